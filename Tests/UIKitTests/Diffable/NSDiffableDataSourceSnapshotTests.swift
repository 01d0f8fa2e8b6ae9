// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@Suite(.oneApplication)
struct NSDiffableDataSourceSnapshotTests {
  private func two() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  /// Runs faulty code and returns the kinds of the reported faults.
  private func faults(_ body: () -> Void) -> [String] {
    Diagnostics.recording(body).map(\.kind)
  }

  @Test("Sections and items keep their order")
  func building() {
    var snapshot = two()
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    snapshot.insertItems([8, 9], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 8, 9, 2, 3, 4, 5, 7])
    #expect(snapshot.indexOfItem(4) == 5 && snapshot.indexOfItem(99) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "a" && snapshot.indexOfSection("b") == 1)
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d"])
    #expect(snapshot.numberOfItems(inSection: "c") == 0)
  }

  @Test("Items move, also into another section")
  func moving() {
    var snapshot = two()
    snapshot.moveItem(1, afterItem: 4)
    #expect(
      snapshot.itemIdentifiers(inSection: "a") == [2, 3] && snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
    snapshot.moveItem(5, beforeItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 4, 1])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [5, 4, 1, 2, 3])
    snapshot.moveSection("b", afterSection: "a")
    #expect(snapshot.itemIdentifiers == [2, 3, 5, 4, 1] && snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test("Deleted items and sections are removed")
  func deleting() {
    var snapshot = two()
    snapshot.deleteItems([2, 4])
    #expect(snapshot.itemIdentifiers == [1, 3, 5])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [5] && snapshot.indexOfItem(1) == nil && snapshot.indexOfSection("b") == 0)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.sectionIdentifiers == ["b"])
  }

  @Test("Duplicate and unknown identifiers are faults and are ignored")
  func faults() {
    var snapshot = two()
    #expect(
      faults { snapshot.appendItems([6, 1, 6], toSection: "b") } == ["duplicateIdentifier", "duplicateIdentifier"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
    #expect(faults { snapshot.appendSections(["b", "c"]) } == ["duplicateIdentifier"])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(faults { snapshot.deleteItems([77]) } == ["snapshotIdentifier"])
    #expect(faults { snapshot.moveItem(1, beforeItem: 77) } == ["snapshotIdentifier"])
    #expect(faults { snapshot.moveItem(1, beforeItem: 1) } == ["snapshot"])
    #expect(faults { snapshot.reloadItems([77]) } == ["snapshotIdentifier"])
    #expect(faults { snapshot.insertSections(["e"], afterSection: "z") } == ["snapshotIdentifier"])
    var empty = Snapshot()
    #expect(faults { empty.appendItems([1]) } == ["snapshot"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6] && empty.numberOfItems == 0)
  }
}
