// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An argument of a format conversion.
  public enum FormatArgument: Sendable {
    /// A signed integer.
    case signed(Int64)
    /// An unsigned integer.
    case unsigned(UInt64)
    /// A floating-point number.
    case number(Double)
    /// A string.
    case text(String)
  }

  /// A value that can be formatted: a number or a string.
  public protocol FormatValue {
    /// The value as an argument for a format conversion.
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
    /// The string.
    public var formatArgument: FormatArgument { .text(self) }
  }

  extension String {
    /// Creates a string from a format with conversions such as `%d`, `%.2f` and `%@`, as in C.
    ///
    /// The conversions are `d i u x X o c f F e E g G @ s` and `%%`, with flags, width, precision and the length
    /// modifiers `hh h l ll q z t j`. Any other text is unchanged. Conversions without an argument are omitted.
    public init(format: String, arguments: [FormatArgument]) { self = TextFormat.text(format, arguments) }

    /// Creates a string from a format without arguments; `%%` represents a percent sign.
    public init(format: String) { self = TextFormat.text(format, []) }

    /// Creates a string from a format with one argument.
    public init<A: FormatValue>(format: String, _ a: A) { self = TextFormat.text(format, [a.formatArgument]) }

    /// Creates a string from a format with two arguments.
    public init<A: FormatValue, B: FormatValue>(format: String, _ a: A, _ b: B) {
      self = TextFormat.text(format, [a.formatArgument, b.formatArgument])
    }

    /// Creates a string from a format with three arguments.
    public init<A: FormatValue, B: FormatValue, C: FormatValue>(format: String, _ a: A, _ b: B, _ c: C) {
      self = TextFormat.text(format, [a.formatArgument, b.formatArgument, c.formatArgument])
    }

    /// Creates a string from a format with four arguments.
    public init<A: FormatValue, B: FormatValue, C: FormatValue, D: FormatValue>(
      format: String, _ a: A, _ b: B, _ c: C, _ d: D
    ) {
      self = TextFormat.text(format, [a.formatArgument, b.formatArgument, c.formatArgument, d.formatArgument])
    }
  }
#endif
