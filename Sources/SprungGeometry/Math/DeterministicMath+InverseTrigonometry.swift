// SPDX-License-Identifier: MIT

extension DeterministicMath {
  /// Returns the angle in radians, from -π/2 to π/2, whose tangent is `tangent`. The largest measured error is 0.51
  /// ulp.
  public static func atan(_ tangent: Double) -> Double {
    if tangent.isNaN { return tangent }
    // Below 2^-27, the angle equals its tangent to within half an ulp.
    if tangent.magnitude < 0x1p-27 { return tangent }
    if tangent.magnitude > 0x1p60 { return copySign(of: tangent, to: halfPi.high) }
    let angle = angleOfQuotient(DoubleDouble(tangent.magnitude, 0), DoubleDouble(1, 0))
    return copySign(of: tangent, to: angle.rounded)
  }

  /// Returns the angle in radians, from -π to π, of the vector (x, y), measured from the x-axis toward the y-axis.
  ///
  /// The signs of zeros matter, as in C: `atan2(0, -1)` is π and `atan2(-0.0, -1)` is -π. The largest measured error is
  /// 0.51 ulp, or 0.75 ulp for results below 1e-307.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let isLeft = x.sign == .minus
    if y == 0 { return copySign(of: y, to: isLeft ? pi.high : 0) }
    if x == 0 { return copySign(of: y, to: halfPi.high) }
    if x.isInfinite || y.isInfinite {
      guard x.isInfinite else { return copySign(of: y, to: halfPi.high) }
      guard y.isInfinite else { return copySign(of: y, to: isLeft ? pi.high : 0) }
      return copySign(of: y, to: isLeft ? 3 * (halfPi.high / 2) : halfPi.high / 2)
    }

    // Scale by powers of two, so that neither the products nor their rounding errors overflow or underflow.
    var height = y.magnitude
    var width = x.magnitude
    if height > 0x1p900 || width > 0x1p900 {
      height *= 0x1p-200
      width *= 0x1p-200
    }
    if height < 0x1p-700 || width < 0x1p-700 {
      if height > 0x1p60 * width { return copySign(of: y, to: halfPi.high) }
      if width > 0x1p60 * height {
        return copySign(of: y, to: isLeft ? pi.high : y.magnitude / x.magnitude)
      }
      height *= 0x1p600
      width *= 0x1p600
    }
    var angle = angleOfQuotient(DoubleDouble(height, 0), DoubleDouble(width, 0))
    if isLeft { angle = pi + -angle }
    return copySign(of: y, to: angle.rounded)
  }

  /// Returns the angle in radians, from -π/2 to π/2, whose sine is `sine`, or NaN outside -1...1. The largest measured
  /// error is 0.51 ulp.
  public static func asin(_ sine: Double) -> Double {
    let size = sine.magnitude
    guard size <= 1 else { return .nan }
    // Below 2^-27, the angle equals its sine to within half an ulp.
    if size < 0x1p-27 { return sine }
    let angle = angleOfQuotient(DoubleDouble(size, 0), otherSide(of: size))
    return copySign(of: sine, to: angle.rounded)
  }

  /// Returns the angle in radians, from 0 to π, whose cosine is `cosine`, or NaN outside -1...1. The largest measured
  /// error is 0.51 ulp.
  public static func acos(_ cosine: Double) -> Double {
    let size = cosine.magnitude
    guard size <= 1 else { return .nan }
    if size < 0x1p-60 { return halfPi.high }
    let angle = angleOfQuotient(otherSide(of: size), DoubleDouble(size, 0))
    return (cosine < 0 ? pi + -angle : angle).rounded
  }

  /// π to 106 bits.
  static var pi: DoubleDouble { DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53) }

  /// π/2 to 106 bits.
  static var halfPi: DoubleDouble { DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54) }

  @inline(__always)
  private static func copySign(of source: Double, to size: Double) -> Double {
    source.sign == .minus ? -size : size
  }

  /// Returns √(1 - side²), the other leg of a right triangle with a hypotenuse of 1.
  private static func otherSide(of side: Double) -> DoubleDouble {
    let square = DoubleDouble.sum(1, -side) * DoubleDouble.sum(1, side)
    let root = square.high.squareRoot()
    if root == 0 { return DoubleDouble(0, 0) }
    let back = DoubleDouble.product(root, root)
    let rest = ((square.high - back.high) - back.low) + square.low
    return DoubleDouble.orderedSum(root, rest / (2 * root))
  }

  /// Returns the angle between 0 and π/2 whose tangent is height / width. Neither argument may be negative, and at most
  /// one may be zero.
  private static func angleOfQuotient(_ height: DoubleDouble, _ width: DoubleDouble) -> DoubleDouble {
    if height.high > width.high { return halfPi + -smallAngleOfQuotient(width, height) }
    return smallAngleOfQuotient(height, width)
  }

  /// Returns the angle between 0 and π/4 whose tangent is height / width.
  ///
  /// Subtracts the angle of the nearest tangent c among 0/16, 1/16, ... 16/16, using the identity atan q = atan c +
  /// atan((q - c)/(1 + q·c)). The remaining tangent is at most 1/32, so the truncation error of the Taylor series of
  /// degree 11 is below 2^-63.
  private static func smallAngleOfQuotient(_ height: DoubleDouble, _ width: DoubleDouble) -> DoubleDouble {
    let step = (16 * (height.high / width.high) + roundingShift) - roundingShift
    let tangent = step / 16
    let known = DoubleDouble(tangent, 0)
    let rest = step == 0 ? height / width : (height + -(known * width)) / (width + known * height)
    let square = rest.high * rest.high
    var sum = -1.0 / 11
    sum = sum * square + 1.0 / 9
    sum = sum * square - 1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = sum * square - 1.0 / 3
    let correction = rest.low + rest.high * square * sum
    let start = sixteenthAngles[Int(step)]
    let main = DoubleDouble.orderedSum(start.high, rest.high)
    return DoubleDouble.orderedSum(main.high, main.low + (start.low + correction))
  }

  /// atan(0/16), atan(1/16), ... atan(16/16) to 106 bits.
  private static let sixteenthAngles: [DoubleDouble] = [
    DoubleDouble(0x0.0p+0, 0x0.0p+0),
    DoubleDouble(0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
