// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Parses decimal numbers without a C library, which the browser build does not have.
  enum DecimalText {
    /// Parses a number, such as `-12.5` or `3e8`; nil for other strings. If the number has at most fifteen digits, the
    /// result is the closest representable number. Digits after the fifteenth only affect the exponent.
    static func number(_ text: String) -> Double? {
      var rest = Array(text.utf8)[...]
      let isNegative = rest.first == UInt8(ascii: "-")
      if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      var mantissa: Int64 = 0
      var exponent = 0
      var hasDigits = false
      var isFraction = false
      while let byte = rest.first {
        if byte == UInt8(ascii: "."), !isFraction {
          isFraction = true
        } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
          hasDigits = true
          if mantissa < 100_000_000_000_000 {
            mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
            if isFraction { exponent -= 1 }
          } else if !isFraction {
            exponent += 1
          }
        } else {
          break
        }
        rest.removeFirst()
      }
      guard hasDigits else { return nil }
      if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        guard let more = Int(String(decoding: rest.dropFirst(), as: UTF8.self)), more > -400, more < 400 else {
          return nil
        }
        exponent += more
        rest = []
      }
      guard rest.isEmpty else { return nil }
      var value = Double(mantissa)
      while exponent != 0 {
        // Powers of ten up to 10^22 are exact.
        let step = min(exponent < 0 ? -exponent : exponent, 22)
        var power = 1.0
        for _ in 0..<step { power *= 10 }
        value = exponent < 0 ? value / power : value * power
        exponent += exponent < 0 ? step : -step
      }
      return isNegative ? -value : value
    }
  }
#endif
