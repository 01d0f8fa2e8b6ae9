// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension String {
    /// How texts are searched and compared.
    public struct CompareOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Capital and small letters are the same.
      public static let caseInsensitive = CompareOptions(rawValue: 1)
      /// Byte by byte, as all searches here are.
      public static let literal = CompareOptions(rawValue: 2)
      /// From the end.
      public static let backwards = CompareOptions(rawValue: 4)
      /// Only at the beginning; with `backwards` only at the end.
      public static let anchored = CompareOptions(rawValue: 8)
    }

    /// Where a text is first; nil if it is not there or empty.
    ///
    /// Differs from Foundation: bytes are compared, so an `é` of two scalars is not found as one of one scalar, and options for
    /// diacritics, numbers and regular expressions do not exist.
    public func range(of searchString: String, options mask: CompareOptions = []) -> Range<Index>? {
      let isFolded = mask.contains(.caseInsensitive)
      // Folding may change the number of bytes, so the indices are those of whole scalars.
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

    /// The text with each occurrence of a text replaced by another one.
    public func replacingOccurrences(of target: String, with replacement: String) -> String {
      let parts = components(separatedBy: target)
      return parts.count < 2 ? self : parts.joined(separator: replacement)
    }

    /// The parts of the text between the occurrences of a separator. Without any occurrence, the whole text is the only part.
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

    /// The parts of the text between the characters of a set.
    public func components(separatedBy separator: CharacterSet) -> [String] {
      unicodeScalars.split(omittingEmptySubsequences: false) { separator.contains($0) }.map { String($0) }
    }

    /// Whether a text is in it, in capital or small letters.
    public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
      range(of: other, options: .caseInsensitive) != nil
    }

    /// Whether a text is in it, in capital or small letters. Differs from Foundation: diacritics count.
    public func localizedStandardContains(_ other: String) -> Bool { localizedCaseInsensitiveContains(other) }

    /// The order of two texts, in capital or small letters.
    public func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
      let one = lowercased()
      let two = other.lowercased()
      return one < two ? .orderedAscending : two < one ? .orderedDescending : .orderedSame
    }

    /// As `caseInsensitiveCompare`: there is one language.
    public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { caseInsensitiveCompare(other) }
  }
#endif

#if hasFeature(Embedded)
  extension String {
    /// Whether a text is in it. Differs from Swift: bytes are compared, and every text contains an empty one.
    public func contains<Other: StringProtocol>(_ other: Other) -> Bool {
      let wanted = String(other)
      return wanted.isEmpty || components(separatedBy: wanted).count > 1
    }
  }
#endif
