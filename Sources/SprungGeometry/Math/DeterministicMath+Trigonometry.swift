// SPDX-License-Identifier: MIT

extension DeterministicMath {
  /// Returns the sine of a finite angle in radians, or NaN for an infinite one. The largest measured error is 0.80 ulp.
  public static func sin(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    if angle.magnitude < smallAngle { return angle }
    let (quarter, rest) = reduceAngle(angle)
    let result = quarter & 1 == 0 ? sineSeries(rest) : cosineSeries(rest)
    return quarter & 2 == 0 ? result.rounded : -result.rounded
  }

  /// Returns the cosine of a finite angle in radians, or NaN for an infinite one. The largest measured error is 0.78
  /// ulp.
  public static func cos(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let (quarter, rest) = reduceAngle(angle)
    let result = quarter & 1 == 0 ? cosineSeries(rest) : sineSeries(rest)
    return (quarter &+ 1) & 2 == 0 ? result.rounded : -result.rounded
  }

  /// Returns the sine and the cosine of an angle in radians. The results have the same bits as those of `sin` and
  /// `cos`, but one call is faster than two.
  public static func sincos(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    if angle.magnitude < smallAngle { return (angle, 1) }
    let (quarter, rest) = reduceAngle(angle)
    let sine = sineSeries(rest).rounded
    let cosine = cosineSeries(rest).rounded
    switch quarter {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the tangent of a finite angle in radians, or NaN for an infinite one. The largest measured error is 1.08
  /// ulp.
  public static func tan(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    if angle.magnitude < smallAngle { return angle }
    let (quarter, rest) = reduceAngle(angle)
    let sine = sineSeries(rest).tidied
    let cosine = cosineSeries(rest).tidied
    let quotient = quarter & 1 == 0 ? sine / cosine : -(cosine / sine)
    return quotient.rounded
  }

  /// 2^-27. For smaller angles, sine and tangent equal the angle and the cosine is 1, to within half an ulp. These
  /// angles are handled separately, because the series would lose the sign of a zero.
  @inline(__always)
  private static var smallAngle: Double { 0x1p-27 }

  /// The Taylor series of the sine, of degree 17, for a magnitude of at most π/4. The next term of the series would be
  /// less than 2^-63 of the sum.
  @inline(__always)
  private static func sineSeries(_ rest: DoubleDouble) -> DoubleDouble {
    let x = rest.high
    let square = x * x
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * square - 1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = sum * square - 1.0 / 6
    return DoubleDouble(x, x * square * sum + rest.low * (1 - 0.5 * square))
  }

  /// The Taylor series of the cosine, of degree 18, for a magnitude of at most π/4. The next term is below 2^-68.
  @inline(__always)
  private static func cosineSeries(_ rest: DoubleDouble) -> DoubleDouble {
    let x = rest.high
    let square = x * x
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * square + 1.0 / 20_922_789_888_000
    sum = sum * square - 1.0 / 87_178_291_200
    sum = sum * square + 1.0 / 479_001_600
    sum = sum * square - 1.0 / 3_628_800
    sum = sum * square + 1.0 / 40_320
    sum = sum * square - 1.0 / 720
    sum = sum * square + 1.0 / 24
    let half = 0.5 * square
    let main = 1 - half
    return DoubleDouble(main, ((1 - main) - half) + (square * square * sum - x * rest.low))
  }
}
