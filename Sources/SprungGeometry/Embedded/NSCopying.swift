// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A boundary identifier: a text or a whole number.
  ///
  /// Differs from Foundation, where NSCopying is a protocol: Embedded Swift has no existentials of values, and this
  /// value accepts the spellings in use, `"floor" as NSCopying` and `3 as NSCopying`.
  public struct NSCopying: Hashable, Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    private enum Content: Hashable, Sendable {
      case text(String)
      case number(Int)
    }

    private let content: Content

    /// The text, when the identifier was made from one.
    public var string: String? {
      if case .text(let text) = content { return text }
      return nil
    }

    /// The number, when the identifier was made from one.
    public var integer: Int? {
      if case .number(let number) = content { return number }
      return nil
    }

    /// Makes an identifier from a text.
    public init(_ text: String) {
      content = .text(text)
    }

    /// Makes an identifier from a number.
    public init(_ number: Int) {
      content = .number(number)
    }

    /// Creates an identifier from a string literal.
    public init(stringLiteral text: String) {
      content = .text(text)
    }

    /// Creates an identifier from an integer literal.
    public init(integerLiteral number: Int) {
      content = .number(number)
    }
  }

  extension NSCopying: CustomStringConvertible {
    /// The text, or the digits of the number.
    public var description: String {
      switch content {
      case .text(let text): return text
      case .number(let number): return "\(number)"
      }
    }
  }
#endif
