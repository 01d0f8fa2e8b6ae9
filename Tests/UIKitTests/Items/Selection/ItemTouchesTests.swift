// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests highlighting and selection by touches and by the app, in a client that is not a collection view.
@Suite("Item touches", .oneApplication) @MainActor struct ItemTouchesTests {
  private func bench(_ configure: (PlainClient) -> Void = { _ in }) -> PlainBench {
    let bench = PlainBench(count: 12)
    configure(bench.client)
    bench.client.events = []
    return bench
  }

  @Test("A tap highlights, selects and unhighlights; another tap first deselects the former item")
  func taps() {
    let bench = bench()
    bench.stage.tap(50, 75)
    #expect(bench.takeEvents() == ["highlight 0-1", "select 0-1", "unhighlight 0-1"])
    #expect(bench.cell(1)?.isSelected == true && bench.cell(1)?.isHighlighted == false)
    bench.stage.tap(50, 175)
    #expect(bench.takeEvents() == ["highlight 0-3", "deselect 0-1", "select 0-3", "unhighlight 0-3"])
    #expect(bench.engine.selection.selected == [itemPath(3)] && bench.cell(1)?.isSelected == false)
  }

  @Test("A tap on the selected item repeats the event, but not the selection")
  func again() {
    let bench = bench()
    bench.stage.tap(50, 75)
    bench.client.events = []
    bench.stage.tap(50, 75)
    #expect(bench.client.events == ["highlight 0-1", "select 0-1", "unhighlight 0-1"])
    #expect(bench.engine.selection.selected == [itemPath(1)])
  }

  @Test("With multiple selection, a tap on a selected item deselects only that item")
  func several() {
    let bench = bench { $0.engine.options.allowsMultipleSelection = true }
    for y in [25.0, 75, 125, 75] { bench.stage.tap(50, y) }
    #expect(bench.engine.selection.selected == [itemPath(0), itemPath(2)])
    #expect(
      bench.client.events.filter { $0.contains("select") } == [
        "select 0-0", "select 0-1", "select 0-2", "deselect 0-1",
      ])
  }

  @Test("Actions that the delegate rejects are not performed")
  func refused() {
    let noHighlight = bench { $0.refused.insert(.highlight) }
    noHighlight.stage.tap(50, 75)
    #expect(noHighlight.client.events.isEmpty && noHighlight.engine.selection.selected.isEmpty)
    #expect(noHighlight.engine.selection.touch == nil)
    let noSelection = bench { $0.refused.insert(.select) }
    noSelection.stage.tap(50, 75)
    #expect(noSelection.client.events == ["highlight 0-1", "unhighlight 0-1"])
    let switchedOff = bench { $0.engine.options.allowsSelection = false }
    switchedOff.stage.tap(50, 75)
    #expect(switchedOff.client.events.isEmpty)
  }

  @Test("A touch that leaves the cell selects nothing, even if it returns")
  func leaving() {
    let bench = bench { $0.isScrollEnabled = false }
    bench.stage.down(50, 75)
    #expect(bench.cell(1)?.isHighlighted == true)
    bench.stage.move(50, 125)
    #expect(bench.cell(1)?.isHighlighted == false && bench.client.events == ["highlight 0-1", "unhighlight 0-1"])
    bench.stage.move(50, 75)
    bench.stage.up(50, 75)
    #expect(bench.client.events.count == 2 && bench.engine.selection.selected.isEmpty)
  }

  @Test("During one touch, another one highlights nothing")
  func secondFinger() {
    let bench = bench { $0.isScrollEnabled = false }
    bench.client.isMultipleTouchEnabled = true
    bench.stage.down(50, 75)
    bench.stage.down(50, 175, id: 2)
    bench.stage.up(50, 175, id: 2)
    #expect(bench.client.events == ["highlight 0-1"] && bench.engine.selection.highlighted == itemPath(1))
    bench.stage.up(50, 75)
    #expect(bench.engine.selection.selected == [itemPath(1)])
  }

  @Test("A cancelled touch unhighlights and selects nothing")
  func cancelled() {
    let bench = bench { $0.isScrollEnabled = false }
    bench.stage.down(50, 75)
    bench.stage.cancel()
    #expect(bench.client.events == ["highlight 0-1", "unhighlight 0-1"] && bench.engine.selection.touch == nil)
    #expect(bench.cell(1)?.isHighlighted == false)
  }

  @Test("If the model changes during a deselection, the tapped item is selected at its new position")
  func modelChanges() {
    let bench = bench()
    bench.stage.tap(50, 25)
    bench.client.events = []
    bench.client.onEvent = { event in
      guard event == "deselect 0-0" else { return }
      bench.perform([.deleteItem(.init(0, 1))]) { $0.numbers[0].remove(at: 1) }
    }
    bench.stage.tap(50, 175)
    #expect(bench.engine.selection.selected.map { bench.client.numbers[0][$0.item] } == [3])
    #expect(bench.client.events.last { $0.hasPrefix("select") } == "select 0-2")
    bench.settle()
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("A primary action follows a selection, but not while editing or with other selected items")
  func primary() {
    let bench = bench { $0.refused.remove(.primaryAction) }
    bench.stage.tap(50, 75)
    #expect(bench.takeEvents().contains("act 0-1"))
    bench.engine.options.allowsSelectionDuringEditing = true
    bench.engine.editing.changeEditingMode(true)
    bench.stage.tap(50, 75)
    #expect(!bench.takeEvents().contains("act 0-1") && bench.engine.selection.selected == [itemPath(1)])
    bench.engine.editing.changeEditingMode(false)
    bench.engine.options.allowsMultipleSelection = true
    bench.stage.tap(50, 25)
    #expect(bench.takeEvents().contains("act 0-0"))
    bench.stage.tap(50, 125)
    #expect(!bench.takeEvents().contains("act 0-2"))
  }

  @Test("Programmatic selection sends no events; a nonexistent item is reported")
  func program() {
    let bench = bench()
    #expect(bench.engine.touches.selectOnly(itemPath(2)))
    #expect(bench.engine.touches.selectOnly(itemPath(9)) && bench.engine.selection.selected == [itemPath(9)])
    #expect(bench.client.events.isEmpty && bench.cell(2)?.isSelected == false)
    var isSelected = true
    let faults = Diagnostics.recording { isSelected = bench.engine.touches.selectOnly(itemPath(12)) }
    #expect(faults.map(\.kind) == ["itemOutOfRange"] && !isSelected)
    #expect(bench.engine.selection.selected == [itemPath(9)])
    bench.scroll(to: 400)
    #expect(bench.cell(9)?.isSelected == true, "a cell that appears later shows the selection")
    let isStill = bench.engine.touches.selectOnly(nil)
    #expect(!isStill && bench.cell(9)?.isSelected == false && bench.engine.selection.selected.isEmpty)
  }

  @Test("A reload ends touch, highlight and selection")
  func reload() {
    let bench = bench { $0.isScrollEnabled = false }
    bench.stage.tap(50, 25)
    bench.stage.down(50, 75)
    bench.client.events = []
    bench.engine.passes.reloadContent()
    #expect(bench.client.events.first == "unhighlight 0-1" && bench.engine.selection.selected.isEmpty)
    bench.stage.up(50, 75)
    bench.stage.tick()
    #expect(bench.engine.selection.selected.isEmpty && bench.engine.validation.validate() == [])
  }
}
