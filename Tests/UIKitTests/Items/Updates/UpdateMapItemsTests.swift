// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the update items that layouts receive for a batch, and the new keys of all kinds of elements, without an
/// animation.
@Suite("Update items and keys", .oneApplication) @MainActor struct UpdateMapItemsTests {
  private let header = ElementKindTable.header

  @Test("Deletions are in descending order, then inserts, reloads and moves in ascending order")
  func order() throws {
    let map = try UpdateMap(
      before: [8, 3], after: [8, 3],
      operations: [
        .insertItem(ItemPosition(0, 6)), .deleteItem(ItemPosition(0, 1)), .reloadItem(ItemPosition(1, 2)),
        .moveItem(from: ItemPosition(0, 5), to: ItemPosition(0, 0)), .deleteItem(ItemPosition(0, 4)),
        .insertItem(ItemPosition(0, 2)), .reloadItem(ItemPosition(0, 7)),
      ])
    let items = map.updateItems()
    #expect(
      items.map(\.description) == [
        "<delete 0-4 to ->", "<delete 0-1 to ->", "<insert - to 0-2>", "<insert - to 0-6>", "<reload 0-7 to 0-7>",
        "<reload 1-2 to 1-2>", "<move 0-5 to 0-0>",
      ])
    #expect(items.map(\.updateAction) == [.delete, .delete, .insert, .insert, .reload, .reload, .move])
    #expect(items.allSatisfy { !$0.isSectionOperation })
  }

  @Test("Operations on sections have no item; a reload knows both positions")
  func sections() throws {
    let map = try UpdateMap(
      before: [1, 2, 3, 4], after: [1, 9, 4, 3],
      operations: [
        .deleteSection(1), .insertSection(1), .reloadSection(0), .moveSection(from: 3, to: 2),
      ])
    let items = map.updateItems()
    #expect(
      items.map(\.description) == [
        "<delete section 1 to ->", "<insert - to section 1>", "<reload section 0 to section 0>",
        "<move section 3 to section 2>",
      ])
    #expect(items.allSatisfy { $0.isSectionOperation })
    #expect(
      items[0].indexPathBeforeUpdate == IndexPath(item: NSNotFound, section: 1) && items[0].indexPathAfterUpdate == nil)
  }

  @Test("Cells follow their item, everything else its section")
  func keys() throws {
    let map = try UpdateMap(
      before: [2, 3], after: [3, 3],
      operations: [.moveSection(from: 1, to: 0), .insertItem(ItemPosition(1, 0))])
    #expect(map.newKey(ofOld: ElementKey(section: 0, item: 1)) == ElementKey(section: 1, item: 2))
    #expect(map.newKey(ofOld: ElementKey(section: 1, item: 2)) == ElementKey(section: 0, item: 2))
    #expect(
      map.newKey(ofOld: ElementKey(kind: header, section: 0, item: 7)) == ElementKey(kind: header, section: 1, item: 7))
    #expect(map.oldKey(ofNew: ElementKey(section: 1, item: 0)) == nil)
    #expect(
      map.oldKey(ofNew: ElementKey(kind: header, section: 0, item: 0)) == ElementKey(kind: header, section: 1, item: 0))
    #expect(map.newKey(ofOld: ElementKey(kind: header, section: 2, item: 0)) == nil)
  }

  @Test("A reloaded item gets a new cell but keeps its header; a reloaded section gets both")
  func reloads() throws {
    let map = try UpdateMap(
      before: [2, 2], after: [2, 2], operations: [.reloadItem(ItemPosition(0, 1)), .reloadSection(1)])
    #expect(map.isReloaded(oldKey: ElementKey(section: 0, item: 1)))
    #expect(!map.isReloaded(oldKey: ElementKey(section: 0, item: 0)))
    #expect(!map.isReloaded(oldKey: ElementKey(kind: header, section: 0, item: 1)))
    #expect(map.isReloaded(oldKey: ElementKey(kind: header, section: 1, item: 0)))
    #expect(map.isReloaded(oldKey: ElementKey(section: 1, item: 1)))
  }

  @Test("New and old keys are inverse in random batches", arguments: Seeds.below(10))
  func inverse(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let before = (0..<3).map { _ in random.int(in: 1..<9) }
    var after = before
    var operations: [UpdateOperation] = []
    for section in 0..<3 {
      for item in 0..<before[section] where random.int(in: 0..<4) == 0 {
        operations.append(.deleteItem(ItemPosition(section, item)))
        after[section] -= 1
      }
      let inserted = random.int(in: 0..<3)
      after[section] += inserted
      for item in Array(0..<after[section]).prefix(inserted) {
        operations.append(.insertItem(ItemPosition(section, item)))
      }
    }
    let map = try UpdateMap(before: before, after: after, operations: operations)
    var kept = 0
    for section in 0..<3 {
      for item in 0..<before[section] {
        let key = ElementKey(section: section, item: item)
        guard let new = map.newKey(ofOld: key) else { continue }
        kept += 1
        #expect(map.oldKey(ofNew: new) == key)
      }
    }
    let deletes = operations.filter { if case .deleteItem = $0 { true } else { false } }.count
    #expect(kept == before.reduce(0, +) - deletes)
  }
}
