// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Prepared rows", .oneApplication)
@MainActor
struct PreparedRowsTests {
  @Test("All views are taken in the order of their elements, once")
  func viewsInOrder() {
    var rows = PreparedRows()
    let views = (0..<4).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    for (index, place) in [(1, 0), (0, 5), (0, 2), (1, 3)].enumerated() {
      rows.views[ElementKey(section: place.0, item: place.1)] = views[index]
    }
    let removed = rows.removeAll()
    #expect(removed.map { view in views.firstIndex { $0 === view } } == [2, 1, 0, 3])
    let rest = rows.removeAll()
    #expect(rows.views.isEmpty && rest.isEmpty)
  }

  @Test("Cells are configured again if known counts differ from the last ones")
  func configuredAgain() {
    var rows = PreparedRows()
    var counts = ItemCounts()
    let answer1 = rows.takeCounts(counts)
    #expect(!answer1)
    counts.set([3, 2])
    let answer2 = rows.takeCounts(counts)
    #expect(answer2)
    let answer3 = rows.takeCounts(counts)
    #expect(!answer3)
    counts.invalidate()
    let answer4 = rows.takeCounts(counts)
    #expect(!answer4)
    counts.set([3, 2])
    let answer5 = rows.takeCounts(counts)
    #expect(!answer5)
    counts.set([4, 2])
    let answer6 = rows.takeCounts(counts)
    #expect(answer6)
  }
}
