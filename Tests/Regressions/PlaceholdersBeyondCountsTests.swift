// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// After a reload with fewer items, one of two placeholders was beyond the item count. The second was inserted before
/// the first, so the first had the wrong index, and their order was reversed.
@Suite(.oneApplication) @MainActor struct PlaceholdersBeyondCountsTests {
  @Test(
    "Placeholders beyond the item count move to the end of their section in order",
    arguments: [
      ([4, 5], 2, [2, 2]), ([4, 5, 6], 0, [0, 0, 0]), ([1, 4, 4], 3, [1, 3, 3]), ([1, 2], 2, [1, 2]),
    ] as [([Int], Int, [Int])])
  func fit(gaps: [Int], count: Int, expected: [Int]) {
    let set = PlaceholderSet()
    let names = gaps.indices.map { "p\($0)" }
    for (name, gap) in zip(names, gaps) {
      set.insert(StandingPlaceholder(name, update: nil, parameters: nil), before: ItemPosition(0, gap))
    }
    set.fit([count])
    #expect(set.positions.gaps == expected.map { ItemPosition(0, $0) })
    #expect(set.entries.map(\.reuseIdentifier) == names)
  }

  @Test("Placeholders of removed sections are removed, others are preserved")
  func sections() {
    let set = PlaceholderSet()
    for section in 0..<3 {
      set.insert(StandingPlaceholder("p\(section)", update: nil, parameters: nil), before: ItemPosition(section, 3))
    }
    set.fit([1, 5])
    #expect(set.positions.gaps == [ItemPosition(0, 1), ItemPosition(1, 3)])
    #expect(set.entries.map(\.reuseIdentifier) == ["p0", "p1"])
  }
}
