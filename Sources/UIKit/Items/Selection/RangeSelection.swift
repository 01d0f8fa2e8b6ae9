// SPDX-License-Identifier: MIT

import SprungModels

/// A range of items that grows and shrinks from an anchor, as people pan over items or hold Shift.
///
/// Items are counted through all sections. Previously selected items are selected again when the range shrinks.
nonisolated struct RangeSelection {
  /// The number of the item at which the range starts.
  let anchor: Int
  /// Whether the row selects items, or deselects them.
  let selects: Bool
  /// The numbers of the items in the row.
  private(set) var range: ClosedRange<Int>

  init(anchor: Int, selects: Bool) {
    self.anchor = anchor
    self.selects = selects
    range = anchor...anchor
  }

  /// The row reaches to another item: the items that leave it and those that join it, ascending.
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

/// Two fingers, or one while the view is edited, that select one item after the other.
final class MultipleSelection {
  /// The row of items that the fingers have gone over.
  @exclusivity(unchecked) var range: RangeSelection
  /// The selection when they began.
  let before: [IndexPath]
  /// The counts when they began: when they change, the gesture is over.
  let counts: [Int]
  /// Where the fingers are, in content coordinates.
  @exclusivity(unchecked) var position: CGPoint

  init(_ range: RangeSelection, before: [IndexPath], counts: [Int], position: CGPoint) {
    self.range = range
    self.before = before
    self.counts = counts
    self.position = position
  }

  /// Whether an item was selected when the fingers began.
  func wasSelected(_ path: IndexPath) -> Bool {
    let index = BinarySearch.firstIndex(in: 0..<before.count) { before[$0] >= path }
    return index < before.count && before[index] == path
  }
}
