// SPDX-License-Identifier: MIT

/// A color in 32 bits, 0xRRGGBBAA, not premultiplied, in the sRGB color space. Zero draws nothing.
public struct PackedColor: Equatable, Hashable, Sendable {
  /// The four components, with red in the highest byte.
  public let rawValue: UInt32

  /// Creates a color from 0xRRGGBBAA.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a color from components in 0...1, rounded to the nearest of 256 steps. Other values are clamped, and NaN
  /// is treated as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    rawValue =
      PackedColor.step(red) << 24 | PackedColor.step(green) << 16 | PackedColor.step(blue) << 8
      | PackedColor.step(alpha)
  }

  /// A fully transparent color.
  public static let clear = PackedColor(rawValue: 0)
  /// Opaque black.
  public static let black = PackedColor(rawValue: 0x0000_00FF)
  /// Opaque white.
  public static let white = PackedColor(rawValue: 0xFFFF_FFFF)

  /// Whether alpha is greater than zero.
  public var isVisible: Bool { rawValue & 0xFF != 0 }

  private static func step(_ component: Double) -> UInt32 {
    guard component > 0 else { return 0 }
    return component >= 1 ? 255 : UInt32(component * 255 + 0.5)
  }
}
