// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Parses JSON numbers.
  enum JSONNumber {
    /// Returns the floating-point number that is closest to the given decimal number; nil if the text is not a number.
    static func value(_ text: String) -> Double? {
      guard let near = DecimalText.number(text) else { return nil }
      let decimal = Decimal(text)
      // If there are few digits and the power of ten is small, both are exactly representable, so the result is already
      // correct.
      if decimal.digits.count <= 15, abs(decimal.exponent) <= 22 || decimal.digits.isEmpty { return near }
      guard decimal.digits.count <= 800 else { return near }
      var size = near.magnitude.isFinite ? near.magnitude : Double.greatestFiniteMagnitude
      while size < .infinity, decimal.isAbove(middleAfter: size) { size = size.nextUp }
      while size > 0, decimal.isBelow(middleBefore: size) { size = size.nextDown }
      return text.utf8.first == UInt8(ascii: "-") ? -size : size
    }

    /// Decimal digits and a power of ten.
    private struct Decimal {
      /// Digits from 0 to 9, without leading and trailing zeros.
      private(set) var digits: [UInt8] = []
      private(set) var exponent = 0

      init(_ text: String) {
        var rest = Array(text.utf8)[...]
        var isFraction = false
        while let byte = rest.popFirst() {
          switch byte {
          case UInt8(ascii: "."): isFraction = true
          case UInt8(ascii: "e"), UInt8(ascii: "E"):
            exponent += Int(String(decoding: rest, as: UTF8.self)) ?? 0
            rest = []
          case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if isFraction { exponent -= 1 }
            if !(digits.isEmpty && byte == UInt8(ascii: "0")) { digits.append(byte - UInt8(ascii: "0")) }
          default: break
          }
        }
        while digits.last == 0 {
          digits.removeLast()
          exponent += 1
        }
      }

      /// Returns whether the decimal must be rounded to the next number above the given one. This is the case above the
      /// midpoint between these numbers, and at the midpoint if the significand of the given number is odd.
      func isAbove(middleAfter size: Double) -> Bool {
        let order = compare(significand: 2 * Self.significand(size) + 1, power: Self.power(size) - 1)
        return order > 0 || order == 0 && Self.significand(size) % 2 == 1
      }

      /// Returns whether the decimal must be rounded to the next number below the given one.
      func isBelow(middleBefore size: Double) -> Bool {
        let below = size.nextDown
        let order = compare(significand: 2 * Self.significand(below) + 1, power: Self.power(below) - 1)
        return order < 0 || order == 0 && Self.significand(below) % 2 == 0
      }

      private static func significand(_ size: Double) -> UInt64 {
        size.significandBitPattern | (size.isNormal ? 1 << 52 : 0)
      }

      private static func power(_ size: Double) -> Int {
        max(1, Int(size.exponentBitPattern)) - 1075
      }

      /// Compares the decimal with a significand times a power of two.
      private func compare(significand: UInt64, power: Int) -> Int {
        var own = LargeNumber()
        for digit in digits { own.multiply(by: 10, adding: UInt32(digit)) }
        var other = LargeNumber(significand)
        if exponent >= 0 { own.multiply(by: 10, times: exponent) } else { other.multiply(by: 10, times: -exponent) }
        if power >= 0 { other.multiply(by: 2, times: power) } else { own.multiply(by: 2, times: -power) }
        return own.compare(other)
      }
    }

    /// An unsigned integer of arbitrary size.
    private struct LargeNumber {
      /// The words from least to most significant; the last one is not 0.
      private var words: [UInt32] = []

      init() {}

      init(_ value: UInt64) {
        words = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)]
        while words.last == 0 { words.removeLast() }
      }

      mutating func multiply(by factor: UInt32, adding rest: UInt32 = 0) {
        var carry = UInt64(rest)
        for place in words.indices {
          let product = UInt64(words[place]) * UInt64(factor) + carry
          words[place] = UInt32(truncatingIfNeeded: product)
          carry = product >> 32
        }
        if carry > 0 { words.append(UInt32(carry)) }
      }

      mutating func multiply(by factor: UInt32, times count: Int) {
        // Combine as many factors as fit into a word, and multiply by their product.
        let (group, size): (UInt32, Int) = factor == 10 ? (1_000_000_000, 9) : (1 << 31, 31)
        for _ in 0..<(count / size) { multiply(by: group) }
        for _ in 0..<(count % size) { multiply(by: factor) }
      }

      func compare(_ other: LargeNumber) -> Int {
        if words.count != other.words.count { return words.count < other.words.count ? -1 : 1 }
        for place in words.indices.reversed() where words[place] != other.words[place] {
          return words[place] < other.words[place] ? -1 : 1
        }
        return 0
      }
    }
  }
#endif
