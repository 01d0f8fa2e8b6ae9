// SPDX-License-Identifier: MIT

/// Which items of a section are the same before and after, found by going along both lists side by side.
///
/// Most changes are small: as long as both lists agree nothing is looked up by its hash, which takes ten times as long as
/// comparing. Where they differ, an item that is on one side only is skipped; then the nearest item is searched at which both lists
/// agree again after some items moved out or in. What the walk cannot pair is left to be looked up.
package struct SectionMatch<Item: Hashable> {
  /// Of each item after the number that it had before; negative for one that was not paired.
  package private(set) var former: [Int]
  /// The numbers of the items before that were not paired.
  package private(set) var unpaired: [Int] = []

  /// Pairs two lists; the closures say whether an item before is there after, and the other way round.
  package init(_ old: [Item], _ new: [Item], staysSomewhere: (Item) -> Bool, wasSomewhere: (Item) -> Bool) {
    var former = [Int](repeating: -1, count: new.count)
    var from = 0
    var to = 0
    // Comparisons that the search may take in all, so that a list in random order costs little more than its lookups.
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

  /// How many items to skip in both lists, whose first items differ: up to the nearest item of one list that equals the first of the
  /// other, one in each if there is none nearby.
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
