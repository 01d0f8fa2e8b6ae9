// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A value type for strings with attributes.
  ///
  /// ```swift
  /// var text = AttributedString("Read the terms")
  /// if let range = text.range(of: "terms") { text[range].foregroundColor = .systemBlue }
  /// ```
  ///
  /// In native builds, `AttributedString` is Foundation's type.
  ///
  /// Differs from Apple: in the browser, only UIKit's attributes are supported, and custom keys are not. Indices count
  /// UTF-16 units, and `characters` is a `String`.
  nonisolated public struct AttributedString: Hashable, ExpressibleByStringLiteral, AttributedStringProtocol {
    /// A part of the text in which all characters have the same attributes.
    struct Part {
      var text: String
      var attributes: AttributeContainer
    }

    /// A position in the string.
    public struct Index: Comparable, Hashable, Sendable {
      /// The number of UTF-16 units before the position.
      let offset: Int

      /// Returns whether a position precedes another one.
      public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
    }

    /// A part of the text with the same attributes.
    public struct Run {
      /// The range of the run.
      public let range: Range<Index>
      /// The attributes of the run.
      public let attributes: AttributeContainer
    }

    private(set) var parts: [Part] = []

    /// Creates an empty string.
    public init() {}

    /// Creates a string with attributes.
    public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
      if !string.utf8.isEmpty { parts = [Part(text: string, attributes: attributes)] }
    }

    /// Creates a string from a substring.
    public init(_ substring: AttributedSubstring) { self = substring.text }

    /// Creates a string without attributes.
    public init(stringLiteral value: String) { self.init(value) }

    /// The position before the first character.
    public var startIndex: Index { Index(offset: 0) }
    /// The position after the last character.
    public var endIndex: Index { Index(offset: parts.reduce(0) { $0 + $1.text.utf16.count }) }

    /// The characters of the string.
    public var characters: String { parts.reduce(into: "") { $0 += $1.text } }

    /// The maximal runs with equal attributes, in order.
    public var runs: [Run] {
      var start = 0
      return parts.map { part in
        let end = start + part.text.utf16.count
        defer { start = end }
        return Run(range: Index(offset: start)..<Index(offset: end), attributes: part.attributes)
      }
    }

    /// The substring in a range. Changes to the substring are applied to the string.
    public subscript(range: Range<Index>) -> AttributedSubstring {
      get {
        var copy = self
        let indices = copy.split(range)
        var text = AttributedString()
        text.parts = Array(copy.parts[indices])
        return AttributedSubstring(text)
      }
      set { replaceSubrange(range, with: newValue.text) }
    }

    /// Splits a part at the given offset, and returns the index of the part that starts at the offset.
    private mutating func cut(_ offset: Int) -> Int {
      var start = 0
      for index in parts.indices {
        if offset <= start { return index }
        let units = Array(parts[index].text.utf16)
        if offset < start + units.count {
          let attributes = parts[index].attributes
          parts[index].text = String(decoding: units[..<(offset - start)], as: UTF16.self)
          parts.insert(
            Part(text: String(decoding: units[(offset - start)...], as: UTF16.self), attributes: attributes),
            at: index + 1)
          return index + 1
        }
        start += units.count
      }
      return parts.count
    }

    /// Splits parts at the bounds of a range, and returns the indices of the parts in the range.
    private mutating func split(_ range: Range<Index>) -> Range<Int> {
      let start = cut(range.lowerBound.offset)
      return start..<max(start, cut(range.upperBound.offset))
    }

    private mutating func add(_ part: Part) {
      guard !part.text.utf8.isEmpty else { return }
      if let last = parts.last, last.attributes == part.attributes {
        parts[parts.count - 1].text += part.text
      } else {
        parts.append(part)
      }
    }

    /// Replaces a range with another string.
    public mutating func replaceSubrange(_ range: Range<Index>, with other: AttributedString) {
      let indices = split(range)
      let old = parts
      parts = []
      for part in old[..<indices.lowerBound] { add(part) }
      for part in other.parts { add(part) }
      for part in old[indices.upperBound...] { add(part) }
    }

    /// Removes a range.
    public mutating func removeSubrange(_ range: Range<Index>) { replaceSubrange(range, with: AttributedString()) }

    /// Inserts a string at the given position.
    public mutating func insert(_ other: AttributedString, at index: Index) {
      replaceSubrange(index..<index, with: other)
    }

    /// Appends another string.
    public mutating func append(_ other: AttributedString) { for part in other.parts { add(part) } }

    /// Returns the concatenation of two strings.
    public static func + (left: AttributedString, right: AttributedString) -> AttributedString {
      var sum = left
      sum.append(right)
      return sum
    }

    /// Appends another string.
    public static func += (left: inout AttributedString, right: AttributedString) { left.append(right) }

    /// Changes the attributes of each part.
    public mutating func changeAttributes(_ change: (inout AttributeContainer) -> Void) {
      let old = parts
      parts = []
      for var part in old {
        change(&part.attributes)
        add(part)
      }
    }

    /// Returns whether two strings have the same characters and attributes.
    public static func == (left: AttributedString, right: AttributedString) -> Bool {
      RichText(left, base: TextAttributes()) == RichText(right, base: TextAttributes())
    }

    /// Adds the number of parts to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts.count) }
  }

  /// A part of an attributed string.
  nonisolated public struct AttributedSubstring: Hashable, AttributedStringProtocol {
    /// The part as a separate string.
    var text: AttributedString

    init(_ text: AttributedString) { self.text = text }

    /// The characters of the part.
    public var characters: String { text.characters }

    /// The maximal runs with equal attributes, in order. The positions of the runs are relative to the start of this
    /// part.
    public var runs: [AttributedString.Run] { text.runs }

    /// Changes the attributes of each part.
    public mutating func changeAttributes(_ change: (inout AttributeContainer) -> Void) {
      text.changeAttributes(change)
    }
  }
#endif
