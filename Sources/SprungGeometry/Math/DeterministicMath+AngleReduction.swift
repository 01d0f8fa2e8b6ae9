// SPDX-License-Identifier: MIT

extension DeterministicMath {
  /// 1.5 · 2^52. Adding and then subtracting this number rounds a double below 2^51 to the nearest integer, with ties
  /// to even.
  @inline(__always)
  static var roundingShift: Double { 6_755_399_441_055_744 }

  /// Reduces a finite angle to a number of quadrants (modulo 4) and a remainder of at most π/4 in magnitude, accurate
  /// to about 106 bits.
  static func reduceAngle(_ angle: Double) -> (quarter: UInt32, rest: DoubleDouble) {
    let size = angle.magnitude
    if size <= 0.7853981633974483 { return (0, DoubleDouble(angle, 0)) }
    if size < 1_600_000 { return reduceMediumAngle(angle) }
    let (quarter, rest) = reduceLargeAngle(size)
    return angle < 0 ? ((4 &- quarter) & 3, -rest) : (quarter, rest)
  }

  /// The Cody-Waite reduction, with π/2 split into three parts of 33 bits and a tail.
  ///
  /// The number of quadrants is below 2^20, so its products with the three parts are exact.
  private static func reduceMediumAngle(_ angle: Double) -> (quarter: UInt32, rest: DoubleDouble) {
    let turns = (angle * 0x1.45f306dc9c883p-1 + roundingShift) - roundingShift
    let first = angle - turns * 0x1.921fb54400000p+0
    let second = DoubleDouble.sum(first, -(turns * 0x1.0b4611a600000p-34))
    let third = DoubleDouble.sum(second.high, -(turns * 0x1.3198a2e000000p-69))
    let rest = second.low + (third.low - turns * 0x1.b839a252049c1p-104)
    let quarter = UInt32(truncatingIfNeeded: Int32(turns)) & 3
    return (quarter, DoubleDouble.orderedSum(third.high, rest))
  }

  /// The Payne-Hanek reduction: multiplies the 53-bit mantissa of the angle by the relevant 256 bits of 2/π in integer
  /// arithmetic.
  ///
  /// Bits of 2/π that contribute multiples of 2π are skipped, and those below 2^-169 of a quadrant are dropped. No
  /// double is closer than 2^-62 to a multiple of π/2, so about 106 accurate bits remain.
  private static func reduceLargeAngle(_ size: Double) -> (quarter: UInt32, rest: DoubleDouble) {
    let mantissa = (size.bitPattern & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000
    let exponent = Int32(truncatingIfNeeded: size.bitPattern >> 52) - 1075
    let firstWord = exponent > 2 ? Int((exponent - 2) / 32) : 0

    // The words of the product, least significant first.
    var product = InlineArray<10, UInt32>(repeating: 0)
    for half in 0..<2 {
      let factor = half == 0 ? mantissa & 0xffff_ffff : mantissa >> 32
      var carry: UInt64 = 0
      for place in 0..<8 {
        let word = UInt64(twoOverPi[firstWord + 7 - place])
        let total = factor * word + UInt64(product[place + half]) + carry
        product[place + half] = UInt32(truncatingIfNeeded: total)
        carry = total >> 32
      }
      product[8 + half] = UInt32(truncatingIfNeeded: carry)
    }

    // Shift left until the binary point between quadrants and fraction falls on a word boundary.
    let fractionBits = Int32(32 * (firstWord + 8)) - exponent
    let shift = UInt32(truncatingIfNeeded: (32 - fractionBits % 32) % 32)
    if shift > 0 {
      for place in stride(from: 9, to: 0, by: -1) {
        product[place] = (product[place] << shift) | (product[place - 1] >> (32 - shift))
      }
      product[0] <<= shift
    }
    let fractionWords = Int((fractionBits + 31) / 32)
    var quarter = product[fractionWords] & 3

    // A fraction of one half or more becomes a negative remainder of the next quadrant.
    let isNegative = product[fractionWords - 1] >= 0x8000_0000
    if isNegative {
      quarter = (quarter &+ 1) & 3
      var carry: UInt64 = 1
      for place in 0..<fractionWords {
        let total = UInt64(~product[place]) + carry
        product[place] = UInt32(truncatingIfNeeded: total)
        carry = total >> 32
      }
    }

    var fraction = DoubleDouble(0, 0)
    var weight = 0x1p-32
    for place in stride(from: fractionWords - 1, through: 0, by: -1) {
      let next = DoubleDouble.sum(fraction.high, Double(product[place]) * weight)
      fraction = DoubleDouble(next.high, next.low + fraction.low)
      weight *= 0x1p-32
    }
    let rest = fraction * DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    return (quarter, isNegative ? -rest : rest)
  }

  /// 2/π as a binary fraction, 32 bits per word.
  private static let twoOverPi: [UInt32] = [
    0xa2f9_836e, 0x4e44_1529, 0xfc27_57d1, 0xf534_ddc0, 0xdb62_9599, 0x3c43_9041, 0xfe51_63ab, 0xdebb_c561,
    0xb724_6e3a, 0x424d_d2e0, 0x0649_2eea, 0x09d1_921c, 0xfe1d_eb1c, 0xb129_a73e, 0xe882_35f5, 0x2ebb_4484,
    0xe99c_7026, 0xb45f_7e41, 0x3991_d639, 0x8353_39f4, 0x9c84_5f8b, 0xbdf9_283b, 0x1ff8_97ff, 0xde05_980f,
    0xef2f_118b, 0x5a0a_6d1f, 0x6d36_7ecf, 0x27cb_09b7, 0x4f46_3f66, 0x9e5f_ea2d, 0x7527_bac7, 0xebe5_f17b,
    0x3d07_39f7, 0x8a52_92ea, 0x6bfb_5fb1, 0x1f8d_5d08, 0x5603_3046, 0xfc7b_6bab, 0xf0cf_bc20, 0x9af4_361d,
  ]
}
