// SPDX-License-Identifier: MIT

/// A color in the sRGB space with an opacity, as layers hold it.
///
/// Differs from Apple: a value type in one color space, not a reference to a Core Foundation object, so it is
/// `Hashable` and `Sendable` and needs no memory management.
nonisolated public struct CGColor: Hashable, Sendable {
  /// The red part, 0 (none) to 1 (full), gamma-encoded as sRGB is.
  public let red: CGFloat
  /// The green part, 0 (none) to 1 (full), gamma-encoded as sRGB is.
  public let green: CGFloat
  /// The blue part, 0 (none) to 1 (full), gamma-encoded as sRGB is.
  public let blue: CGFloat
  /// The opacity, 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Makes a color from parts of 0...1; parts outside are clipped to that range, and a part that is not a number
  /// is reported and becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = CGColor.clipped(red, "red")
    self.green = CGColor.clipped(green, "green")
    self.blue = CGColor.clipped(blue, "blue")
    self.alpha = CGColor.clipped(alpha, "alpha")
  }

  /// Makes a gray of brightness `gray` (0 black, 1 white) and opacity `alpha`, both clipped to 0...1.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Makes the color of the 32 bits `0xRRGGBBAA`. Sprung addition.
  public init(rgba: UInt32) {
    self.init(
      red: CGFloat((rgba >> 24) & 255) / 255, green: CGFloat((rgba >> 16) & 255) / 255,
      blue: CGFloat((rgba >> 8) & 255) / 255, alpha: CGFloat(rgba & 255) / 255)
  }

  /// The 32 bits `0xRRGGBBAA`, each part rounded to the nearest of 256 levels: what a host draws. Sprung addition.
  public var rgba: UInt32 {
    CGColor.level(red) << 24 | CGColor.level(green) << 16 | CGColor.level(blue) << 8 | CGColor.level(alpha)
  }

  /// Red, green, blue and alpha in that order.
  /// Differs from Apple: never nil, and grays have four components too.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of `components`, always 4.
  public var numberOfComponents: Int { 4 }

  /// The same color with the opacity `alpha`, clipped to 0...1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private static func level(_ part: CGFloat) -> UInt32 { UInt32(part * 255 + 0.5) }

  private static func clipped(_ part: CGFloat, _ name: String) -> CGFloat {
    guard !part.isNaN else {
      Diagnostics.report("colorNotANumber", "The \(name) component of a color is NaN. Pass a value from 0 to 1.")
      return 0
    }
    // The sum turns -0 into +0, so that equal colors hash alike in a host that compares bits.
    return min(max(part, 0), 1) + 0
  }
}
