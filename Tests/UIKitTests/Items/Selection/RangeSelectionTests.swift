// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests a range selection of item numbers that can be extended, without creating a view.
@Suite("Range selection", .oneApplication) struct RangeSelectionTests {
  @Test("A range reports joining and leaving items as it grows, shrinks, and turns around its anchor")
  func growing() {
    var range = RangeSelection(anchor: 5, selects: true)
    #expect(range.range == 5...5 && range.selects)
    let first = range.reach(8)
    #expect(first.leaving == [] && first.joining == [6..<9])
    let second = range.reach(6)
    #expect(second.leaving == [7..<9] && second.joining == [] && range.range == 5...6)
    let third = range.reach(3)
    #expect(third.leaving == [6..<7] && third.joining == [3..<5] && range.range == 3...5)
    let same = range.reach(3)
    #expect(same.leaving == [] && same.joining == [])
    let back = range.reach(5)
    #expect(back.leaving == [3..<5] && back.joining == [])
  }

  @Test("After any changes, the range contains the items between anchor and end", arguments: Seeds.below(20))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let anchor = random.int(in: 0..<30)
    var range = RangeSelection(anchor: anchor, selects: false)
    var items: Set<Int> = [anchor]
    for _ in 0..<40 {
      let end = random.int(in: 0..<30)
      let (leaving, joining) = range.reach(end)
      for part in leaving { for item in part { #expect(items.remove(item) != nil) } }
      for part in joining { for item in part { #expect(items.insert(item).inserted) } }
      #expect(items == Set(min(anchor, end)...max(anchor, end)))
      #expect(leaving.allSatisfy { !$0.isEmpty } && joining.allSatisfy { !$0.isEmpty })
    }
  }

  @Test("A touch selection knows the former selection")
  @MainActor func before() {
    let paths = [itemPath(1), itemPath(4), itemPath(0, 1)]
    let selection = MultipleSelection(
      RangeSelection(anchor: 0, selects: true), before: paths, counts: [6, 2], position: .zero)
    #expect(paths.allSatisfy { selection.wasSelected($0) })
    #expect([itemPath(0), itemPath(2), itemPath(5), itemPath(1, 1)].allSatisfy { !selection.wasSelected($0) })
  }

  @Test("An item is found by its ordinal, also with empty sections")
  func ordinals() {
    var counts = ItemCounts()
    counts.set([0, 2, 0, 0, 3, 0])
    let paths = (0..<5).map { counts.path(ofOrdinal: $0) }
    #expect(paths == [itemPath(0, 1), itemPath(1, 1), itemPath(0, 4), itemPath(1, 4), itemPath(2, 4)])
    #expect(counts.path(ofOrdinal: -1) == nil && counts.path(ofOrdinal: 5) == nil)
    for path in paths {
      if let path { #expect(counts.path(ofOrdinal: counts.ordinal(section: path.section, item: path.item)) == path) }
    }
    #expect(ItemCounts().path(ofOrdinal: 0) == nil)
  }
}
