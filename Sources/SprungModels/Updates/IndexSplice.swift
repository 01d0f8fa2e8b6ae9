// SPDX-License-Identifier: MIT

/// The changes to the indices in a list when some elements are removed and others are inserted at given indices.
///
/// The remaining elements retain their order and fill the free indices. The required memory depends only on the number
/// of changes, and a query takes only a binary search.
struct IndexSplice: Equatable {
  /// The old indices of removed elements in ascending order.
  let removed: [Int]
  /// The new indices of inserted elements in ascending order.
  let inserted: [Int]

  /// Creates a splice from indices in any order without duplicates.
  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// Returns the new index of an element; nil if it is removed.
  func newIndex(ofOld old: Int) -> Int? {
    IndexSplice.follow(old, leaving: removed, coming: inserted)
  }

  /// Returns the old index of an element; nil if it is inserted.
  func oldIndex(ofNew new: Int) -> Int? {
    IndexSplice.follow(new, leaving: inserted, coming: removed)
  }

  private static func follow(_ index: Int, leaving: [Int], coming: [Int]) -> Int? {
    let before = BinarySearch.firstIndex(in: 0..<leaving.count) { leaving[$0] >= index }
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    return rank + BinarySearch.firstIndex(in: 0..<coming.count) { coming[$0] - $0 > rank }
  }
}
