// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A conversion of a format, such as `%05.1f`.
  struct FormatConversion {
    /// The letters that end a conversion.
    static let kinds: [UInt8] = Array("diuxXocfFeEgG@s%".utf8)

    var isLeft = false
    var width = 0
    var precision: Int?
    var kind: UInt8 = 0
    private var hasPlus = false
    private var hasSpace = false
    private var hasZeros = false
    private var isAlternate = false
    /// The size of integers in bits: 32, like C's int, unless there is a length modifier.
    private var bits = 32

    mutating func takeFlag(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "-"): isLeft = true
      case UInt8(ascii: "+"): hasPlus = true
      case UInt8(ascii: " "): hasSpace = true
      case UInt8(ascii: "0"): hasZeros = true
      case UInt8(ascii: "#"): isAlternate = true
      default: return false
      }
      return true
    }

    mutating func takeLength(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "h"): bits = bits == 16 ? 8 : 16
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"): bits = 64
      default: return false
      }
      return true
    }

    /// Formats an argument.
    func bytes(of argument: FormatArgument) -> [UInt8] {
      switch kind {
      case UInt8(ascii: "@"): return padded(Array(text(of: argument).utf8), sign: [], zeros: false)
      case UInt8(ascii: "s"):
        let text = Array(text(of: argument).utf8)
        return padded(Array(text.prefix(precision ?? text.count)), sign: [], zeros: false)
      case UInt8(ascii: "c"):
        let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: pattern(of: argument))) ?? "?"
        return padded(Array(String(Character(scalar)).utf8), sign: [], zeros: false)
      case UInt8(ascii: "d"), UInt8(ascii: "i"): return signed(pattern(of: argument))
      case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
        return unsigned(pattern(of: argument))
      default: return fraction(number(of: argument))
      }
    }

    private func text(of argument: FormatArgument) -> String {
      switch argument {
      case .text(let text): text
      case .signed(let value): "\(value)"
      case .unsigned(let value): "\(value)"
      case .number(let value): "\(value)"
      }
    }

    private func pattern(of argument: FormatArgument) -> UInt64 {
      switch argument {
      case .signed(let value): UInt64(bitPattern: value)
      case .unsigned(let value): value
      case .number(let value): value.magnitude < 9e18 ? UInt64(bitPattern: Int64(value)) : 0
      case .text: 0
      }
    }

    private func number(of argument: FormatArgument) -> Double {
      switch argument {
      case .number(let value): value
      case .signed(let value): Double(value)
      case .unsigned(let value): Double(value)
      case .text: 0
      }
    }

    // MARK: Whole numbers

    private func signed(_ pattern: UInt64) -> [UInt8] {
      let unused = UInt64(64 - bits)
      let value = Int64(bitPattern: pattern << unused) >> Int64(unused)
      return whole(value.magnitude, radix: 10, sign: sign(isNegative: value < 0))
    }

    private func unsigned(_ pattern: UInt64) -> [UInt8] {
      let value = (pattern << UInt64(64 - bits)) >> UInt64(64 - bits)
      let isHexadecimal = kind == UInt8(ascii: "x") || kind == UInt8(ascii: "X")
      let prefix: [UInt8] = isAlternate && isHexadecimal && value != 0 ? [UInt8(ascii: "0"), kind] : []
      return whole(value, radix: isHexadecimal ? 16 : kind == UInt8(ascii: "o") ? 8 : 10, sign: prefix)
    }

    private func whole(_ value: UInt64, radix: Int, sign: [UInt8]) -> [UInt8] {
      var digits = Array(String(value, radix: radix, uppercase: kind == UInt8(ascii: "X")).utf8)
      if value == 0, precision == 0 { digits = [] }
      let least = precision ?? 1
      if digits.count < least { digits = Array(repeating: UInt8(ascii: "0"), count: least - digits.count) + digits }
      if isAlternate, kind == UInt8(ascii: "o"), digits.first != UInt8(ascii: "0") {
        digits.insert(UInt8(ascii: "0"), at: 0)
      }
      return padded(digits, sign: sign, zeros: hasZeros && precision == nil)
    }

    // MARK: Fractions

    private func fraction(_ value: Double) -> [UInt8] {
      let sign = sign(isNegative: value.sign == .minus && !value.isNaN)
      let isUpper = kind < UInt8(ascii: "a")
      guard value.isFinite else {
        return padded(
          Array((value.isNaN ? (isUpper ? "NAN" : "nan") : (isUpper ? "INF" : "inf")).utf8), sign: sign, zeros: false)
      }
      let decimal = ExactDecimal(value.magnitude)
      let digits: [UInt8]
      switch kind | 0x20 {
      case UInt8(ascii: "f"): digits = plain(decimal, places: precision ?? 6, keepsPoint: isAlternate)
      case UInt8(ascii: "e"): digits = scientific(decimal, places: precision ?? 6, keepsPoint: isAlternate)
      default: digits = shortest(decimal, count: max(precision ?? 6, 1))
      }
      return padded(digits, sign: sign, zeros: hasZeros)
    }

    private func plain(_ exact: ExactDecimal, places: Int, keepsPoint: Bool) -> [UInt8] {
      var decimal = exact
      decimal.round(toCount: decimal.point + places)
      var result: [UInt8] = []
      for place in stride(from: -max(decimal.digits.isEmpty ? 1 : decimal.point, 1), to: 0, by: 1) {
        result.append(UInt8(ascii: "0") + decimal.digit(at: place))
      }
      if places > 0 || keepsPoint { result.append(UInt8(ascii: ".")) }
      for place in 0..<places { result.append(UInt8(ascii: "0") + decimal.digit(at: place)) }
      return result
    }

    private func scientific(_ exact: ExactDecimal, places: Int, keepsPoint: Bool) -> [UInt8] {
      var decimal = exact
      decimal.round(toCount: places + 1)
      let exponent = decimal.digits.isEmpty ? 0 : decimal.point - 1
      var result: [UInt8] = []
      for index in 0...places {
        if index == 1 { result.append(UInt8(ascii: ".")) }
        result.append(UInt8(ascii: "0") + (index < decimal.digits.count ? decimal.digits[index] : 0))
      }
      if places == 0, keepsPoint { result.append(UInt8(ascii: ".")) }
      result.append(kind < UInt8(ascii: "a") ? UInt8(ascii: "E") : UInt8(ascii: "e"))
      result.append(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      let digits = Array("\(exponent < 0 ? -exponent : exponent)".utf8)
      return result + (digits.count < 2 ? [UInt8(ascii: "0")] : []) + digits
    }

    private func shortest(_ exact: ExactDecimal, count: Int) -> [UInt8] {
      var decimal = exact
      decimal.round(toCount: count)
      let exponent = decimal.digits.isEmpty ? 0 : decimal.point - 1
      let usesPlain = exponent >= -4 && exponent < count
      // Without the flag #, trailing zeros and a decimal point without digits are omitted.
      let kept = isAlternate ? count : max(decimal.digits.count, 1)
      if usesPlain { return plain(decimal, places: max(0, kept - 1 - exponent), keepsPoint: isAlternate) }
      return scientific(decimal, places: kept - 1, keepsPoint: isAlternate)
    }

    // MARK: Fields

    private func sign(isNegative: Bool) -> [UInt8] {
      if isNegative { return [UInt8(ascii: "-")] }
      if hasPlus { return [UInt8(ascii: "+")] }
      return hasSpace ? [UInt8(ascii: " ")] : []
    }

    private func padded(_ body: [UInt8], sign: [UInt8], zeros: Bool) -> [UInt8] {
      let missing = max(0, width - body.count - sign.count)
      if isLeft { return sign + body + Array(repeating: UInt8(ascii: " "), count: missing) }
      if zeros { return sign + Array(repeating: UInt8(ascii: "0"), count: missing) + body }
      return Array(repeating: UInt8(ascii: " "), count: missing) + sign + body
    }
  }
#endif
