// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Some of Unicode's scalars, as far as texts are looked through with them.
  public struct CharacterSet {
    private let holds: (Unicode.Scalar) -> Bool

    private init(_ holds: @escaping (Unicode.Scalar) -> Bool) { self.holds = holds }

    /// The scalars of a text.
    public init(charactersIn text: String) {
      let scalars = Array(text.unicodeScalars)
      self.init { scalars.contains($0) }
    }

    /// Spaces and the tabulator, no line feed.
    public static var whitespaces: CharacterSet {
      // Foundation counts the space without a width too, which Unicode does not.
      CharacterSet { $0 == "\t" || $0.value == 0x200b || $0.properties.generalCategory == .spaceSeparator }
    }
    /// The line endings.
    public static var newlines: CharacterSet { CharacterSet { isNewline($0) } }
    /// Spaces, the tabulator and what ends a line.
    public static var whitespacesAndNewlines: CharacterSet { whitespaces.union(.newlines) }
    /// The digits of all scripts.
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

    /// All scalars that it does not hold.
    public var inverted: CharacterSet { CharacterSet { !holds($0) } }

    /// Whether it holds a scalar.
    public func contains(_ member: Unicode.Scalar) -> Bool { holds(member) }

    /// The characters of either set.
    public func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { holds($0) || other.holds($0) } }

    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
      (0x0a...0x0d).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
    }
  }

  extension String {
    /// Where the first scalar of a set is; nil if there is none.
    public func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
      guard let first = unicodeScalars.firstIndex(where: { set.contains($0) }) else { return nil }
      return first..<unicodeScalars.index(after: first)
    }

    /// The text without the scalars of a set at its two ends.
    public func trimmingCharacters(in set: CharacterSet) -> String {
      guard let first = unicodeScalars.firstIndex(where: { !set.contains($0) }),
        let last = unicodeScalars.lastIndex(where: { !set.contains($0) })
      else { return "" }
      return String(unicodeScalars[first...last])
    }
  }
#endif
