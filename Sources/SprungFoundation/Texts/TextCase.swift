// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension String {
    /// Each word with a capital letter at its beginning and small ones after it. Letters, digits and apostrophes are of one word.
    public var capitalized: String {
      var result = ""
      var isInside = false
      for scalar in unicodeScalars {
        let category = scalar.properties.generalCategory
        switch category {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
          result += isInside ? scalar.properties.lowercaseMapping : scalar.properties.titlecaseMapping
          isInside = true
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
          result.unicodeScalars.append(scalar)
          isInside = isInside || category == .decimalNumber
        default:
          result.unicodeScalars.append(scalar)
          isInside = isInside && (scalar == "'" || scalar == "\u{2019}")
        }
      }
      return result
    }

    /// As `capitalized`: there is one language.
    public var localizedCapitalized: String { capitalized }
    /// As `uppercased()`: there is one language.
    public var localizedUppercase: String { uppercased() }
    /// As `lowercased()`: there is one language.
    public var localizedLowercase: String { lowercased() }

    /// The text with others after it until it has a length in units of UTF-16, or its beginning if it is longer.
    public func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String {
      var units = Array(utf16.prefix(Swift.max(0, newLength)))
      let pad = Array(padString.utf16)
      guard !pad.isEmpty else { return String(decoding: units, as: UTF16.self) }
      var next = Swift.max(0, padIndex) % pad.count
      while units.count < newLength {
        units.append(pad[next])
        next = (next + 1) % pad.count
      }
      return String(decoding: units, as: UTF16.self)
    }
  }

  /// The text itself: the browser build has no tables of translations.
  public func NSLocalizedString(
    _ key: String, tableName: String? = nil, value: String = "", comment: String
  ) -> String { value.isEmpty ? key : value }

  extension String {
    /// The text itself: the browser build has no tables of translations.
    public init(localized keyAndValue: String, table: String? = nil, comment: StaticString? = nil) {
      self = keyAndValue
    }
  }
#endif
