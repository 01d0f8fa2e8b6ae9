// SPDX-License-Identifier: MIT

/// A color in the sRGB color space with an opacity, as used by layers.
///
/// Differs from Apple: a value type in a single color space rather than a Core Foundation object. Therefore the type is
/// `Hashable` and `Sendable` and needs no memory management.
nonisolated public struct CGColor: Hashable, Sendable {
  /// The red component, 0 to 1, in sRGB gamma encoding.
  public let red: CGFloat
  /// The green component, 0 to 1, in sRGB gamma encoding.
  public let green: CGFloat
  /// The blue component, 0 to 1, in sRGB gamma encoding.
  public let blue: CGFloat
  /// The opacity, 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a color from components that are clamped to 0...1. A component that is not a number is reported and
  /// becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = CGColor.clipped(red, "red")
    self.green = CGColor.clipped(green, "green")
    self.blue = CGColor.clipped(blue, "blue")
    self.alpha = CGColor.clipped(alpha, "alpha")
  }

  /// Creates a gray with the brightness `gray` (0 black, 1 white) and the opacity `alpha`, both clamped to 0...1.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a color from 32 bits, `0xRRGGBBAA`. Sprung addition.
  public init(rgba: UInt32) {
    self.init(
      red: CGFloat((rgba >> 24) & 255) / 255, green: CGFloat((rgba >> 16) & 255) / 255,
      blue: CGFloat((rgba >> 8) & 255) / 255, alpha: CGFloat(rgba & 255) / 255)
  }

  /// The color as 32 bits, `0xRRGGBBAA`, with each component rounded to 8 bits, as hosts draw it. Sprung addition.
  public var rgba: UInt32 {
    CGColor.level(red) << 24 | CGColor.level(green) << 16 | CGColor.level(blue) << 8 | CGColor.level(alpha)
  }

  /// The red, green, blue and alpha components, in this order.
  /// Differs from Apple: never nil, and grays also have four components.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, always 4.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with the given opacity, clamped to 0...1. Never nil.
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
    // Adding 0 converts -0 to +0, so that hosts that compare bits consider equal colors equal.
    return min(max(part, 0), 1) + 0
  }
}
