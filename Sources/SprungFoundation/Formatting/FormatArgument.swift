// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A value for a conversion of a format.
  public enum FormatArgument: Sendable {
    /// A whole number with a sign.
    case signed(Int64)
    /// A whole number without one.
    case unsigned(UInt64)
    /// A number with a fraction.
    case number(Double)
    /// A text.
    case text(String)
  }

  /// A value that a format can put into a text: a number or a text.
  public protocol FormatValue {
    /// The value as a format takes it.
    var formatArgument: FormatArgument { get }
  }

  extension FormatValue where Self: SignedInteger {
    /// The number.
    public var formatArgument: FormatArgument { .signed(Int64(self)) }
  }

  extension FormatValue where Self: UnsignedInteger {
    /// The number.
    public var formatArgument: FormatArgument { .unsigned(UInt64(self)) }
  }

  extension Int: FormatValue {}
  extension Int8: FormatValue {}
  extension Int16: FormatValue {}
  extension Int32: FormatValue {}
  extension Int64: FormatValue {}
  extension UInt: FormatValue {}
  extension UInt8: FormatValue {}
  extension UInt16: FormatValue {}
  extension UInt32: FormatValue {}
  extension UInt64: FormatValue {}

  extension Double: FormatValue {
    /// The number.
    public var formatArgument: FormatArgument { .number(self) }
  }

  extension Float: FormatValue {
    /// The number.
    public var formatArgument: FormatArgument { .number(Double(self)) }
  }

  extension String: FormatValue {
    /// The text.
    public var formatArgument: FormatArgument { .text(self) }
  }

  extension String {
    /// A text in which the values replace `%d`, `%.2f`, `%@` and the like, as in C.
    ///
    /// The conversions are `d i u x X o c f F e E g G @ s` and `%%`, with flags, width, precision and the lengths
    /// `hh h l ll q z t j`. Any other text is unchanged. A missing value is left out.
    public init(format: String, arguments: [FormatArgument]) { self = TextFormat.text(format, arguments) }

    /// A text without values; `%%` is a percent sign.
    public init(format: String) { self = TextFormat.text(format, []) }

    /// A text with one value.
    public init<A: FormatValue>(format: String, _ a: A) { self = TextFormat.text(format, [a.formatArgument]) }

    /// A text with two values.
    public init<A: FormatValue, B: FormatValue>(format: String, _ a: A, _ b: B) {
      self = TextFormat.text(format, [a.formatArgument, b.formatArgument])
    }

    /// A text with three values.
    public init<A: FormatValue, B: FormatValue, C: FormatValue>(format: String, _ a: A, _ b: B, _ c: C) {
      self = TextFormat.text(format, [a.formatArgument, b.formatArgument, c.formatArgument])
    }

    /// A text with four values.
    public init<A: FormatValue, B: FormatValue, C: FormatValue, D: FormatValue>(
      format: String, _ a: A, _ b: B, _ c: C, _ d: D
    ) {
      self = TextFormat.text(format, [a.formatArgument, b.formatArgument, c.formatArgument, d.formatArgument])
    }
  }
#endif
