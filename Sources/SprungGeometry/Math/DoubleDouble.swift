// SPDX-License-Identifier: MIT

/// A number represented as the sum of two doubles, with about 106 bits. `high` is the rounded value and `low` the
/// rounding error.
///
/// The exact sums and products follow Dekker (1971) and Knuth. These algorithms do not require a fused multiply-add.
struct DoubleDouble {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The number rounded to one double.
  @inline(__always)
  var rounded: Double { high + low }

  /// The same number, normalized so that `low` is at most half an ulp of `high`.
  @inline(__always)
  var tidied: DoubleDouble { DoubleDouble.orderedSum(high, low) }

  /// Returns the exact sum a + b. Requires |a| ≥ |b| or a = 0.
  @inline(__always)
  static func orderedSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(sum, b - (sum - a))
  }

  /// Returns the exact sum a + b for arguments of any magnitude.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let partOfB = sum - a
    return DoubleDouble(sum, (a - (sum - partOfB)) + (b - partOfB))
  }

  /// Returns the exact product a · b. Requires both magnitudes below 2^996 and the product above 2^-960.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let product = a * b
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let rest = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(product, rest)
  }

  /// Returns the product, with a relative error of a few times 2^-104.
  @inline(__always)
  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let main = product(left.high, right.high)
    return orderedSum(main.high, main.low + (left.high * right.low + left.low * right.high))
  }

  /// Returns the sum, with a relative error of a few times 2^-104 if the signs agree.
  @inline(__always)
  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let main = sum(left.high, right.high)
    return orderedSum(main.high, main.low + (left.low + right.low))
  }

  /// Returns the quotient, with a relative error of a few times 2^-100.
  @inline(__always)
  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let quotient = left.high / right.high
    let back = product(quotient, right.high)
    let rest = ((left.high - back.high) - back.low) + (left.low - quotient * right.low)
    return orderedSum(quotient, rest / right.high)
  }

  /// Returns the negated number.
  @inline(__always)
  static prefix func - (value: DoubleDouble) -> DoubleDouble { DoubleDouble(-value.high, -value.low) }

  /// Splits a number into two parts of at most 26 bits each (Veltkamp).
  @inline(__always)
  private static func halves(_ value: Double) -> (Double, Double) {
    let scaled = 134_217_729 * value  // 2^27 + 1
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
