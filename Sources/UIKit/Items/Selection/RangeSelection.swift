// SPDX-License-Identifier: MIT

import SprungModels

/// A range of items that grows and shrinks from an anchor while the user pans over items or holds Shift.
///
/// The index of an item is its index among the items of all sections. When the range shrinks, items regain their
/// previous selection state.
nonisolated struct RangeSelection {
  /// The index of the item at which the range starts.
  let anchor: Int
  /// Whether the range selects or deselects items.
  let selects: Bool
  /// The indices of the items in the range.
  private(set) var range: ClosedRange<Int>

  init(anchor: Int, selects: Bool) {
    self.anchor = anchor
    self.selects = selects
    range = anchor...anchor
  }

  /// Extends the range to another item. Returns the items that leave the range and those that join it, both in
  /// ascending order.
  mutating func reach(_ item: Int) -> (leaving: [Range<Int>], joining: [Range<Int>]) {
    let old = range
    range = min(anchor, item)...max(anchor, item)
    return (Self.parts(of: old, outside: range), Self.parts(of: range, outside: old))
  }

  private static func parts(of range: ClosedRange<Int>, outside other: ClosedRange<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    let before = min(range.upperBound + 1, other.lowerBound)
    if range.lowerBound < before { parts.append(range.lowerBound..<before) }
    let after = max(range.lowerBound, other.upperBound + 1)
    if after <= range.upperBound { parts.append(after..<range.upperBound + 1) }
    return parts
  }
}

/// A multiple-selection gesture, which uses two fingers or, in editing mode, one finger.
final class MultipleSelection {
  /// The range of items that the gesture covers.
  @exclusivity(unchecked) var range: RangeSelection
  /// The selection when the gesture began.
  let before: [IndexPath]
  /// The item counts at the beginning of the gesture. If the counts change, the gesture ends.
  let counts: [Int]
  /// The position of the touches, in content coordinates.
  @exclusivity(unchecked) var position: CGPoint

  init(_ range: RangeSelection, before: [IndexPath], counts: [Int], position: CGPoint) {
    self.range = range
    self.before = before
    self.counts = counts
    self.position = position
  }

  /// Returns whether an item was selected when the gesture began.
  func wasSelected(_ path: IndexPath) -> Bool {
    let index = BinarySearch.firstIndex(in: 0..<before.count) { before[$0] >= path }
    return index < before.count && before[index] == path
  }
}
