// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  extension NSRange {
    /// Creates a UTF-16 range from a range of a string.
    public init(_ region: Range<String.Index>, in target: String) {
      let start = region.lowerBound.utf16Offset(in: target)
      self.init(location: start, length: region.upperBound.utf16Offset(in: target) - start)
    }
  }

  extension Range where Bound == String.Index {
    /// Creates a range of a string from a range of UTF-16 code units; nil if the range is not inside the string.
    public init?(_ range: NSRange, in string: String) {
      guard range.location >= 0, range.length >= 0, range.upperBound <= string.utf16.count else { return nil }
      let start = string.utf16.index(string.utf16.startIndex, offsetBy: range.location)
      self = start..<string.utf16.index(start, offsetBy: range.length)
    }
  }

  extension NSString {
    /// Returns the UTF-16 range of the first occurrence of the given string; `NSNotFound` with length 0 if there is
    /// none.
    public func range(of searchString: String, options mask: String.CompareOptions = []) -> NSRange {
      guard let range = string.range(of: searchString, options: mask) else {
        return NSRange(location: NSNotFound, length: 0)
      }
      return NSRange(range, in: string)
    }

    /// Returns the UTF-16 range of the first occurrence of the given string within the given range; `NSNotFound` with
    /// length 0 if there is none. A range that is not inside the string stops the program.
    public func range(
      of searchString: String, options mask: String.CompareOptions = [], range rangeOfReceiverToSearch: NSRange
    ) -> NSRange {
      let found = NSString(string: substring(with: rangeOfReceiverToSearch)).range(of: searchString, options: mask)
      guard found.location != NSNotFound else { return found }
      return NSRange(location: found.location + rangeOfReceiverToSearch.location, length: found.length)
    }

    /// Returns the substring in the given range. A range that is not inside the string stops the program.
    public func substring(with range: NSRange) -> String {
      String(decoding: Array(string.utf16)[range.location..<range.upperBound], as: UTF16.self)
    }

    /// Returns the substring from the given location to the end.
    public func substring(from: Int) -> String { substring(with: NSRange(location: from, length: length - from)) }

    /// Returns the substring before the given location.
    public func substring(to: Int) -> String { substring(with: NSRange(location: 0, length: to)) }
  }
#endif
