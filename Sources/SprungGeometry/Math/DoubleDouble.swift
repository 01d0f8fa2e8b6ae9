// SPDX-License-Identifier: MIT

/// A number as the sum of two doubles, `high` rounded and `low` what rounding lost: about 106 bits.
///
/// The exact sums and products are those of Dekker (1971) and Knuth; they need no fused multiply-add.
struct DoubleDouble {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The sum of both parts as one double.
  @inline(__always)
  var rounded: Double { high + low }

  /// The same number with a low part of at most half a unit in the last place of the high one.
  @inline(__always)
  var tidied: DoubleDouble { DoubleDouble.orderedSum(high, low) }

  /// a + b exactly; needs |a| ≥ |b| or a = 0.
  @inline(__always)
  static func orderedSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(sum, b - (sum - a))
  }

  /// a + b exactly, in any order of size.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let partOfB = sum - a
    return DoubleDouble(sum, (a - (sum - partOfB)) + (b - partOfB))
  }

  /// a · b exactly; needs both below 2^996 in size and the product above 2^-960.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let product = a * b
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let rest = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(product, rest)
  }

  /// Both factors' product, with an error of a few 2^-104.
  @inline(__always)
  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let main = product(left.high, right.high)
    return orderedSum(main.high, main.low + (left.high * right.low + left.low * right.high))
  }

  /// The sum, with an error of a few 2^-104 when the signs agree.
  @inline(__always)
  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let main = sum(left.high, right.high)
    return orderedSum(main.high, main.low + (left.low + right.low))
  }

  /// The quotient, with an error of a few 2^-100.
  @inline(__always)
  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let quotient = left.high / right.high
    let back = product(quotient, right.high)
    let rest = ((left.high - back.high) - back.low) + (left.low - quotient * right.low)
    return orderedSum(quotient, rest / right.high)
  }

  /// The number negated.
  @inline(__always)
  static prefix func - (value: DoubleDouble) -> DoubleDouble { DoubleDouble(-value.high, -value.low) }

  /// The number cut into two of at most 26 bits each (Veltkamp).
  @inline(__always)
  private static func halves(_ value: Double) -> (Double, Double) {
    let scaled = 134_217_729 * value  // 2^27 + 1
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
