// SPDX-License-Identifier: MIT

extension DeterministicMath {
  /// Returns the natural logarithm: negative infinity for both zeros, NaN for negative numbers. The largest measured
  /// error is 0.51 ulp.
  public static func log(_ number: Double) -> Double {
    if number.isNaN || number == .infinity { return number }
    if number == 0 { return -.infinity }
    if number < 0 { return .nan }
    return logarithm(number).rounded
  }

  /// Returns the natural logarithm of a finite positive number, accurate to about 68 bits.
  ///
  /// The number is 2^k · m with m between √½ and √2, and log m = 2·artanh s with s = (m - 1)/(m + 1), |s| < 0.172. The
  /// first two coefficients of the series 2(s + s³/3 + s⁵/5 + ...) have 106 bits. The remaining terms contribute less
  /// than 2^-18 of the sum and are evaluated in doubles.
  static func logarithm(_ number: Double) -> DoubleDouble {
    var normal = number
    var exponent: Int32 = -1023
    if normal < 0x1p-1022 {
      normal *= 0x1p54
      exponent -= 54
    }
    let bits = normal.bitPattern
    exponent += Int32(truncatingIfNeeded: bits >> 52)
    var mantissa = Double(bitPattern: (bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000)
    if mantissa > 1.4142135623730951 {
      mantissa *= 0.5
      exponent += 1
    }

    let s = DoubleDouble(mantissa - 1, 0) / DoubleDouble.sum(mantissa, 1)
    let square = s * s
    let z = square.high
    var tail = 1.0 / 27
    tail = tail * z + 1.0 / 25
    tail = tail * z + 1.0 / 23
    tail = tail * z + 1.0 / 21
    tail = tail * z + 1.0 / 19
    tail = tail * z + 1.0 / 17
    tail = tail * z + 1.0 / 15
    tail = tail * z + 1.0 / 13
    tail = tail * z + 1.0 / 11
    tail = tail * z + 1.0 / 9
    tail = tail * z + 1.0 / 7
    let fifth = DoubleDouble(0x1.999999999999ap-3, -0x1.999999999999ap-57)
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let series = square * (third + square * (fifth + DoubleDouble(tail * z, 0)))
    let double = DoubleDouble(2 * s.high, 2 * s.low)
    let ofMantissa = double + double * series

    // The first part of ln 2 has 32 bits, so its product with k is exact.
    let k = Double(exponent)
    let doublings = DoubleDouble.orderedSum(k * 0x1.62e42fee00000p-1, k * 0x1.a39ef35793c76p-33)
    return doublings + ofMantissa
  }
}
