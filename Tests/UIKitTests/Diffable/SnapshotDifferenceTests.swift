// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

@Suite(.oneApplication)
struct SnapshotDifferenceTests {
  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func operations(_ old: Snapshot, _ new: Snapshot) -> [UpdateOperation] {
    SnapshotDifference(from: old, to: new).operations
  }

  @Test("An item that jumps is one move instead of a move of every item that it passes")
  func fewMoves() {
    let old = snapshot([(0, [1, 2, 3, 4, 5])])
    #expect(
      operations(old, snapshot([(0, [5, 1, 2, 3, 4])])) == [.moveItem(from: ItemPosition(0, 4), to: ItemPosition(0, 0))]
    )
    #expect(
      operations(old, snapshot([(0, [2, 3, 4, 5, 1])])) == [.moveItem(from: ItemPosition(0, 0), to: ItemPosition(0, 4))]
    )
    #expect(operations(old, old).isEmpty)
  }

  @Test("Deletions, inserts and moves between sections are combined")
  func mixed() {
    let old = snapshot([(0, [1, 2, 3]), (1, [4])])
    let new = snapshot([(0, [1, 9]), (1, [3, 4])])
    #expect(
      operations(old, new) == [
        .deleteItem(ItemPosition(0, 1)), .insertItem(ItemPosition(0, 1)),
        .moveItem(from: ItemPosition(0, 2), to: ItemPosition(1, 0)),
      ])
  }

  @Test("The longest run of sections stays; a reloaded section that moves is deleted and inserted")
  func sections() {
    let old = snapshot([(0, [1]), (1, [2]), (2, [3]), (3, [])])
    var new = snapshot([(2, [3]), (0, [1]), (1, [2]), (4, [7])])
    #expect(
      operations(old, new) == [.moveSection(from: 2, to: 0), .deleteSection(3), .insertSection(3)])
    new.reloadSections([2, 0])
    #expect(
      operations(old, new) == [
        .reloadSection(0), .deleteSection(2), .deleteSection(3), .insertSection(0), .insertSection(3),
      ])
  }

  @Test("Reloaded items that stay are reloaded, and those that move are deleted and inserted")
  func reloads() {
    let old = snapshot([(0, [1, 2, 3])])
    var new = snapshot([(0, [3, 1, 2])])
    new.reloadItems([1, 3])
    #expect(
      Set(operations(old, new).map(\.text)) == ["delete 0-2", "insert 0-0", "reload 0-0"])
  }

  @Test("Operations between random snapshots are valid and transform one into the other", arguments: Seeds.below(300))
  func random(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let old = arrangement(&random)
    var new = arrangement(&random)
    for item in new.itemIdentifiers where random.int(in: 0..<8) == 0 { new.reloadItems([item]) }
    for section in new.sectionIdentifiers where random.int(in: 0..<8) == 0 { new.reloadSections([section]) }
    let operations = operations(old, new)
    let map = try UpdateMap(
      before: old.itemsBySection.map(\.count), after: new.itemsBySection.map(\.count), operations: operations)
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (section, items) in old.itemsBySection.enumerated() {
      let home = old.sectionIdentifiers[section]
      for (item, identifier) in items.enumerated() {
        let place = map.newPosition(ofOld: ItemPosition(section, item))
        let expected = new.position(ofItem: identifier)
        let isMadeAnew =
          reloaded.contains(identifier)
          || (new.reloadedSectionIdentifiers.contains(home)
            && expected.map { new.sectionIdentifiers[$0.section] } == home)
        #expect(place == expected || (place == nil && isMadeAnew), "item \(identifier) of seed \(seed)")
      }
    }
    for (section, items) in new.itemsBySection.enumerated() {
      for (item, identifier) in items.enumerated() {
        guard let place = map.oldPosition(ofNew: ItemPosition(section, item)) else { continue }
        #expect(old.position(ofItem: identifier) == place)
      }
    }
  }

  /// Returns a random snapshot with up to 5 of 6 sections and up to 20 of 30 items, in random order.
  private func arrangement(_ random: inout SeededRandom) -> Snapshot {
    var sections = Array(0..<6)
    sections.shuffle(using: &random)
    var items = Array(0..<30)
    items.shuffle(using: &random)
    var snapshot = Snapshot()
    snapshot.appendSections(Array(sections.prefix(random.int(in: 1..<6))))
    for item in items.prefix(random.int(in: 0..<21)) {
      snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
    }
    return snapshot
  }

  @Test("The longest run is as long as that of the slow algorithm", arguments: 0..<100)
  func runs(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var numbers = Array(0..<random.int(in: 1..<40))
    numbers.shuffle(using: &random)
    let belongs = IncreasingRun.longest(numbers)
    let run = numbers.indices.filter { belongs[$0] }.map { numbers[$0] }
    #expect(run == run.sorted())
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + (numbers.indices.prefix(index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    #expect(run.count == lengths.max())
  }
}
