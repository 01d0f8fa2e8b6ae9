// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Formats and parses numbers in American English.
  ///
  /// Differs from Foundation: the only language is English, and the only styles are `none`, `decimal`, `percent` and
  /// `currency`.
  open class NumberFormatter: NSObject {
    /// The style of a formatted number.
    public enum Style: UInt, Sendable {
      /// Digits only.
      case none = 0
      /// With grouping separators.
      case decimal = 1
      /// With a currency symbol.
      case currency = 2
      /// As a percentage.
      case percent = 3
    }

    /// The direction in which a number is rounded to the displayed digits.
    public enum RoundingMode: UInt, Sendable {
      /// Toward positive infinity.
      case ceiling = 0
      /// Toward negative infinity.
      case floor = 1
      /// Toward zero.
      case down = 2
      /// Away from zero.
      case up = 3
      /// To the nearest number; ties to the even digit.
      case halfEven = 4
      /// To the nearest number; ties toward zero.
      case halfDown = 5
      /// To the nearest number; ties away from zero.
      case halfUp = 6
    }

    /// The style of formatted numbers. Setting the style resets the number of digits and the grouping to the defaults
    /// of the style. Default: none.
    open var numberStyle = Style.none {
      didSet {
        minimumFractionDigits = numberStyle == .currency ? 2 : 0
        maximumFractionDigits = numberStyle == .currency ? 2 : numberStyle == .decimal ? 3 : 0
        minimumIntegerDigits = 1
        usesGroupingSeparator = numberStyle != .none
      }
    }
    /// The minimum number of digits after the decimal separator. Default: 0; 2 for currencies.
    open var minimumFractionDigits = 0 {
      didSet { if maximumFractionDigits < minimumFractionDigits { maximumFractionDigits = minimumFractionDigits } }
    }
    /// The maximum number of digits after the decimal separator. Default: 0; 3 for decimals and 2 for currencies.
    open var maximumFractionDigits = 0 {
      didSet { if minimumFractionDigits > maximumFractionDigits { minimumFractionDigits = maximumFractionDigits } }
    }
    /// The minimum number of digits before the decimal separator. Default: 1.
    open var minimumIntegerDigits = 1
    /// Whether groups of three digits are separated. Default: true for all styles except `none`.
    open var usesGroupingSeparator = false
    /// The separator between groups of three digits. Default: a comma.
    open var groupingSeparator: String! = ","
    /// The decimal separator. Default: a point.
    open var decimalSeparator: String! = "."
    /// The currency symbol. Default: `$`.
    open var currencySymbol: String! = "$"
    /// The percent symbol. Default: `%`.
    open var percentSymbol: String! = "%"
    /// The prefix of positive numbers. Default: empty.
    open var positivePrefix: String! = ""
    /// The locale, which has no effect. Default: American English.
    open var locale: Locale! = .current
    /// The rounding mode. Default: to the nearest number, ties to the even digit.
    open var roundingMode = RoundingMode.halfEven
    /// A factor that is applied before formatting. Default: nil; 100 for percentages.
    open var multiplier: NSNumber?

    /// Creates a formatter with the style `none`.
    public override init() {}

    /// Formats the given number.
    open func string(from number: NSNumber) -> String? { text(number.doubleValue, digits: number.stringValue) }

    /// Formats a number with the given style.
    public static func localizedString(from num: NSNumber, number nstyle: Style) -> String {
      let formatter = NumberFormatter()
      formatter.numberStyle = nstyle
      return formatter.string(from: num) ?? ""
    }

    /// Parses a number; nil for other strings.
    open func number(from string: String) -> NSNumber? {
      var rest = string
      for sign in [currencySymbol, percentSymbol, groupingSeparator] where sign?.isEmpty == false {
        rest = rest.replacingOccurrences(of: sign ?? "", with: "")
      }
      guard let value = DecimalText.number(rest.replacingOccurrences(of: decimalSeparator, with: ".")) else {
        return nil
      }
      let scaled = numberStyle == .percent ? value / 100 : value
      return Int(exactly: scaled).map { NSNumber(value: $0) } ?? NSNumber(value: scaled)
    }

    private func text(_ value: Double, digits text: String) -> String {
      if value.isNaN { return "NaN" }
      if value.isInfinite { return (value < 0 ? "-" : "") + "∞" }
      var digits = ShortDigits(text)
      if let factor = multiplier?.doubleValue ?? (numberStyle == .percent ? 100 : nil) {
        digits = ShortDigits("\(value * factor)")
      }
      digits.round(to: maximumFractionDigits, roundingMode)
      var whole = digits.whole
      while whole.count < minimumIntegerDigits { whole.insert(UInt8(ascii: "0"), at: 0) }
      var fraction = digits.fraction
      while fraction.count < minimumFractionDigits { fraction.append(UInt8(ascii: "0")) }
      if whole.isEmpty, fraction.isEmpty { whole = [UInt8(ascii: "0")] }
      var result = ""
      if usesGroupingSeparator {
        for (place, digit) in whole.enumerated() {
          if place > 0, (whole.count - place) % 3 == 0 { result += groupingSeparator }
          result += String(decoding: [digit], as: UTF8.self)
        }
      } else {
        result = String(decoding: whole, as: UTF8.self)
      }
      if !fraction.isEmpty { result += decimalSeparator + String(decoding: fraction, as: UTF8.self) }
      if numberStyle == .currency { result = currencySymbol + result }
      if numberStyle == .percent { result += percentSymbol }
      return digits.isNegative ? "-" + result : positivePrefix + result
    }
  }

  /// The shortest decimal digits of a number, and the position of the decimal point.
  private struct ShortDigits {
    private var digits: [UInt8] = []
    /// The number of digits before the decimal point; negative if the decimal point is followed by zeros.
    var point = 0
    let isNegative: Bool

    /// Parses the description of a number, such as `-1.5e-07`.
    init(_ text: String) {
      isNegative = text.utf8.first == UInt8(ascii: "-")
      var hasPoint = false
      var exponent = 0
      var rest = Array(text.utf8)[...]
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "."): hasPoint = true
        case UInt8(ascii: "e"):
          exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
          rest = []
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          digits.append(byte)
          if !hasPoint { point += 1 }
        default: break
        }
      }
      point += exponent
      let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
      digits.removeFirst(zeros)
      point -= zeros
      trim()
    }

    private mutating func trim() {
      while digits.last == UInt8(ascii: "0") { digits.removeLast() }
      if digits.isEmpty { point = 0 }
    }

    mutating func round(to count: Int, _ mode: NumberFormatter.RoundingMode) {
      let kept = point + count
      guard kept < digits.count else { return }
      let next = kept < 0 ? UInt8(ascii: "0") : digits[kept]
      let half = UInt8(ascii: "5")
      let isHalf = kept >= 0 && next == half && kept == digits.count - 1
      let isEven = kept <= 0 || digits[kept - 1] % 2 == 0
      let grows: Bool
      switch mode {
      case .ceiling: grows = !isNegative
      case .floor: grows = isNegative
      case .down: grows = false
      case .up: grows = true
      case .halfEven: grows = next > half || next == half && (!isHalf || !isEven)
      case .halfDown: grows = next > half || next == half && !isHalf
      case .halfUp: grows = next >= half
      }
      digits = Array(digits.prefix(max(0, kept)))
      if grows {
        if kept <= 0 {
          digits = [UInt8(ascii: "1")]
          point = 1 - count
        } else {
          var place = digits.count - 1
          while place >= 0, digits[place] == UInt8(ascii: "9") {
            digits[place] = UInt8(ascii: "0")
            place -= 1
          }
          if place >= 0 {
            digits[place] += 1
          } else {
            digits.insert(UInt8(ascii: "1"), at: 0)
            point += 1
          }
        }
      }
      trim()
    }

    /// The digits before the decimal point.
    var whole: [UInt8] {
      guard point > 0, !digits.isEmpty else { return [] }
      let zeros = Array(repeating: UInt8(ascii: "0"), count: max(0, point - digits.count))
      return digits.prefix(point) + zeros
    }

    /// The digits after the decimal point.
    var fraction: [UInt8] {
      guard !digits.isEmpty, point < digits.count else { return [] }
      return Array(repeating: UInt8(ascii: "0"), count: max(0, -point)) + digits.dropFirst(max(0, point))
    }
  }
#endif
