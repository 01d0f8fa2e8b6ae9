// SPDX-License-Identifier: MIT

/// Matches the items of a section before and after a change by traversing both lists in parallel.
///
/// Most changes are small. While both lists match, items are only compared, because looking up an item by hash takes
/// ten times as long as a comparison. Where the lists differ, an item that exists in only one list is skipped.
/// Otherwise, the nearest item at which both lists match again is found. Items that this traversal cannot match must be
/// looked up.
package struct SectionMatch<Item: Hashable> {
  /// For each new item, the old index of the same item; negative if the item was not matched.
  package private(set) var former: [Int]
  /// The indices of old items that were not matched.
  package private(set) var unpaired: [Int] = []

  /// Matches two lists. The closures return whether an old item still exists after the change, and whether a new item
  /// existed before the change.
  package init(_ old: [Item], _ new: [Item], staysSomewhere: (Item) -> Bool, wasSomewhere: (Item) -> Bool) {
    var former = [Int](repeating: -1, count: new.count)
    var from = 0
    var to = 0
    // The maximum number of comparisons in all searches, so that matching a shuffled list costs little more than its
    // lookups.
    var budget = 4 * old.count
    while from < old.count, to < new.count {
      if old[from] == new[to] {
        former[to] = from
        from += 1
        to += 1
        continue
      }
      if !staysSomewhere(old[from]) {
        unpaired.append(from)
        from += 1
      } else if !wasSomewhere(new[to]) {
        to += 1
      } else {
        let distance = Self.distance(old[from...], new[to...], &budget)
        let skipped = distance.old
        unpaired += from..<from + skipped
        from += skipped
        to += distance.new
      }
    }
    unpaired += from..<old.count
    self.former = former
  }

  /// Returns the number of items to skip in both lists, whose first items differ. The function searches for the nearest
  /// item of one list that equals the first item of the other. If no such item is nearby, one item is skipped in each
  /// list.
  private static func distance(
    _ old: ArraySlice<Item>, _ new: ArraySlice<Item>, _ budget: inout Int
  ) -> (old: Int, new: Int) {
    for step in 1...ModelsTuning.matchWindow {
      let (from, to) = (old.startIndex + step, new.startIndex + step)
      guard budget > 0 || step == 1, from < old.endIndex || to < new.endIndex else { break }
      budget -= 2
      if from < old.endIndex, old[from] == new[new.startIndex] { return (step, 0) }
      if to < new.endIndex, old[old.startIndex] == new[to] { return (0, step) }
    }
    return (1, 1)
  }
}
