// SPDX-License-Identifier: MIT

/// Which items of a section are the same before and after, found by going along both lists side by side.
///
/// Most changes are small: as long as both lists agree nothing is looked up by its hash, which takes ten times as long as
/// comparing. Where they part, an item that is on one side only is passed over, then one that was taken out or put in; what the
/// walk cannot pair is left to be looked up.
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
      } else if from + 1 < old.count, old[from + 1] == new[to] {
        unpaired.append(from)
        from += 1
      } else if to + 1 < new.count, old[from] == new[to + 1] {
        to += 1
      } else {
        unpaired.append(from)
        from += 1
        to += 1
      }
    }
    unpaired += from..<old.count
    self.former = former
  }
}
