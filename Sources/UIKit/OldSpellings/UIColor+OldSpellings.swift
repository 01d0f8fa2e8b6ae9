// SPDX-License-Identifier: MIT

// Spellings from before Swift 3.

extension UIColor {
  /// Old spelling of `black`.
  @available(*, deprecated, renamed: "black")
  nonisolated public class func blackColor() -> UIColor { .black }

  /// Old spelling of `darkGray`.
  @available(*, deprecated, renamed: "darkGray")
  nonisolated public class func darkGrayColor() -> UIColor { .darkGray }

  /// Old spelling of `lightGray`.
  @available(*, deprecated, renamed: "lightGray")
  nonisolated public class func lightGrayColor() -> UIColor { .lightGray }

  /// Old spelling of `white`.
  @available(*, deprecated, renamed: "white")
  nonisolated public class func whiteColor() -> UIColor { .white }

  /// Old spelling of `gray`.
  @available(*, deprecated, renamed: "gray")
  nonisolated public class func grayColor() -> UIColor { .gray }

  /// Old spelling of `red`.
  @available(*, deprecated, renamed: "red")
  nonisolated public class func redColor() -> UIColor { .red }

  /// Old spelling of `green`.
  @available(*, deprecated, renamed: "green")
  nonisolated public class func greenColor() -> UIColor { .green }

  /// Old spelling of `blue`.
  @available(*, deprecated, renamed: "blue")
  nonisolated public class func blueColor() -> UIColor { .blue }

  /// Old spelling of `cyan`.
  @available(*, deprecated, renamed: "cyan")
  nonisolated public class func cyanColor() -> UIColor { .cyan }

  /// Old spelling of `yellow`.
  @available(*, deprecated, renamed: "yellow")
  nonisolated public class func yellowColor() -> UIColor { .yellow }

  /// Old spelling of `magenta`.
  @available(*, deprecated, renamed: "magenta")
  nonisolated public class func magentaColor() -> UIColor { .magenta }

  /// Old spelling of `orange`.
  @available(*, deprecated, renamed: "orange")
  nonisolated public class func orangeColor() -> UIColor { .orange }

  /// Old spelling of `purple`.
  @available(*, deprecated, renamed: "purple")
  nonisolated public class func purpleColor() -> UIColor { .purple }

  /// Old spelling of `brown`.
  @available(*, deprecated, renamed: "brown")
  nonisolated public class func brownColor() -> UIColor { .brown }

  /// Old spelling of `clear`.
  @available(*, deprecated, renamed: "clear")
  nonisolated public class func clearColor() -> UIColor { .clear }

  /// Old spelling of `withAlphaComponent(_:)`.
  @available(*, deprecated, renamed: "withAlphaComponent(_:)")
  nonisolated public final func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }
}
