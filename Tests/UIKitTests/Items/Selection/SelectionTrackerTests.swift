// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct SelectionTrackerTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("The selected items are ascending and unique, for any insertion order")
  func ascending() {
    let tracker = SelectionTracker()
    for item in [5, 1, 3, 1] { _ = tracker.insert(path(item)) }
    #expect(!tracker.insert(path(3)) && tracker.insert(path(0, 1)))
    #expect(tracker.selected == [path(1), path(3), path(5), path(0, 1)])
    #expect(tracker.contains(path(3)) && !tracker.contains(path(2)))
    #expect(tracker.remove(path(3)) && !tracker.remove(path(3)))
    tracker.removeAll()
    #expect(tracker.selected.isEmpty)
  }

  @Test("C9: selection and highlight follow their items; deleted and reloaded ones lose them")
  func updates() throws {
    let tracker = SelectionTracker()
    for item in [2, 4, 6] { _ = tracker.insert(path(item)) }
    tracker.highlight(path(4))
    let map = try UpdateMap(
      before: [8], after: [8],
      operations: [
        .deleteItem(ItemPosition(0, 2)), .insertItem(ItemPosition(0, 0)), .reloadItem(ItemPosition(0, 6)),
      ])
    tracker.move(through: map)
    #expect(tracker.selected == [path(4)] && tracker.highlighted == path(4))
    tracker.move(through: try UpdateMap(before: [8], after: [7], operations: [.deleteItem(ItemPosition(0, 4))]))
    #expect(tracker.selected.isEmpty && tracker.highlighted == nil)
  }

  @Test("A selected nonexistent item is found")
  func breaches() {
    let tracker = SelectionTracker()
    var counts = ItemCounts()
    counts.set([2])
    _ = tracker.insert(path(1))
    tracker.highlight(path(0))
    #expect(tracker.breaches(in: counts).isEmpty)
    counts.set([0])
    #expect(tracker.breaches(in: counts).count == 2)
  }

  @Test("Only one touch is tracked")
  func touches() {
    let tracker = SelectionTracker()
    let touch = UITouch()
    #expect(!tracker.follows([touch]))
    tracker.follow(touch)
    #expect(tracker.follows([touch, UITouch()]) && !tracker.follows([UITouch()]))
    tracker.letGo()
    #expect(tracker.touch == nil && !tracker.follows([touch]))
  }
}
