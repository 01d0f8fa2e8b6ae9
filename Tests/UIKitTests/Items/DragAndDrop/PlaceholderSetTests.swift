// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the set of placeholders and their positions, without creating a view.
@Suite("Placeholder set", .oneApplication) @MainActor struct PlaceholderSetTests {
  private let set = PlaceholderSet()
  private let entries = (0..<3).map { StandingPlaceholder("p\($0)", update: nil, parameters: nil) }

  /// Returns the reuse identifier of each placeholder displayed in a section, and "-" for each item.
  private func shown(_ section: Int, _ count: Int) -> [String] {
    (0..<count).map { set.entry(at: ElementKey(section: section, item: $0))?.reuseIdentifier ?? "-" }
  }

  @Test("Without placeholders, every path maps to itself")
  func empty() {
    #expect(set.isEmpty && set.model(itemPath(4, 2)) == itemPath(4, 2) && set.shown(itemPath(4, 2)) == itemPath(4, 2))
    #expect(set.entry(at: ElementKey(section: 0, item: 0)) == nil && set.index(of: entries[0]) == nil)
    set.removeAll()
    #expect(set.isEmpty)
  }

  @Test("Placeholders before one item are in insertion order; headers are not counted")
  func order() {
    set.insert(entries[0], before: ItemPosition(0, 1))
    set.insert(entries[1], before: ItemPosition(0, 1))
    set.insert(entries[2], before: ItemPosition(0, 0))
    #expect(shown(0, 6) == ["p2", "-", "p0", "p1", "-", "-"])
    #expect(set.entries.map(\.reuseIdentifier) == ["p2", "p0", "p1"] && set.index(of: entries[1]) == 2)
    #expect((0..<6).map { set.model(itemPath($0))?.item } == [nil, 0, nil, nil, 1, 2])
    #expect((0..<3).map { set.shown(itemPath($0)).item } == [1, 4, 5])
    #expect(set.entry(at: ElementKey(kind: ElementKindTable.header, section: 0, item: 0)) == nil)
  }

  @Test("A removed placeholder closes the gap; one that becomes an item keeps its position")
  func removing() {
    for entry in entries { set.insert(entry, before: ItemPosition(0, 1)) }
    set.remove(1)
    #expect(shown(0, 5) == ["-", "p0", "p2", "-", "-"])
    set.replace(0)
    #expect(shown(0, 5) == ["-", "-", "p2", "-", "-"] && set.model(itemPath(1)) == itemPath(1))
    #expect(set.positions.gaps == [ItemPosition(0, 2)] && set.index(of: entries[0]) == nil)
  }

  @Test("An update moves placeholders with their neighbors and returns the displayed changes")
  func moving() throws {
    set.insert(entries[0], before: ItemPosition(0, 2))
    set.insert(entries[1], before: ItemPosition(1, 0))
    let operations: [UpdateOperation] = [.deleteItem(ItemPosition(0, 1)), .deleteSection(1)]
    let map = try UpdateMap(before: [3, 1], after: [2], operations: operations)
    let shownOperations = set.move(through: map, operations, counts: [2])
    #expect(set.entries.map(\.reuseIdentifier) == ["p0"] && set.positions.gaps == [ItemPosition(0, 1)])
    let shownMap = try UpdateMap(before: [4, 2], after: [3], operations: shownOperations)
    #expect(shownMap.newPosition(ofOld: ItemPosition(0, 2)) == ItemPosition(0, 1), "the placeholder")
    #expect(shownMap.newPosition(ofOld: ItemPosition(0, 3)) == ItemPosition(0, 2))
    #expect(shownMap.newPosition(ofOld: ItemPosition(0, 1)) == nil)
  }
}
