// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
struct ItemCountsTests {
  @Test("Initially nothing is counted or known")
  func beginning() {
    let counts = ItemCounts()
    #expect(!counts.areKnown && counts.count == 0 && counts.total == 0)
    #expect(!counts.hasSection(0) && !counts.hasItem(section: 0, item: 0))
  }

  @Test("Sections, items and ordinals are computed")
  func numbers() {
    var counts = ItemCounts()
    counts.set([3, 0, 5])
    #expect(counts.areKnown && counts.count == 3 && counts.total == 8 && counts.starts == [0, 3, 3, 8])
    #expect(counts.ordinal(section: 0, item: 2) == 2 && counts.ordinal(section: 2, item: 1) == 4)
    #expect(counts.hasItem(section: 0, item: 2) && !counts.hasItem(section: 0, item: 3))
    #expect(!counts.hasItem(section: 1, item: 0) && !counts.hasItem(section: 3, item: 0))
    #expect(!counts.hasItem(section: -1, item: 0) && !counts.hasItem(section: 0, item: -1))
  }

  @Test("Invalidated counts stay readable")
  func invalidated() {
    var counts = ItemCounts()
    counts.set([2])
    counts.invalidate()
    #expect(!counts.areKnown && counts.total == 2)
    counts.set([2])
    #expect(counts.areKnown)
  }

  @Test("Decorations can exist anywhere, supplementary views in every section, cells where items exist")
  func elements() {
    var counts = ItemCounts()
    counts.set([1, 0])
    let header = ElementKindTable.number(of: .supplementaryView, "counted")
    let decoration = ElementKindTable.number(of: .decorationView, "counted")
    #expect(counts.has(ElementKey(section: 0, item: 0)) && !counts.has(ElementKey(section: 1, item: 0)))
    #expect(counts.has(ElementKey(kind: header, section: 1, item: 4)))
    #expect(!counts.has(ElementKey(kind: header, section: 2, item: 0)))
    #expect(counts.has(ElementKey(kind: decoration, section: 9, item: 9)))
  }
}
