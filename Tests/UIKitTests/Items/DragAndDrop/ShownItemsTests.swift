// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests placeholders that are displayed among the items of a data source but are not part of it. The client is not a
/// collection view.
@Suite("Displayed items with placeholders", .oneApplication) @MainActor struct ShownItemsTests {
  private func bench() -> PlainBench {
    let bench = PlainBench(count: 12)
    bench.client.events = []
    return bench
  }

  private func placeholder(_ number: Int = -7) -> StandingPlaceholder {
    StandingPlaceholder("cell", update: { ($0 as? PlainCell)?.number = number }, parameters: nil)
  }

  @Test("A placeholder is displayed before its item; the program's paths are those of the data source")
  func standing() {
    let bench = bench()
    let place = bench.engine.shown.insertPlaceholder(placeholder(), before: itemPath(1))
    bench.settle()
    #expect(place == itemPath(1) && bench.engine.counts.sections == [13])
    #expect(bench.engine.queries.numberOfItems(inSection: 0) == 12)
    #expect(bench.engine.queries.visiblePaths == [itemPath(0), itemPath(1), itemPath(2)])
    #expect(bench.cell(1)?.number == 1 && bench.cell(1)?.frame.minY == 100)
    #expect(bench.stacked == [0, -7, 1, 2])
    #expect(bench.engine.queries.item(at: CGPoint(x: 50, y: 75)) == nil, "a placeholder is not an item")
    #expect(bench.engine.queries.item(at: CGPoint(x: 50, y: 125)) == itemPath(1))
    #expect(bench.engine.queries.attributes(at: itemPath(1))?.frame.minY == 100)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("Placeholders are not reported, and events use the data source's index paths")
  func events() {
    let bench = bench()
    _ = bench.engine.shown.insertPlaceholder(placeholder(), before: itemPath(1))
    bench.settle()
    _ = bench.takeEvents()
    bench.scroll(to: 60)
    #expect(bench.takeEvents() == ["end 0-0", "will 0-3", "will 0-4"])
    bench.stage.tap(50, 15)
    #expect(bench.engine.selection.selected.isEmpty)
    bench.stage.tap(50, 65)
    #expect(bench.engine.selection.selected == [itemPath(1)] && bench.client.events.contains("select 0-1"))
  }

  @Test(
    "A committed item replaces its placeholder without moving other items or reporting them again")
  func committing() {
    let bench = bench()
    _ = bench.engine.touches.selectOnly(itemPath(2))
    let entry = placeholder()
    _ = bench.engine.shown.insertPlaceholder(entry, before: itemPath(1))
    bench.settle()
    var path: IndexPath?
    let isCommitted = bench.engine.shown.commitPlaceholder(entry) {
      path = $0
      bench.client.numbers[0].insert(70, at: $0.item)
    }
    bench.settle()
    #expect(isCommitted && path == itemPath(1) && bench.shown == [0, 70, 1, 2])
    #expect(bench.engine.selection.selected == [itemPath(3)] && bench.engine.counts.sections == [13])
    #expect(bench.engine.shown.placeholders.isEmpty && bench.engine.validation.validate() == [])
    #expect(!bench.engine.shown.commitPlaceholder(entry) { _ in Issue.record("it was removed") })
    #expect(!bench.engine.shown.deletePlaceholder(entry))
  }

  @Test("A commit that adds nothing is reported, and the model is displayed")
  func emptyCommit() {
    let bench = bench()
    let entry = placeholder()
    _ = bench.engine.shown.insertPlaceholder(entry, before: itemPath(1))
    bench.settle()
    let faults = Diagnostics.recording {
      _ = bench.engine.shown.commitPlaceholder(entry) { _ in }
      bench.settle()
    }
    #expect(faults.map(\.kind) == ["placeholderCommit"] && bench.shown == [0, 1, 2, 3])
    #expect(bench.engine.shown.placeholders.isEmpty && bench.engine.counts.sections == [12])
  }

  @Test("A placeholder beyond the items is reported and not displayed; after the last item it is valid")
  func range() {
    let bench = bench()
    var places: [IndexPath?] = []
    let faults = Diagnostics.recording {
      for path in [itemPath(13), itemPath(-1), itemPath(0, 1)] {
        places.append(bench.engine.shown.insertPlaceholder(placeholder(), before: path))
      }
    }
    #expect(faults.map(\.kind) == ["placeholderPlace", "placeholderPlace", "placeholderPlace"])
    #expect(places.allSatisfy { $0 == nil } && bench.engine.shown.placeholders.isEmpty)
    #expect(bench.engine.shown.insertPlaceholder(placeholder(), before: itemPath(12)) == itemPath(12))
    bench.settle()
    #expect(bench.client.contentSize.height == 650 && bench.engine.validation.validate() == [])
  }

  @Test("A placeholder stays between its neighbors in updates of the data source, and is removed by a reload")
  func updates() {
    let bench = bench()
    let entry = placeholder()
    _ = bench.engine.shown.insertPlaceholder(entry, before: itemPath(2))
    bench.settle()
    bench.perform([.deleteItem(ItemPosition(0, 0)), .insertItem(ItemPosition(0, 1))]) {
      $0.numbers[0].removeFirst()
      $0.numbers[0].insert(80, at: 1)
    }
    bench.settle()
    #expect(bench.stacked == [1, -7, 80, 2] && bench.engine.validation.validate() == [])
    #expect((bench.engine.shown.cell(ofPlaceholder: entry) as? PlainCell)?.number == -7)
    bench.engine.passes.reloadContent()
    bench.stage.tick()
    #expect(bench.shown == [1, 80, 2, 3] && bench.engine.shown.cell(ofPlaceholder: entry) == nil)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("A placeholder's cell is configured again on request, if it is visible")
  func updateCell() {
    let bench = bench()
    var number = 1
    let entry = StandingPlaceholder(
      "cell",
      update: {
        number += 1
        ($0 as? PlainCell)?.number = -number
      }, parameters: nil)
    _ = bench.engine.shown.insertPlaceholder(entry, before: itemPath(0))
    bench.settle()
    bench.engine.shown.updatePlaceholderCell(entry)
    #expect((bench.engine.shown.cell(ofPlaceholder: entry) as? PlainCell)?.number == -3)
    bench.scroll(to: 300)
    bench.engine.shown.updatePlaceholderCell(entry)
    #expect(number == 3 && bench.engine.shown.cell(ofPlaceholder: entry) == nil)
  }

  @Test("Next to placeholders, only data source items are selected: by the program, by keys and across sections")
  func selecting() {
    let bench = PlainBench([[0, 1, 2], [3, 4, 5]])
    bench.client.engine.options.allowsMultipleSelection = true
    _ = bench.engine.shown.insertPlaceholder(placeholder(), before: itemPath(1))
    bench.settle()
    let faults = Diagnostics.recording { #expect(!bench.engine.touches.selectOnly(itemPath(3))) }
    #expect(faults.map(\.kind) == ["itemOutOfRange"] && bench.engine.selection.selected.isEmpty)
    bench.engine.selection.chosen = itemPath(2)
    bench.engine.keys.extendSelection(to: itemPath(1, 1))
    #expect(bench.engine.selection.selected == [itemPath(2), itemPath(0, 1), itemPath(1, 1)])
    let cell = bench.engine.queries.cell(at: itemPath(0))
    #expect(cell.map { bench.engine.keys.press(KeyCode("a"), flags: .command, on: $0) } == true)
    #expect(bench.engine.selection.selected.count == 6 && bench.engine.validation.validate() == [])
  }

  @Test("The focus skips placeholders, and returns to an item that waits for it off screen")
  func focus() throws {
    let bench = bench()
    bench.stage.encoder = FrameEncoder()
    let entry = placeholder()
    _ = bench.engine.shown.insertPlaceholder(entry, before: itemPath(1))
    bench.settle()
    FocusController.shared.give(to: try #require(bench.cell(0)))
    #expect(bench.engine.focus.moveFocus(after: try #require(bench.cell(0)), in: .down))
    #expect(FocusController.shared.view === bench.cell(1))
    #expect(bench.engine.focus.moveFocus(after: try #require(bench.cell(2)), in: .down))
    #expect(FocusController.shared.view === bench.cell(3) && bench.cell(3)?.number == 3)
    bench.scroll(to: 450)
    #expect(bench.engine.focus.pathToFocus == itemPath(3))
    _ = bench.engine.shown.commitPlaceholder(entry) { bench.client.numbers[0].insert(70, at: $0.item) }
    #expect(bench.engine.focus.pathToFocus == itemPath(4))
    bench.settle()
    bench.scroll(to: 100)
    let focused = FocusController.shared.view as? PlainCell
    #expect(focused?.number == 3 && focused === bench.cell(4))
  }

  @Test("A focused item that a placeholder moves off screen keeps the focus")
  func focusPushed() throws {
    let bench = bench()
    bench.stage.encoder = FrameEncoder()
    FocusController.shared.give(to: try #require(bench.cell(3)))
    let entry = placeholder()
    _ = bench.engine.shown.insertPlaceholder(entry, before: itemPath(0))
    bench.settle()
    #expect(bench.engine.focus.pathToFocus == itemPath(3))
    _ = bench.engine.shown.deletePlaceholder(entry)
    bench.settle()
    #expect((FocusController.shared.view as? PlainCell)?.number == 3 && bench.engine.validation.validate() == [])
  }

  @Test("While placeholders are displayed, no item can be reordered")
  func movement() {
    let bench = bench()
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    _ = bench.engine.shown.insertPlaceholder(placeholder(), before: itemPath(0))
    #expect(bench.engine.reordering.movement == nil && !bench.engine.reordering.beginMovement(of: itemPath(0)))
    bench.settle()
    #expect(bench.engine.validation.validate() == [])
  }
}
