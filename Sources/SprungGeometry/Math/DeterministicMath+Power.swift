// SPDX-License-Identifier: MIT

extension DeterministicMath {
  /// Returns `base` raised to the power `exponent`, handling all special cases as in C99 (annex F.9.4.4).
  ///
  /// A negative base requires an integer exponent; otherwise the result is NaN. Any base to the power 0 is 1, and 1 to
  /// any power is 1, including NaN. The largest measured error is 0.63 ulp, or 0.76 ulp for subnormal results.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let size = base.magnitude
    if exponent.isInfinite {
      if size == 1 { return 1 }
      return (size > 1) == (exponent > 0) ? .infinity : 0
    }
    let isNegative = base.sign == .minus && isOdd(exponent)
    if size == 0 || size == .infinity {
      let result = (size == 0) == (exponent > 0) ? 0 : Double.infinity
      return isNegative ? -result : result
    }
    if base < 0 && !isWhole(exponent) { return .nan }
    let result = positivePower(size, exponent)
    return isNegative ? -result : result
  }

  /// Returns √(x² + y²) without intermediate overflow. The result is infinite if either argument is infinite, even if
  /// the other is NaN. The largest measured error is 0.51 ulp, or 0.75 ulp for subnormal results.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    var long = x.magnitude
    var short = y.magnitude
    if long < short { (long, short) = (short, long) }
    if short == 0 || long > 0x1p54 * short { return long + short }
    var scale = 1.0
    if long > 0x1p450 {
      scale = 0x1p600
    } else if short < 0x1p-400 {
      scale = 0x1p-600
    }
    long /= scale
    short /= scale
    let square = DoubleDouble.product(long, long) + DoubleDouble.product(short, short)
    let root = square.high.squareRoot()
    let back = DoubleDouble.product(root, root)
    let rest = ((square.high - back.high) - back.low) + square.low
    return (root + rest / (2 * root)) * scale
  }

  /// Returns a finite positive base raised to a finite power, computed as e^(power · log base).
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    let logarithm = logarithm(base)
    let estimate = exponent * logarithm.high
    if estimate > 800 { return .infinity }
    if estimate < -800 { return 0 }
    if estimate.magnitude < 0x1p-60 { return 1 + estimate }
    let product = DoubleDouble.product(exponent, logarithm.high)
    let power = DoubleDouble.orderedSum(product.high, product.low + exponent * logarithm.low)
    return exponential(power)
  }

  /// Returns whether a number has no fractional part. Every double of at least 2^52 is an integer.
  private static func isWhole(_ number: Double) -> Bool {
    let size = number.magnitude
    return size >= 0x1p52 || (size + 0x1p52) - 0x1p52 == size
  }

  /// Returns whether a number is an odd integer. Every double of at least 2^53 is even.
  private static func isOdd(_ number: Double) -> Bool {
    number.magnitude < 0x1p53 && isWhole(number) && !isWhole(number / 2)
  }
}
