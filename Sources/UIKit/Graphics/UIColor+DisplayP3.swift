// SPDX-License-Identifier: MIT

nonisolated extension UIColor {
  /// A color of the Display P3 space. Differs from Apple: hosts draw in sRGB, so it is the nearest color there is.
  ///
  /// Source of the matrices: SMPTE EG 432-1 (P3, D65) and IEC 61966-2-1 (sRGB), whose transfer function both share.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let r = Self.linear(red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    self.init(
      red: Self.encoded(1.224940176 * r - 0.224940176 * g), green: Self.encoded(-0.042056955 * r + 1.042056955 * g),
      blue: Self.encoded(-0.019637555 * r - 0.078636046 * g + 1.098273600 * b), alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : CGFloat(DeterministicMath.pow(Double((value + 0.055) / 1.055), 2.4))
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    guard value > 0.0031308 else { return max(0, value * 12.92) }
    return min(1, 1.055 * CGFloat(DeterministicMath.pow(Double(value), 1 / 2.4)) - 0.055)
  }
}
