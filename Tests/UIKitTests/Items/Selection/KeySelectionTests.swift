// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests selection with the keyboard and with modifier keys, in a client that is not a collection view.
@Suite("Key selection", .oneApplication) @MainActor struct KeySelectionTests {
  private func bench(_ count: Int = 12) -> PlainBench {
    let bench = PlainBench(count: count)
    bench.engine.options.allowsMultipleSelection = true
    bench.client.events = []
    return bench
  }

  private func selected(_ bench: PlainBench) -> [Int] { bench.engine.selection.selected.map(\.item) }

  private func press(_ key: KeyCode, _ flags: InputFlags = [], on item: Int, in bench: PlainBench) throws -> Bool {
    bench.engine.keys.press(key, flags: flags, on: try #require(bench.cell(item)))
  }

  @Test("A plain click is ordinary; Command adds and removes single items")
  func command() {
    let bench = bench()
    let keys = bench.engine.keys
    let plain = keys.clickWithKeys(itemPath(1), [])
    #expect(!plain && selected(bench).isEmpty)
    for item in [1, 3, 5, 3] {
      let isHandled = keys.clickWithKeys(itemPath(item), .command)
      #expect(isHandled)
    }
    #expect(selected(bench) == [1, 5])
    #expect(bench.client.events == ["select 0-1", "select 0-3", "select 0-5", "deselect 0-3"])
  }

  @Test("Shift selects from the anchor, and deselects items outside; the anchor is kept")
  func shift() {
    let bench = bench()
    let keys = bench.engine.keys
    _ = keys.clickWithKeys(itemPath(4), .command)
    _ = keys.clickWithKeys(itemPath(7), .shift)
    #expect(selected(bench) == [4, 5, 6, 7])
    _ = keys.clickWithKeys(itemPath(2), .shift)
    #expect(selected(bench) == [2, 3, 4] && bench.engine.selection.chosen == itemPath(4))
    _ = keys.clickWithKeys(itemPath(4), .shift)
    #expect(selected(bench) == [4])
  }

  @Test("A range spans sections, and stops at items that the delegate rejects")
  func sections() {
    let bench = PlainBench([[0, 1], [], [2, 3, 4]])
    bench.engine.options.allowsMultipleSelection = true
    _ = bench.engine.keys.clickWithKeys(itemPath(1), .command)
    _ = bench.engine.keys.clickWithKeys(itemPath(1, 2), .shift)
    #expect(bench.engine.selection.selected == [itemPath(1), itemPath(0, 2), itemPath(1, 2)])
    bench.client.refused.insert(.deselect)
    _ = bench.engine.keys.clickWithKeys(itemPath(0), .shift)
    #expect(bench.engine.selection.selected == [itemPath(0), itemPath(1), itemPath(0, 2), itemPath(1, 2)])
  }

  @Test("With single selection the delegate is asked first, and notified of begin and end")
  func single() {
    let bench = bench()
    bench.engine.options.allowsMultipleSelection = false
    let isHandled = bench.engine.keys.clickWithKeys(itemPath(2), .command)
    #expect(!isHandled && bench.client.events.isEmpty)
    bench.client.refused.remove(.selectSeveral)
    bench.client.onEvent = { event in
      if event.hasPrefix("begin") { bench.engine.options.allowsMultipleSelection = true }
    }
    let isHandledNow = bench.engine.keys.clickWithKeys(itemPath(2), .command)
    #expect(isHandledNow && bench.client.events == ["begin several 0-2", "select 0-2", "end several"])
  }

  @Test("Command-A selects everything, Escape nothing")
  func all() throws {
    let bench = bench()
    let selects = try press(KeyCode("a"), .command, on: 0, in: bench)
    #expect(selects && selected(bench) == Array(0..<12) && bench.client.events.count == 12)
    let clears = try press(.escape, on: 0, in: bench)
    #expect(clears && selected(bench).isEmpty)
    let nothing = try press(.escape, on: 0, in: bench)
    #expect(!nothing)
    bench.engine.options.allowsMultipleSelection = false
    let refuses = try press(KeyCode("a"), .command, on: 0, in: bench)
    #expect(!refuses)
  }

  @Test("Shift and arrows extend from the focused item, also off screen")
  func arrows() throws {
    let bench = bench()
    FocusController.shared.give(to: try #require(bench.cell(2)))
    let first = try press(.arrowDown, .shift, on: 2, in: bench)
    #expect(first && selected(bench) == [2, 3] && bench.engine.keys.focusedItem == itemPath(3))
    let second = try press(.arrowDown, .shift, on: 3, in: bench)
    #expect(second && selected(bench) == [2, 3, 4] && bench.engine.keys.focusedItem == itemPath(4))
    #expect(bench.client.contentOffset.y == 50)
    let third = try press(.arrowUp, .shift, on: 4, in: bench)
    #expect(third && selected(bench) == [2, 3])
  }

  @Test("Shift and Space select from the anchor to the focused item; other keys have no effect")
  func space() throws {
    let bench = bench()
    _ = bench.engine.keys.clickWithKeys(itemPath(0), .command)
    let extends = try press(.space, .shift, on: 2, in: bench)
    #expect(extends && selected(bench) == [0, 1, 2])
    let plain = try press(.arrowDown, on: 2, in: bench)
    let wrong = try press(.arrowDown, [.shift, .command], on: 2, in: bench)
    let letter = try press(KeyCode("b"), .shift, on: 2, in: bench)
    #expect(!plain && !wrong && !letter && selected(bench) == [0, 1, 2])
  }

  @Test("The selection follows the focus if enabled, and deselects everything else")
  func following() {
    let bench = bench()
    bench.engine.keys.focusMoved(to: itemPath(1))
    #expect(selected(bench).isEmpty)
    bench.engine.options.selectionFollowsFocus = true
    bench.engine.keys.focusMoved(to: itemPath(1))
    bench.engine.keys.focusMoved(to: itemPath(3))
    #expect(selected(bench) == [3] && bench.client.events == ["select 0-1", "deselect 0-1", "select 0-3"])
    bench.engine.keys.focusMoved(to: itemPath(3))
    #expect(bench.client.events.count == 3)
  }
}
