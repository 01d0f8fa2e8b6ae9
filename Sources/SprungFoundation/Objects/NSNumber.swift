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
    /// The value as a double-precision number.
    public let doubleValue: Double
    private let whole: Int64?

    /// Creates an integer.
    public init(value: Int) {
      doubleValue = Double(value)
      whole = Int64(value)
    }

    /// Creates a floating-point number.
    public init(value: Double) {
      doubleValue = value
      whole = nil
    }

    /// Creates a floating-point number.
    public convenience init(value: Float) { self.init(value: Double(value)) }

    /// Creates a number from a Boolean: 1 for true and 0 for false.
    public convenience init(value: Bool) { self.init(value: value ? 1 : 0) }

    /// Creates a number from an integer literal.
    public convenience init(integerLiteral value: Int) { self.init(value: value) }

    /// Creates a number from a floating-point literal.
    public convenience init(floatLiteral value: Double) { self.init(value: value) }

    /// Creates a number from a Boolean literal.
    public convenience init(booleanLiteral value: Bool) { self.init(value: value) }

    /// The integer part, clamped to the range of `Int`; 0 for NaN.
    public var intValue: Int {
      if let whole { return Int(truncatingIfNeeded: whole) }
      if doubleValue.isNaN { return 0 }
      return Int(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue < 0 ? .min : .max)
    }

    /// The same as `intValue`.
    public var integerValue: Int { intValue }
    /// The integer part as an unsigned integer.
    public var uintValue: UInt { UInt(truncatingIfNeeded: intValue) }
    /// The value as a single-precision number.
    public var floatValue: Float { Float(doubleValue) }
    /// Whether the value is not 0.
    public var boolValue: Bool { doubleValue != 0 }
    /// The decimal representation.
    public var stringValue: String { whole.map { "\($0)" } ?? "\(doubleValue)" }
    /// The decimal representation.
    public override var description: String { stringValue }

    /// Returns whether the other object is an equal number.
    public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSNumber)?.doubleValue == doubleValue }

    /// The hash, which is the same for equal numbers.
    public override var hash: Int { Int(truncatingIfNeeded: (doubleValue == 0 ? 0.0 : doubleValue).bitPattern) }

    /// Compares with another number: -1 if it is smaller, 0 if it is equal, 1 if it is larger.
    public func compare(_ other: NSNumber) -> Int {
      doubleValue < other.doubleValue ? -1 : doubleValue > other.doubleValue ? 1 : 0
    }
  }

  /// A string as an object.
  public final class NSString: NSObject, ExpressibleByStringLiteral {
    /// Sprung addition: the string.
    public let string: String

    /// Creates an object from a string.
    public init(string: String) { self.string = string }

    /// Creates an object from a string literal.
    public convenience init(stringLiteral value: String) { self.init(string: value) }

    /// The number of UTF-16 code units.
    public var length: Int { string.utf16.count }
    /// The string.
    public override var description: String { string }
    /// The number that the string represents; 0 if it is not a number.
    public var doubleValue: Double { DecimalText.number(string) ?? 0 }

    /// Returns whether the other object is an equal string.
    public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSString)?.string == string }

    /// The hash, which is the same for equal strings.
    public override var hash: Int {
      var result: UInt32 = 2_166_136_261
      for byte in string.utf8 { result = (result ^ UInt32(byte)) &* 16_777_619 }
      return Int(truncatingIfNeeded: result)
    }
  }
#endif
