// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A range of a string in UTF-16 code units.
  public struct NSRange: Hashable, Sendable {
    /// The offset of the first code unit.
    public var location: Int
    /// The number of code units.
    public var length: Int

    /// Creates an empty range at offset 0.
    public init() { self.init(location: 0, length: 0) }

    /// Creates a range from a location and a length.
    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }

    /// Creates a range from a half-open range of offsets.
    public init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// The offset of the first code unit.
    public var lowerBound: Int { location }

    /// The offset after the last code unit.
    public var upperBound: Int { location + length }

    /// Returns whether the given offset is in the range.
    public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }

    /// Returns the intersection of both ranges, or nil if it is empty.
    public func intersection(_ other: NSRange) -> NSRange? {
      let start = max(location, other.location)
      let end = min(upperBound, other.upperBound)
      return start < end ? NSRange(start..<end) : nil
    }

    /// Returns the smallest range that contains both ranges.
    public func union(_ other: NSRange) -> NSRange {
      NSRange(min(location, other.location)..<max(upperBound, other.upperBound))
    }
  }

  extension NSRange: CustomStringConvertible {
    /// The location and the length, such as "{3, 2}".
    public var description: String { "{\(location), \(length)}" }
  }

  /// Creates a range from a location and a length.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

  /// Returns the offset after the last code unit of the given range.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns whether an offset, in UTF-16 code units, is in the given range.
  public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool {
    loc >= range.location && loc < range.upperBound
  }

  /// The result of a comparison.
  public enum ComparisonResult: Int, Sendable {
    /// The first value is smaller than the second.
    case orderedAscending = -1
    /// The values are equal.
    case orderedSame = 0
    /// The first value is larger than the second.
    case orderedDescending = 1
  }
#endif
