// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension NSRange {
    /// The UTF-16 units of a range of a text.
    public init(_ region: Range<String.Index>, in target: String) {
      let start = region.lowerBound.utf16Offset(in: target)
      self.init(location: start, length: region.upperBound.utf16Offset(in: target) - start)
    }
  }

  extension Range where Bound == String.Index {
    /// The part of a text that UTF-16 units are; nil for a range beyond the text.
    public init?(_ range: NSRange, in string: String) {
      guard range.location >= 0, range.length >= 0, range.upperBound <= string.utf16.count else { return nil }
      let start = string.utf16.index(string.utf16.startIndex, offsetBy: range.location)
      self = start..<string.utf16.index(start, offsetBy: range.length)
    }
  }

  extension NSString {
    /// The UTF-16 units where a text is first; `NSNotFound` without length if it is not there.
    public func range(of searchString: String, options mask: String.CompareOptions = []) -> NSRange {
      guard let range = string.range(of: searchString, options: mask) else {
        return NSRange(location: NSNotFound, length: 0)
      }
      return NSRange(range, in: string)
    }

    /// The UTF-16 units where a text is first in a range; `NSNotFound` without length if it is not there. A range beyond the text stops
    /// the program.
    public func range(
      of searchString: String, options mask: String.CompareOptions = [], range rangeOfReceiverToSearch: NSRange
    ) -> NSRange {
      let found = NSString(string: substring(with: rangeOfReceiverToSearch)).range(of: searchString, options: mask)
      guard found.location != NSNotFound else { return found }
      return NSRange(location: found.location + rangeOfReceiverToSearch.location, length: found.length)
    }

    /// The units of a range as a text. A range beyond the text stops the program.
    public func substring(with range: NSRange) -> String {
      String(decoding: Array(string.utf16)[range.location..<range.upperBound], as: UTF16.self)
    }

    /// The units from a location on as a text.
    public func substring(from: Int) -> String { substring(with: NSRange(location: from, length: length - from)) }

    /// The units before a location as a text.
    public func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }
  }
#endif
