// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  extension IndexSet {
    /// Adds the numbers of a range.
    public mutating func insert(integersIn range: Range<Int>) {
      if range.isEmpty { return }
      // Ranges that overlap or touch the new one melt into it.
      var start = 0
      while start < rangeView.count, rangeView[start].upperBound < range.lowerBound { start += 1 }
      var end = start
      var low = range.lowerBound
      var high = range.upperBound
      while end < rangeView.count, rangeView[end].lowerBound <= range.upperBound {
        low = Swift.min(low, rangeView[end].lowerBound)
        high = Swift.max(high, rangeView[end].upperBound)
        end += 1
      }
      rangeView.replaceSubrange(start..<end, with: CollectionOfOne(low..<high))
    }

    /// Adds the numbers of a range.
    public mutating func insert(integersIn range: ClosedRange<Int>) {
      insert(integersIn: range.lowerBound..<range.upperBound + 1)
    }

    /// Takes away the numbers of a range.
    public mutating func remove(integersIn range: Range<Int>) {
      if range.isEmpty { return }
      var kept: [Range<Int>] = []
      for own in rangeView {
        if own.upperBound <= range.lowerBound || own.lowerBound >= range.upperBound {
          kept.append(own)
          continue
        }
        if own.lowerBound < range.lowerBound { kept.append(own.lowerBound..<range.lowerBound) }
        if own.upperBound > range.upperBound { kept.append(range.upperBound..<own.upperBound) }
      }
      rangeView = kept
    }

    /// Takes away the numbers of a range.
    public mutating func remove(integersIn range: ClosedRange<Int>) {
      remove(integersIn: range.lowerBound..<range.upperBound + 1)
    }

    /// Takes away every number.
    public mutating func removeAll() {
      rangeView = []
    }

    /// Moves the numbers from `integer` upwards by `delta`; a negative delta first takes away the numbers in between.
    public mutating func shift(startingAt integer: Int, by delta: Int) {
      if delta < 0 { remove(integersIn: integer + delta..<integer) }
      var moved = IndexSet()
      for own in rangeView {
        if own.lowerBound < integer {
          moved.insert(integersIn: own.lowerBound..<Swift.min(own.upperBound, integer))
        }
        if own.upperBound > integer {
          let start = Swift.max(own.lowerBound, integer)
          moved.insert(integersIn: start + delta..<own.upperBound + delta)
        }
      }
      self = moved
    }
  }

  extension IndexSet: SetAlgebra {
    /// Adds a number. The answer is always `(true, integer)`, as in Foundation, even when it was there already.
    @discardableResult
    public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
      insert(integersIn: integer..<integer + 1)
      return (true, integer)
    }

    /// Adds a number. The answer is always the number, as in Foundation, even when it was not there before.
    @discardableResult
    public mutating func update(with integer: Int) -> Int? {
      insert(integer)
      return integer
    }

    /// Removes a number; returns it if it was contained.
    @discardableResult
    public mutating func remove(_ integer: Int) -> Int? {
      guard contains(integer) else { return nil }
      remove(integersIn: integer..<integer + 1)
      return integer
    }

    /// The numbers that are in one of the sets, or in both.
    public func union(_ other: IndexSet) -> IndexSet {
      var result = self
      result.formUnion(other)
      return result
    }

    /// The numbers that are in both sets.
    public func intersection(_ other: IndexSet) -> IndexSet {
      // The intersection of A and B is A without the numbers that are in A but not in B.
      subtracting(subtracting(other))
    }

    /// The numbers that are in exactly one of the sets.
    public func symmetricDifference(_ other: IndexSet) -> IndexSet {
      subtracting(other).union(other.subtracting(self))
    }

    /// The numbers of this set that are not in the other.
    public func subtracting(_ other: IndexSet) -> IndexSet {
      var result = self
      for range in other.rangeView { result.remove(integersIn: range) }
      return result
    }

    /// Adds the numbers of the other set.
    public mutating func formUnion(_ other: IndexSet) {
      for range in other.rangeView { insert(integersIn: range) }
    }

    /// Keeps only the numbers that are in the other set too.
    public mutating func formIntersection(_ other: IndexSet) {
      self = intersection(other)
    }

    /// Keeps the numbers that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: IndexSet) {
      self = symmetricDifference(other)
    }
  }
#endif
