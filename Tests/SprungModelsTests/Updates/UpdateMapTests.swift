// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungModels

@Suite
struct UpdateMapTests {
  private static func at(_ item: Int) -> ItemPosition { ItemPosition(0, item) }

  /// Returns the letters of a section after a batch update. Positions without an old letter are filled with the letters
  /// of `new`, in order.
  private func result(_ letters: String, new: String, _ operations: [UpdateOperation], count: Int) throws -> String {
    let map = try UpdateMap(before: [letters.count], after: [count], operations: operations)
    var fresh = Array(new)
    let old = Array(letters)
    var text = ""
    for item in 0..<count {
      if let place = map.oldPosition(ofNew: Self.at(item)) {
        text.append(old[place.item])
        #expect(map.newPosition(ofOld: place) == Self.at(item))
      } else {
        text.append(fresh.removeFirst())
      }
    }
    return text
  }

  @Test("C1: deletes and inserts")
  func deletesAndInserts() throws {
    let operations: [UpdateOperation] = [
      .deleteItem(Self.at(1)), .insertItem(Self.at(3)), .deleteItem(Self.at(3)), .insertItem(Self.at(0)),
    ]
    #expect(try result("ABCDE", new: "XY", operations, count: 5) == "XACYE")
  }

  @Test("C2: one move")
  func move() throws {
    #expect(try result("ABCDE", new: "", [.moveItem(from: Self.at(0), to: Self.at(4))], count: 5) == "BCDEA")
  }

  @Test("C3: delete, move and insert")
  func mixed() throws {
    let operations: [UpdateOperation] = [
      .deleteItem(Self.at(0)), .moveItem(from: Self.at(4), to: Self.at(0)), .insertItem(Self.at(2)),
    ]
    #expect(try result("ABCDE", new: "Z", operations, count: 5) == "EBZCD")
  }

  @Test("C4: two moves and a delete")
  func moves() throws {
    let operations: [UpdateOperation] = [
      .deleteItem(Self.at(0)), .moveItem(from: Self.at(3), to: Self.at(0)), .moveItem(from: Self.at(1), to: Self.at(2)),
    ]
    #expect(try result("ABCDE", new: "", operations, count: 4) == "DCBE")
  }

  @Test("C5: delete, insert and move")
  func deleteInsertMove() throws {
    let operations: [UpdateOperation] = [
      .deleteItem(Self.at(1)), .insertItem(Self.at(2)), .moveItem(from: Self.at(2), to: Self.at(1)),
    ]
    #expect(try result("12345", new: "6", operations, count: 5) == "13645")
  }

  @Test(
    "C7: violated rules are named",
    arguments: [
      ([UpdateOperation.deleteItem(at(2)), .reloadItem(at(2))], 5, 4, UpdateRuleViolation.Rule.conflict),
      ([.insertItem(at(1)), .moveItem(from: at(4), to: at(1))], 5, 6, .conflict),
      ([.insertItem(at(6))], 5, 6, .existence),
      ([.deleteItem(at(5))], 5, 4, .existence),
      ([.insertItem(at(0))], 5, 5, .counts),
      ([.deleteItem(at(1)), .deleteItem(at(1))], 5, 3, .conflict),
      ([.moveItem(from: at(1), to: at(2)), .moveItem(from: at(1), to: at(3))], 5, 5, .conflict),
      ([.reloadSection(1)], 5, 5, .existence),
      ([.insertSection(0)], 5, 5, .counts),
      ([.insertItem(ItemPosition(-1, 0))], 5, 6, .existence),
    ])
  func rules(operations: [UpdateOperation], before: Int, after: Int, rule: UpdateRuleViolation.Rule) {
    do {
      _ = try UpdateMap(before: [before], after: [after], operations: operations)
      Issue.record("the update was accepted")
    } catch {
      #expect(error.rule == rule)
      #expect(error.message.contains(operations[0].text))
    }
  }

  @Test("C7: the ledger names every count, the index error the valid range")
  func ledger() {
    do {
      _ = try UpdateMap(before: [5], after: [5], operations: [.insertItem(Self.at(0))])
      Issue.record("the update was accepted")
    } catch {
      #expect(error.message.contains("before 5 inserted 1 after 5"))
    }
    do {
      _ = try UpdateMap(before: [5], after: [6], operations: [.insertItem(Self.at(6))])
      Issue.record("the update was accepted")
    } catch {
      #expect(error.message.contains("0...5"))
    }
  }

