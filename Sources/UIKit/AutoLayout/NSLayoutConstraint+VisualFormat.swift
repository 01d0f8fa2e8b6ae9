// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Options for the alignment, direction and spacing of views in a visual format.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the baselines of the last lines of text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the baselines of the first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views are arranged in the layout direction of the language. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views are arranged from left to right in any language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views are arranged from right to left in any language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits for direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spacing is measured between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spacing is measured between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits for spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  #if hasFeature(Embedded)
    /// Creates constraints from a visual format, such as `H:|-[photo(80)]-8-[title(>=40@750)]-|`.
    ///
    /// Invalid formats and unknown names are rejected with a fault that shows the position of the error, and no
    /// constraints are created. In the browser, metrics are `CGFloat` values. The views can include layout guides.
    public class func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: CGFloat]?,
      views: [String: AnyObject]
    ) -> [NSLayoutConstraint] {
      constraints(format, opts, metrics: metrics ?? [:], items: views.compactMapValues { LayoutItem.of($0) })
    }
  #else
    /// Creates constraints from a visual format, such as `H:|-[photo(80)]-8-[title(>=40@750)]-|`.
    ///
    /// Invalid formats and unknown names are rejected with a fault that shows the position of the error, and no
    /// constraints are created. The metrics are numbers; the views can include layout guides. A single hyphen denotes 8
    /// points between views, or the superview's margin at its edge.
    public class func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
      var numbers: [String: CGFloat] = [:]
      for (name, value) in metrics ?? [:] { numbers[name] = number(value) }
      var items: [String: LayoutItem] = [:]
      for (name, value) in views { items[name] = LayoutItem.of(value as AnyObject) }
      return constraints(format, opts, metrics: numbers, items: items)
    }

    private static func number(_ value: Any) -> CGFloat? {
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
  #endif

  /// Creates constraints from a visual format with typed dictionaries.
  static func constraints(
    _ format: String, _ options: FormatOptions, metrics: [String: CGFloat], items: [String: LayoutItem]
  ) -> [NSLayoutConstraint] {
    let (parsed, mistake) = VisualFormat.parse(format)
    guard let parsed else {
      Diagnostics.report("visualFormat", "Invalid visual format: \(mistake ?? "").")
      return []
    }
    let builder = VisualFormatBuilder(format: parsed, options: options, metrics: metrics, items: items)
    return builder.build()
  }
}
