// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A set of whole numbers, kept as ranges in ascending order that neither overlap nor touch.
  ///
  /// Iteration is ascending. It has Foundation's names, and its behavior, for what collections need.
  public struct IndexSet: Hashable, Sendable {
    /// The numbers as ranges, ascending, with a gap between each and the next.
    public internal(set) var rangeView: [Range<Int>] = []

    /// Makes the empty set.
    public init() {}

    /// Makes a set of one number.
    public init(integer: Int) {
      rangeView = [integer..<integer + 1]
    }

    /// Makes a set of the numbers in a range.
    public init(integersIn range: Range<Int>) {
      insert(integersIn: range)
    }

    /// Makes a set of the numbers in a range.
    public init(integersIn range: ClosedRange<Int>) {
      insert(integersIn: range)
    }

    /// The number of elements.
    public var count: Int {
      var total = 0
      for range in rangeView { total += range.count }
      return total
    }

    /// True when there is no number.
    public var isEmpty: Bool { rangeView.isEmpty }

    /// The least number; nil when there is none.
    public var first: Int? { rangeView.first?.lowerBound }

    /// The greatest number; nil when there is none.
    public var last: Int? {
      guard let range = rangeView.last else { return nil }
      return range.upperBound - 1
    }

    /// True when the number is in the set.
    public func contains(_ integer: Int) -> Bool {
      let place = firstRange(endingAfter: integer)
      return place < rangeView.count && rangeView[place].contains(integer)
    }

    /// True when every number of the range is in the set; the empty range gives false, as in Foundation.
    public func contains(integersIn range: Range<Int>) -> Bool {
      if range.isEmpty { return false }
      let place = firstRange(endingAfter: range.lowerBound)
      return place < rangeView.count && rangeView[place].lowerBound <= range.lowerBound
        && rangeView[place].upperBound >= range.upperBound
    }

    /// True when at least one number of the range is in the set.
    public func intersects(integersIn range: Range<Int>) -> Bool {
      if range.isEmpty { return false }
      let place = firstRange(endingAfter: range.lowerBound)
      return place < rangeView.count && rangeView[place].lowerBound < range.upperBound
    }

    /// How many numbers of the range are in the set.
    public func count(in range: Range<Int>) -> Int {
      var total = 0
      for own in rangeView { total += own.clamped(to: range).count }
      return total
    }

    /// The least number above `integer`; nil when there is none.
    public func integerGreaterThan(_ integer: Int) -> Int? {
      integer == Int.max ? nil : integerGreaterThanOrEqualTo(integer + 1)
    }

    /// The least number that is `integer` or above it; nil when there is none.
    public func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? {
      let place = firstRange(endingAfter: integer)
      guard place < rangeView.count else { return nil }
      return Swift.max(integer, rangeView[place].lowerBound)
    }

    /// The greatest number below `integer`; nil when there is none.
    public func integerLessThan(_ integer: Int) -> Int? {
      integer == Int.min ? nil : integerLessThanOrEqualTo(integer - 1)
    }

    /// The greatest number that is `integer` or below it; nil when there is none.
    public func integerLessThanOrEqualTo(_ integer: Int) -> Int? {
      let place = firstRange(endingAfter: integer)
      if place < rangeView.count, rangeView[place].contains(integer) { return integer }
      return place > 0 ? rangeView[place - 1].upperBound - 1 : nil
    }

    /// The position of the first range that ends after `integer`; by bisection.
    func firstRange(endingAfter integer: Int) -> Int {
      var low = 0
      var high = rangeView.count
      while low < high {
        let middle = low + (high - low) / 2
        if rangeView[middle].upperBound > integer { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  extension IndexSet: Sequence {
    /// Gives the numbers in ascending order.
    public func makeIterator() -> Iterator { Iterator(ranges: rangeView) }

    /// Walks through the numbers of an index set in ascending order.
    public struct Iterator: IteratorProtocol {
      private let ranges: [Range<Int>]
      private var place = 0
      private var upcoming = 0

      init(ranges: [Range<Int>]) {
        self.ranges = ranges
        upcoming = ranges.first?.lowerBound ?? 0
      }

      /// The next number; nil after the last.
      public mutating func next() -> Int? {
        guard place < ranges.count else { return nil }
        let result = upcoming
        upcoming += 1
        if upcoming == ranges[place].upperBound {
          place += 1
          if place < ranges.count { upcoming = ranges[place].lowerBound }
        }
        return result
      }
    }
  }
#endif
