// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension String {
    /// Options for searching and comparing strings.
    public struct CompareOptions: OptionSet, Sendable {
      /// The bit mask.
      public let rawValue: UInt
      /// Creates options from a bit mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Ignores case.
      public static let caseInsensitive = CompareOptions(rawValue: 1)
      /// Compares byte by byte, as all searches in this library do.
      public static let literal = CompareOptions(rawValue: 2)
      /// Searches from the end.
      public static let backwards = CompareOptions(rawValue: 4)
      /// Matches only at the start of the string or, with `backwards`, only at its end.
      public static let anchored = CompareOptions(rawValue: 8)
    }

    /// Returns the range of the first occurrence of the given string; nil if there is none or the string is empty.
    ///
    /// Differs from Foundation: bytes are compared, so an `é` of two scalars does not match an `é` of one scalar.
    /// Options for diacritics, numbers and regular expressions do not exist.
    public func range(of searchString: String, options mask: CompareOptions = []) -> Range<Index>? {
      let isFolded = mask.contains(.caseInsensitive)
      // Case folding may change the number of bytes, so the search compares whole scalars.
      let places = Array(unicodeScalars.indices) + [endIndex]
      let own = unicodeScalars.map { Self.folded($0, isFolded) }
      let wanted = searchString.unicodeScalars.map { Self.folded($0, isFolded) }
      guard !wanted.isEmpty, own.count >= wanted.count else { return nil }
      let isBackwards = mask.contains(.backwards)
      let last = own.count - wanted.count
      for step in 0...last {
        let start = isBackwards ? last - step : step
        if (0..<wanted.count).allSatisfy({ own[start + $0] == wanted[$0] }) {
          return places[start]..<places[start + wanted.count]
        }
        if mask.contains(.anchored) { return nil }
      }
      return nil
    }

    private static func folded(_ scalar: Unicode.Scalar, _ isFolded: Bool) -> String {
      isFolded ? scalar.properties.lowercaseMapping : String(Character(scalar))
    }

    /// Returns the string with all occurrences of `target` replaced by `replacement`.
    public func replacingOccurrences(of target: String, with replacement: String) -> String {
      let parts = components(separatedBy: target)
      return parts.count < 2 ? self : parts.joined(separator: replacement)
    }

    /// Returns the substrings between the occurrences of the given separator. If there are none, the result is the
    /// whole string.
    public func components(separatedBy separator: String) -> [String] {
      let own = Array(utf8)
      let wanted = Array(separator.utf8)
      guard !wanted.isEmpty else { return [self] }
      var parts: [String] = []
      var start = 0
      var place = 0
      while place + wanted.count <= own.count {
        if (0..<wanted.count).allSatisfy({ own[place + $0] == wanted[$0] }) {
          parts.append(String(decoding: own[start..<place], as: UTF8.self))
          place += wanted.count
          start = place
        } else {
          place += 1
        }
      }
      return parts + [String(decoding: own[start...], as: UTF8.self)]
    }

    /// Returns the substrings between the characters of the given set.
    public func components(separatedBy separator: CharacterSet) -> [String] {
      unicodeScalars.split(omittingEmptySubsequences: false) { separator.contains($0) }.map { String($0) }
    }

    /// Returns whether the string contains the given string, ignoring case.
    public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
      range(of: other, options: .caseInsensitive) != nil
    }

    /// Returns whether the string contains the given string, ignoring case. Differs from Foundation: diacritics are not
    /// ignored.
    public func localizedStandardContains(_ other: String) -> Bool { localizedCaseInsensitiveContains(other) }

    /// Compares two strings, ignoring case.
    public func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
      let one = lowercased()
      let two = other.lowercased()
      return one < two ? .orderedAscending : two < one ? .orderedDescending : .orderedSame
    }

    /// The same as `caseInsensitiveCompare`, because there is only one language.
    public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { caseInsensitiveCompare(other) }
  }
#endif

#if hasFeature(Embedded)
  extension String {
    /// Returns whether the string contains the given string. Differs from Swift: bytes are compared, and every string
    /// contains the empty string.
    public func contains<Other: StringProtocol>(_ other: Other) -> Bool {
      let wanted = String(other)
      return wanted.isEmpty || components(separatedBy: wanted).count > 1
    }
  }
#endif
