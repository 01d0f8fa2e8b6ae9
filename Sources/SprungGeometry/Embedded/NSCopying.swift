// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A boundary identifier: a string or an integer.
  ///
  /// Differs from Foundation, where `NSCopying` is a protocol: Embedded Swift has no existentials of value types. This
  /// struct supports the common spellings `"floor" as NSCopying` and `3 as NSCopying`.
  public struct NSCopying: Hashable, Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    private enum Content: Hashable, Sendable {
      case text(String)
      case number(Int)
    }

    private let content: Content

    /// The string, or nil if the identifier contains an integer.
    public var string: String? {
      if case .text(let text) = content { return text }
      return nil
    }

    /// The integer, or nil if the identifier contains a string.
    public var integer: Int? {
      if case .number(let number) = content { return number }
      return nil
    }

    /// Creates an identifier from a string.
    public init(_ text: String) {
      content = .text(text)
    }

    /// Creates an identifier from an integer.
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
    /// The string, or the integer in decimal.
    public var description: String {
      switch content {
      case .text(let text): return text
      case .number(let number): return "\(number)"
      }
    }
  }
#endif
