// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A number as an object.
  public final class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
  {
    /// The number.
    public let doubleValue: Double
    private let whole: Int64?

    /// A whole number.
    public init(value: Int) {
      doubleValue = Double(value)
      whole = Int64(value)
    }

    /// A number.
    public init(value: Double) {
      doubleValue = value
      whole = nil
    }

    /// A number.
    public convenience init(value: Float) { self.init(value: Double(value)) }

    /// A truth, as 1 or 0.
    public convenience init(value: Bool) { self.init(value: value ? 1 : 0) }

    /// An integer literal.
    public convenience init(integerLiteral value: Int) { self.init(value: value) }

    /// A floating-point literal.
    public convenience init(floatLiteral value: Double) { self.init(value: value) }

    /// A Boolean literal.
    public convenience init(booleanLiteral value: Bool) { self.init(value: value) }

    /// The integer part; the greatest or smallest representable number if it is too large, 0 for NaN.
    public var intValue: Int {
      if let whole { return Int(truncatingIfNeeded: whole) }
      if doubleValue.isNaN { return 0 }
      return Int(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue < 0 ? .min : .max)
    }

    /// The whole part, by its older name.
    public var integerValue: Int { intValue }
    /// The number with less precision.
    public var uintValue: UInt { UInt(truncatingIfNeeded: intValue) }
    /// The value as a number of single precision.
    public var floatValue: Float { Float(doubleValue) }
    /// Whether it is not 0.
    public var boolValue: Bool { doubleValue != 0 }
    /// The digits.
    public var stringValue: String { whole.map { "\($0)" } ?? "\(doubleValue)" }
    /// The digits.
    public override var description: String { stringValue }

    /// Whether the other object is an equal number.
    public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSNumber)?.doubleValue == doubleValue }

    /// The same for equal numbers.
    public override var hash: Int { Int(truncatingIfNeeded: (doubleValue == 0 ? 0.0 : doubleValue).bitPattern) }

    /// Whether it is less than, equal to, or more than another number: -1, 0 or 1.
    public func compare(_ other: NSNumber) -> Int {
      doubleValue < other.doubleValue ? -1 : doubleValue > other.doubleValue ? 1 : 0
    }
  }

  /// A text as an object.
  public final class NSString: NSObject, ExpressibleByStringLiteral {
    /// Sprung addition: the text.
    public let string: String

    /// A text.
    public init(string: String) { self.string = string }

    /// A string literal.
    public convenience init(stringLiteral value: String) { self.init(string: value) }

    /// How many units of UTF-16 it has.
    public var length: Int { string.utf16.count }
    /// The text.
    public override var description: String { string }
    /// The number that the text represents; 0 if it represents none.
    public var doubleValue: Double { DecimalText.number(string) ?? 0 }

    /// Whether the other object is an equal text.
    public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSString)?.string == string }

    /// The same for equal texts.
    public override var hash: Int {
      var result: UInt32 = 2_166_136_261
      for byte in string.utf8 { result = (result ^ UInt32(byte)) &* 16_777_619 }
      return Int(truncatingIfNeeded: result)
    }
  }
#endif
