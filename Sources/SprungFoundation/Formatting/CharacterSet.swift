// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A set of Unicode scalars for searching strings.
  public struct CharacterSet {
    private let holds: (Unicode.Scalar) -> Bool

    private init(_ holds: @escaping (Unicode.Scalar) -> Bool) { self.holds = holds }

    /// Creates a set of the scalars in the given string.
    public init(charactersIn text: String) {
      let scalars = Array(text.unicodeScalars)
      self.init { scalars.contains($0) }
    }

    /// Spaces and tabs, but not line separators.
    public static var whitespaces: CharacterSet {
      // Foundation includes the zero-width space, which Unicode does not classify as whitespace.
      CharacterSet { $0 == "\t" || $0.value == 0x200b || $0.properties.generalCategory == .spaceSeparator }
    }
    /// Line separators.
    public static var newlines: CharacterSet { CharacterSet { isNewline($0) } }
    /// Spaces, tabs and line separators.
    public static var whitespacesAndNewlines: CharacterSet { whitespaces.union(.newlines) }
    /// The decimal digits of all scripts.
    public static var decimalDigits: CharacterSet {
      CharacterSet { $0.properties.generalCategory == .decimalNumber }
    }
    /// Letters and marks.
    public static var letters: CharacterSet {
      CharacterSet {
        switch $0.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
          .spacingMark, .enclosingMark:
          true
        default: false
        }
      }
    }
    /// Letters, marks and numbers.
    public static var alphanumerics: CharacterSet {
      let letters = letters
      return CharacterSet {
        switch $0.properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber: true
        default: letters.contains($0)
        }
      }
    }

    /// The complement of the set.
    public var inverted: CharacterSet { CharacterSet { !holds($0) } }

    /// Returns whether the set contains the given scalar.
    public func contains(_ member: Unicode.Scalar) -> Bool { holds(member) }

    /// Returns the scalars in either set.
    public func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { holds($0) || other.holds($0) } }

    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
      (0x0a...0x0d).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
    }
  }

  extension String {
    /// Returns the range of the first scalar in the given set; nil if there is none.
    public func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
      guard let first = unicodeScalars.firstIndex(where: { set.contains($0) }) else { return nil }
      return first..<unicodeScalars.index(after: first)
    }

    /// Returns the string without leading and trailing scalars in the given set.
    public func trimmingCharacters(in set: CharacterSet) -> String {
      guard let first = unicodeScalars.firstIndex(where: { !set.contains($0) }),
        let last = unicodeScalars.lastIndex(where: { !set.contains($0) })
      else { return "" }
      return String(unicodeScalars[first...last])
    }
  }
#endif
