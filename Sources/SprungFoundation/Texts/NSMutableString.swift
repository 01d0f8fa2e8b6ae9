// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A text that can be changed. That of an `NSMutableAttributedString` changes its letters, and attributes follow them.
  ///
  /// Differs from Foundation: it is not a subclass of `NSString`, and a range beyond the text stops the program.
  public final class NSMutableString: NSObject {
    private let text: NSMutableAttributedString

    /// A text.
    public init(string: String) { text = NSMutableAttributedString(string: string) }

    /// The letters of a text with attributes.
    init(of text: NSMutableAttributedString) { self.text = text }

    /// Sprung addition: the text as it is now.
    public var string: String { text.string }
    /// How many units of UTF-16 it has.
    public var length: Int { text.length }
    /// The text.
    public override var description: String { text.string }

    /// Adds a text at the end.
    public func append(_ aString: String) {
      text.replaceCharacters(in: NSRange(location: length, length: 0), with: aString)
    }
    /// Inserts a text.
    public func insert(_ aString: String, at loc: Int) {
      text.replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
    }
    /// Replaces a range, in units of UTF-16.
    public func replaceCharacters(in range: NSRange, with aString: String) {
      text.replaceCharacters(in: range, with: aString)
    }
    /// Removes a range, in units of UTF-16.
    public func deleteCharacters(in range: NSRange) { text.deleteCharacters(in: range) }
    /// Replaces the whole text.
    public func setString(_ aString: String) {
      text.replaceCharacters(in: NSRange(location: 0, length: length), with: aString)
    }

    /// Replaces all occurrences of a text in a range; returns their number.
    @discardableResult
    public func replaceOccurrences(
      of target: String, with replacement: String, options: String.CompareOptions = [], range searchRange: NSRange
    ) -> Int {
      var count = 0
      var start = searchRange.location
      var end = searchRange.location + searchRange.length
      while start < end {
        let rest = NSRange(location: start, length: end - start)
        let found = NSString(string: text.string).range(of: target, options: options, range: rest)
        guard found.length > 0 else { break }
        text.replaceCharacters(in: found, with: replacement)
        let added = replacement.utf16.count
        start = found.location + added
        end += added - found.length
        count += 1
      }
      return count
    }
  }

  extension NSMutableAttributedString {
    /// The letters, as a text that can be changed.
    public var mutableString: NSMutableString { NSMutableString(of: self) }
  }
#endif
