// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A mutable string. The mutable string of an `NSMutableAttributedString` modifies the characters of that string and
  /// adjusts its attributes.
  ///
  /// Differs from Foundation: the class is not a subclass of `NSString`, and a range that is not inside the string
  /// stops the program.
  public final class NSMutableString: NSObject {
    private let text: NSMutableAttributedString

    /// Creates a mutable string.
    public init(string: String) { text = NSMutableAttributedString(string: string) }

    /// Creates the mutable string of an attributed string.
    init(of text: NSMutableAttributedString) { self.text = text }

    /// Sprung addition: the current string.
    public var string: String { text.string }
    /// The number of UTF-16 code units.
    public var length: Int { text.length }
    /// The current string.
    public override var description: String { text.string }

    /// Appends a string.
    public func append(_ aString: String) {
      text.replaceCharacters(in: NSRange(location: length, length: 0), with: aString)
    }
    /// Inserts a string.
    public func insert(_ aString: String, at loc: Int) {
      text.replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
    }
    /// Replaces a range of UTF-16 code units.
    public func replaceCharacters(in range: NSRange, with aString: String) {
      text.replaceCharacters(in: range, with: aString)
    }
    /// Removes a range of UTF-16 code units.
    public func deleteCharacters(in range: NSRange) { text.deleteCharacters(in: range) }
    /// Replaces the whole string.
    public func setString(_ aString: String) {
      text.replaceCharacters(in: NSRange(location: 0, length: length), with: aString)
    }

    /// Replaces all occurrences of `target` in the given range, and returns the number of replacements.
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
    /// The characters as a mutable string.
    public var mutableString: NSMutableString { NSMutableString(of: self) }
  }
#endif
