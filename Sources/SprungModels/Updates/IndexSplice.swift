// SPDX-License-Identifier: MIT

/// How the indices of one list change when some elements leave it and others come to given places.
///
/// Whoever stays keeps the order and fills the places that are not taken. Costs memory for the changes only, not for
/// the list, and a binary search per question.
struct IndexSplice: Equatable {
  /// Old indices of the elements that leave, ascending.
  let removed: [Int]
  /// New indices of the elements that come, ascending.
  let placed: [Int]

  /// A splice from indices in any order, without duplicates.
  init(removed: [Int] = [], placed: [Int] = []) {
    self.removed = removed.sorted()
    self.placed = placed.sorted()
  }

  /// Where an element that stays goes; nil if it leaves.
  func newIndex(ofOld old: Int) -> Int? {
    IndexSplice.follow(old, leaving: removed, coming: placed)
  }

  /// Where an element that stayed comes from; nil if it came.
  func oldIndex(ofNew new: Int) -> Int? {
    IndexSplice.follow(new, leaving: placed, coming: removed)
  }

  private static func follow(_ index: Int, leaving: [Int], coming: [Int]) -> Int? {
    let before = BinarySearch.firstIndex(in: 0..<leaving.count) { leaving[$0] >= index }
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    return rank + BinarySearch.firstIndex(in: 0..<coming.count) { coming[$0] - $0 > rank }
  }
}
