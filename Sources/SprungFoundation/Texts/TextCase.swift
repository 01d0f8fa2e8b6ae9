// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension String {
    /// The string with the first letter of each word in uppercase and the other letters in lowercase. Words consist of
    /// letters, digits and apostrophes.
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

    /// The same as `capitalized`, because there is only one language.
    public var localizedCapitalized: String { capitalized }
    /// The same as `uppercased()`, because there is only one language.
    public var localizedUppercase: String { uppercased() }
    /// The same as `lowercased()`, because there is only one language.
    public var localizedLowercase: String { lowercased() }

    /// Returns the string, truncated or padded with another string to the given length in UTF-16 code units.
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

  /// Returns `value`, or `key` if `value` is empty, because the browser build has no translation tables.
  public func NSLocalizedString(
    _ key: String, tableName: String? = nil, value: String = "", comment: String
  ) -> String { value.isEmpty ? key : value }

  extension String {
    /// Creates a string that equals the key, because the browser build has no translation tables.
    public init(localized keyAndValue: String, table: String? = nil, comment: StaticString? = nil) {
      self = keyAndValue
    }
  }
#endif
