// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A nonnegative number with all of its decimal digits. The digits are exact, because every binary fraction has a
  /// finite number of decimal digits.
  ///
  /// Numbers are rounded by rounding these digits, which is exact, as in C's `printf`. Multiplying the numbers by
  /// powers of ten would not be exact.
  struct ExactDecimal {
    /// The digits, starting with the first nonzero digit; empty for zero.
    private(set) var digits: [UInt8]
    /// The number of digits before the decimal point; negative if the decimal point is followed by zeros, which are not
    /// in `digits`.
    private(set) var point: Int

    /// Creates the digits of a finite, nonnegative number.
    init(_ value: Double) {
      var significand = UInt64(value.significandBitPattern)
      var exponent = Int(value.exponentBitPattern)
      if exponent == 0 { exponent = 1 } else { significand |= 1 << 52 }
      exponent -= 1075
      var number: [UInt32] = [UInt32(truncatingIfNeeded: significand), UInt32(truncatingIfNeeded: significand >> 32)]
      // m / 2^n equals m * 5^n / 10^n.
      var left = exponent < 0 ? -exponent : exponent
      while left > 0 {
        let part = min(left, 13)
        var factor: UInt32 = 1
        for _ in 0..<part { factor *= exponent < 0 ? 5 : 2 }
        Self.multiply(&number, by: factor)
        left -= part
      }
      digits = Self.decimalDigits(of: number)
      point = digits.count + min(exponent, 0)
      while digits.last == 0 { digits.removeLast() }
    }

    /// Rounds to the first `count` digits; ties are rounded to the even digit.
    mutating func round(toCount count: Int) {
      guard count < digits.count else { return }
      guard count >= 0 else {
        digits = []
        return
      }
      let first = digits[count]
      let isExactHalf = first == 5 && count + 1 == digits.count
      let isOdd = count > 0 && digits[count - 1] % 2 == 1
      digits.removeSubrange(count...)
      if first > 5 || (first == 5 && (!isExactHalf || isOdd)) {
        var place = count - 1
        while place >= 0, digits[place] == 9 {
          digits[place] = 0
          place -= 1
        }
        if place >= 0 {
          digits[place] += 1
        } else {
          digits.insert(1, at: 0)
          point += 1
        }
      }
      while digits.last == 0 { digits.removeLast() }
    }

    /// Returns the digit at the given index; 0 is the first digit after the decimal point and -1 the last digit before
    /// it.
    func digit(at place: Int) -> UInt8 {
      let index = point + place
      return index >= 0 && index < digits.count ? digits[index] : 0
    }

    private static func multiply(_ number: inout [UInt32], by factor: UInt32) {
      var carry: UInt64 = 0
      for place in 0..<number.count {
        let product = UInt64(number[place]) * UInt64(factor) + carry
        number[place] = UInt32(truncatingIfNeeded: product)
        carry = product >> 32
      }
      if carry > 0 { number.append(UInt32(carry)) }
    }

    private static func decimalDigits(of value: [UInt32]) -> [UInt8] {
      var number = value
      var reversed: [UInt8] = []
      while true {
        while number.last == 0 { number.removeLast() }
        if number.isEmpty { break }
        var remainder: UInt64 = 0
        for place in stride(from: number.count - 1, through: 0, by: -1) {
          let part = remainder << 32 | UInt64(number[place])
          number[place] = UInt32(part / 1_000_000_000)
          remainder = part % 1_000_000_000
        }
        for _ in 0..<9 {
          reversed.append(UInt8(remainder % 10))
          remainder /= 10
        }
      }
      while reversed.last == 0 { reversed.removeLast() }
      return reversed.reversed()
    }
  }
#endif
