// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A part of a text, counted in UTF-16 units.
  public struct NSRange: Hashable, Sendable {
    /// Where it begins.
    public var location: Int
    /// How long it is.
    public var length: Int

    /// Makes an empty range at the beginning.
    public init() { self.init(location: 0, length: 0) }

    /// Makes a range.
    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }

    /// Creates a range from the offsets before its first and after its last unit.
    public init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// Where it begins.
    public var lowerBound: Int { location }

    /// The offset after its last unit.
    public var upperBound: Int { location + length }

    /// Whether a unit is in the range.
    public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }

    /// The intersection of both ranges; nil if it is empty.
    public func intersection(_ other: NSRange) -> NSRange? {
      let start = max(location, other.location)
      let end = min(upperBound, other.upperBound)
      return start < end ? NSRange(start..<end) : nil
    }

    /// The smallest range that holds both.
    public func union(_ other: NSRange) -> NSRange {
      NSRange(min(location, other.location)..<max(upperBound, other.upperBound))
    }
  }

  extension NSRange: CustomStringConvertible {
    /// Place and length: "{3, 2}".
    public var description: String { "{\(location), \(length)}" }
  }

  /// Makes a range.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

  /// The offset after the last unit of a range.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a location, in UTF-16 units, is in a range.
  public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool {
    loc >= range.location && loc < range.upperBound
  }

  /// How two things compare.
  public enum ComparisonResult: Int, Sendable {
    /// The first is smaller.
    case orderedAscending = -1
    /// Both are equal.
    case orderedSame = 0
    /// The first is larger.
    case orderedDescending = 1
  }
#endif
