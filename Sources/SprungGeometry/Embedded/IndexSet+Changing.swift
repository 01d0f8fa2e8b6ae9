// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  extension IndexSet {
    /// Inserts the integers in the given range.
    public mutating func insert(integersIn range: Range<Int>) {
      if range.isEmpty { return }
      // Merge all ranges that overlap or touch the new range into it.
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

    /// Inserts the integers in the given range.
    public mutating func insert(integersIn range: ClosedRange<Int>) {
      insert(integersIn: range.lowerBound..<range.upperBound + 1)
    }

    /// Removes the integers in the given range.
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

    /// Removes the integers in the given range.
    public mutating func remove(integersIn range: ClosedRange<Int>) {
      remove(integersIn: range.lowerBound..<range.upperBound + 1)
    }

    /// Removes all integers.
    public mutating func removeAll() {
      rangeView = []
    }

    /// Adds `delta` to all members of the set that are greater than or equal to `integer`. If `delta` is negative, the
    /// members that the shift would overwrite are removed first.
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
    /// Inserts an integer. The result is always `(true, integer)`, as in Foundation, even if the set already contains
    /// the integer.
    @discardableResult
    public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
      insert(integersIn: integer..<integer + 1)
      return (true, integer)
    }

    /// Inserts an integer. The result is always the integer, as in Foundation, even if the set did not contain it
    /// before.
    @discardableResult
    public mutating func update(with integer: Int) -> Int? {
      insert(integer)
      return integer
    }

    /// Removes an integer and returns it, or returns nil if the set does not contain it.
    @discardableResult
    public mutating func remove(_ integer: Int) -> Int? {
      guard contains(integer) else { return nil }
      remove(integersIn: integer..<integer + 1)
      return integer
    }

    /// Returns the integers that are in at least one of the sets.
    public func union(_ other: IndexSet) -> IndexSet {
      var result = self
      result.formUnion(other)
      return result
    }

    /// Returns the integers that are in both sets.
    public func intersection(_ other: IndexSet) -> IndexSet {
      // A ∩ B = A \ (A \ B).
      subtracting(subtracting(other))
    }

    /// Returns the integers that are in exactly one of the sets.
    public func symmetricDifference(_ other: IndexSet) -> IndexSet {
      subtracting(other).union(other.subtracting(self))
    }

    /// Returns the integers of this set that are not in the other set.
    public func subtracting(_ other: IndexSet) -> IndexSet {
      var result = self
      for range in other.rangeView { result.remove(integersIn: range) }
      return result
    }

    /// Inserts the integers of the other set.
    public mutating func formUnion(_ other: IndexSet) {
      for range in other.rangeView { insert(integersIn: range) }
    }

    /// Removes the integers that are not in the other set.
    public mutating func formIntersection(_ other: IndexSet) {
      self = intersection(other)
    }

    /// Replaces the set with the integers that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: IndexSet) {
      self = symmetricDifference(other)
    }
  }
#endif
