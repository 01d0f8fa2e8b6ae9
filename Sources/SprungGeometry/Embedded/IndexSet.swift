// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A set of integers, stored as ascending ranges that neither overlap nor touch.
  ///
  /// Iteration is ascending. The type implements the subset of Foundation's `IndexSet` that collections require, with
  /// the same behavior.
  public struct IndexSet: Hashable, Sendable {
    /// The ranges in ascending order, with a gap between consecutive ranges.
    public internal(set) var rangeView: [Range<Int>] = []

    /// Creates an empty set.
    public init() {}

    /// Creates a set that contains one integer.
    public init(integer: Int) {
      rangeView = [integer..<integer + 1]
    }

    /// Creates a set of the integers in the given range.
    public init(integersIn range: Range<Int>) {
      insert(integersIn: range)
    }

    /// Creates a set of the integers in the given range.
    public init(integersIn range: ClosedRange<Int>) {
      insert(integersIn: range)
    }

    /// The number of integers in the set.
    public var count: Int {
      var total = 0
      for range in rangeView { total += range.count }
      return total
    }

    /// True if the set is empty.
    public var isEmpty: Bool { rangeView.isEmpty }

    /// The smallest integer, or nil if the set is empty.
    public var first: Int? { rangeView.first?.lowerBound }

    /// The largest integer, or nil if the set is empty.
    public var last: Int? {
      guard let range = rangeView.last else { return nil }
      return range.upperBound - 1
    }

    /// Returns whether the set contains the given integer.
    public func contains(_ integer: Int) -> Bool {
      let place = firstRange(endingAfter: integer)
      return place < rangeView.count && rangeView[place].contains(integer)
    }

    /// Returns whether the set contains every integer of the given range. The result for an empty range is false, as in
    /// Foundation.
    public func contains(integersIn range: Range<Int>) -> Bool {
      if range.isEmpty { return false }
      let place = firstRange(endingAfter: range.lowerBound)
      return place < rangeView.count && rangeView[place].lowerBound <= range.lowerBound
        && rangeView[place].upperBound >= range.upperBound
    }

    /// Returns whether the set contains at least one integer of the given range.
    public func intersects(integersIn range: Range<Int>) -> Bool {
      if range.isEmpty { return false }
      let place = firstRange(endingAfter: range.lowerBound)
      return place < rangeView.count && rangeView[place].lowerBound < range.upperBound
    }

    /// Returns the number of integers in the given range that the set contains.
    public func count(in range: Range<Int>) -> Int {
      var total = 0
      for own in rangeView { total += own.clamped(to: range).count }
      return total
    }

    /// Returns the smallest integer in the set that is greater than `integer`, or nil.
    public func integerGreaterThan(_ integer: Int) -> Int? {
      integer == Int.max ? nil : integerGreaterThanOrEqualTo(integer + 1)
    }

    /// Returns the smallest integer in the set that is greater than or equal to `integer`, or nil.
    public func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? {
      let place = firstRange(endingAfter: integer)
      guard place < rangeView.count else { return nil }
      return Swift.max(integer, rangeView[place].lowerBound)
    }

    /// Returns the largest integer in the set that is less than `integer`, or nil.
    public func integerLessThan(_ integer: Int) -> Int? {
      integer == Int.min ? nil : integerLessThanOrEqualTo(integer - 1)
    }

    /// Returns the largest integer in the set that is less than or equal to `integer`, or nil.
    public func integerLessThanOrEqualTo(_ integer: Int) -> Int? {
      let place = firstRange(endingAfter: integer)
      if place < rangeView.count, rangeView[place].contains(integer) { return integer }
      return place > 0 ? rangeView[place - 1].upperBound - 1 : nil
    }

    /// Returns the index of the first range that ends after `integer`, found by binary search.
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
    /// Returns an iterator over the integers in ascending order.
    public func makeIterator() -> Iterator { Iterator(ranges: rangeView) }

    /// An iterator over the integers of an index set, in ascending order.
    public struct Iterator: IteratorProtocol {
      private let ranges: [Range<Int>]
      private var place = 0
      private var upcoming = 0

      init(ranges: [Range<Int>]) {
        self.ranges = ranges
        upcoming = ranges.first?.lowerBound ?? 0
      }

      /// Returns the next integer, or nil after the last one.
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
