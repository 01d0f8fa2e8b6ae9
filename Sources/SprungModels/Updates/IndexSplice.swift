// SPDX-License-Identifier: MIT

/// The changes of the indices of one list when some elements are removed and others are inserted at given indices.
///
/// Elements that stay keep their order and fill the free indices. The memory depends on the changes only, not on the
/// list, and a query costs a binary search.
struct IndexSplice: Equatable {
  /// Old indices of the elements that leave, ascending.
  let removed: [Int]
  /// New indices of the elements that come, ascending.
  let inserted: [Int]

  /// A splice from indices in any order, without duplicates.
  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// The new index of an element that stays; nil if it is removed.
  func newIndex(ofOld old: Int) -> Int? {
    IndexSplice.follow(old, leaving: removed, coming: inserted)
  }

  /// The previous index of an element that stayed; nil if it was inserted.
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
