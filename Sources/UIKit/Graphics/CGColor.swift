// SPDX-License-Identifier: MIT

/// A color with an opacity in the sRGB color space. Layers use this type.
///
/// Differs from Apple: this is a value type with a single color space rather than a Core Foundation object. It is
/// therefore `Hashable` and `Sendable`, and needs no memory management.
nonisolated public struct CGColor: Hashable, Sendable {
  /// The gamma-encoded red component in sRGB, from 0 to 1.
  public let red: CGFloat
  /// The gamma-encoded green component in sRGB, from 0 to 1.
  public let green: CGFloat
  /// The gamma-encoded blue component in sRGB, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a color from components that are clamped to 0...1. A component that is NaN is reported as a fault and
  /// replaced by 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = CGColor.clipped(red, "red")
    self.green = CGColor.clipped(green, "green")
    self.blue = CGColor.clipped(blue, "blue")
    self.alpha = CGColor.clipped(alpha, "alpha")
  }

  /// Creates a gray with the brightness `gray` (0 is black, 1 is white) and the opacity `alpha`, both clamped to 0...1.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a color from 32 bits, `0xRRGGBBAA`. Sprung addition.
  public init(rgba: UInt32) {
    self.init(
      red: CGFloat((rgba >> 24) & 255) / 255, green: CGFloat((rgba >> 16) & 255) / 255,
      blue: CGFloat((rgba >> 8) & 255) / 255, alpha: CGFloat(rgba & 255) / 255)
  }

  /// The color as a 32-bit number, `0xRRGGBBAA`, with each component rounded to 8 bits. Hosts draw this color. Sprung
  /// addition.
  public var rgba: UInt32 {
    CGColor.level(red) << 24 | CGColor.level(green) << 16 | CGColor.level(blue) << 8 | CGColor.level(alpha)
  }

  /// The red, green, blue and alpha components, in this order. Differs from Apple: the array is never nil, and grays
  /// also have four components.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, always 4.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with the given opacity, clamped to 0...1. The result is never nil.
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
    // Adding 0 converts -0 to +0, so that equal colors also have equal bits, which hosts compare.
    return min(max(part, 0), 1) + 0
  }
}