  @Test("C10: deleting a section makes deletions of its items redundant")
  func sectionDelete() throws {
    let map = try UpdateMap(
      before: [2, 3, 4], after: [3, 4], operations: [.deleteItem(Self.at(1)), .deleteSection(0)])
    #expect(map.newSection(ofOld: 0) == nil && map.newSection(ofOld: 1) == 0 && map.newSection(ofOld: 2) == 1)
    #expect(map.newPosition(ofOld: ItemPosition(2, 3)) == ItemPosition(1, 3))
    #expect(map.operations == [.deleteSection(0)])
    #expect(map.newPosition(ofOld: Self.at(0)) == nil)
  }

  @Test("items move between sections, out of deleted and into inserted ones; sections move with their items")
  func sections() throws {
    let map = try UpdateMap(
      before: [2, 3], after: [3, 1],
      operations: [
        .moveItem(from: ItemPosition(0, 0), to: ItemPosition(1, 0)), .deleteSection(0), .insertSection(1),
      ])
    #expect(map.newPosition(ofOld: ItemPosition(0, 0)) == ItemPosition(1, 0))
    #expect(map.oldPosition(ofNew: ItemPosition(1, 0)) == ItemPosition(0, 0))
    #expect(map.newPosition(ofOld: ItemPosition(1, 2)) == ItemPosition(0, 2))
    let moved = try UpdateMap(
      before: [2, 3], after: [4, 2], operations: [.moveSection(from: 1, to: 0), .insertItem(ItemPosition(0, 1))])
    #expect(moved.newPosition(ofOld: ItemPosition(1, 0)) == ItemPosition(0, 0))
    #expect(moved.newPosition(ofOld: ItemPosition(1, 1)) == ItemPosition(0, 2))
    #expect(moved.newSection(ofOld: 1) == 0 && moved.oldSection(ofNew: 0) == 1)
  }

  @Test("a reload keeps the position although neighbors shift, and a reloaded section may change its count")
  func reloads() throws {
    let map = try UpdateMap(
      before: [5], after: [6], operations: [.insertItem(Self.at(0)), .reloadItem(Self.at(3))])
    #expect(map.isReloaded(old: Self.at(3)) && map.newPosition(ofOld: Self.at(3)) == Self.at(4))
    let section = try UpdateMap(before: [5], after: [2], operations: [.reloadSection(0)])
    #expect(section.newPosition(ofOld: Self.at(1)) == nil && section.oldPosition(ofNew: Self.at(1)) == nil)
  }

  @Test(
    "random batches map each remaining item both ways, preserve order, and use each position once",
    arguments: Seeds.below(200))
  func random(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let before = random.int(in: 0..<30)
    var free = Array(0..<before)
    var operations: [UpdateOperation] = []
    var leaving: [Int] = []
    for _ in 0..<random.int(in: 0..<8) where !free.isEmpty {
      leaving.append(free.remove(at: random.int(in: 0..<free.count)))
    }
    let moved = Array(leaving.prefix(leaving.count / 2))
    let deleted = Array(leaving.dropFirst(moved.count))
    let inserted = random.int(in: 0..<5)
    let after = before - deleted.count + inserted
    var places = Array(0..<after)
    for _ in 0..<inserted {
      operations.append(.insertItem(Self.at(places.remove(at: random.int(in: 0..<places.count)))))
    }
    for item in moved {
      let to = places.remove(at: random.int(in: 0..<places.count))
      operations.append(.moveItem(from: Self.at(item), to: Self.at(to)))
    }
    for item in deleted { operations.append(.deleteItem(Self.at(item))) }
    operations.shuffle(using: &random)
    let map = try UpdateMap(before: [before], after: [after], operations: operations)
    var used: Set<Int> = []
    var lastSurvivor = -1
    for item in 0..<before {
      guard let place = map.newPosition(ofOld: Self.at(item)) else {
        #expect(deleted.contains(item))
        continue
      }
      #expect(used.insert(place.item).inserted)
      #expect(map.oldPosition(ofNew: place) == Self.at(item))
      if !moved.contains(item) {
        #expect(place.item > lastSurvivor)
        lastSurvivor = place.item
      }
    }
    #expect(used.count == after - inserted)
  }
}
