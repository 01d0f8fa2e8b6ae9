// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the movement of keyboard focus among items, in a client that is not a collection view.
@Suite("Item focus", .oneApplication) @MainActor struct ItemFocusTests {
  private func bench() throws -> PlainBench {
    let bench = PlainBench(count: 24)
    FocusController.shared.give(to: try #require(bench.cell(1)))
    return bench
  }

  @Test("The focus moves to the neighbor in a direction; without one it stays")
  func neighbors() throws {
    let bench = try bench()
    let first = bench.engine.focus.moveFocus(after: try #require(bench.cell(1)), in: .down)
    #expect(first && FocusController.shared.view === bench.cell(2) && bench.engine.focus.pathToFocus == nil)
    let second = bench.engine.focus.moveFocus(after: try #require(bench.cell(2)), in: .left)
    #expect(!second && FocusController.shared.view === bench.cell(2))
    let top = bench.engine.focus.moveFocus(after: try #require(bench.cell(0)), in: .up)
    #expect(!top)
  }

  @Test("An item off screen is scrolled into view and focused in the same pass")
  func offScreen() throws {
    let bench = try bench()
    let moves = bench.engine.focus.moveFocus(after: try #require(bench.cell(3)), in: .down)
    #expect(moves && bench.client.contentOffset.y == 50)
    #expect(bench.engine.focus.pathToFocus == nil && FocusController.shared.view === bench.cell(4))
  }

  @Test("If the content cannot scroll, the focus stays")
  func disabled() throws {
    let bench = try bench()
    bench.client.isScrollEnabled = false
    let moves = bench.engine.focus.moveFocus(after: try #require(bench.cell(1)), in: .down)
    #expect(!moves && FocusController.shared.view === bench.cell(1))
  }

  @Test("The focus stays with an item that leaves the screen, and returns with it in another view")
  func leaving() throws {
    let bench = try bench()
    // Finding the focus after a frame requires layer identifiers, which exist only with a host.
    bench.stage.encoder = FrameEncoder()
    bench.stage.tick()
    bench.scroll(to: 600)
    #expect(bench.engine.focus.pathToFocus == itemPath(1) && bench.engine.keys.focusedItem == itemPath(1))
    #expect(FocusController.shared.view == nil)
    bench.scroll(to: 20)
    #expect(bench.engine.focus.pathToFocus == nil)
    #expect(FocusController.shared.view === bench.cell(1) && bench.cell(1)?.number == 1)
  }

  @Test("An update moves the waiting item to its new position, and a deletion discards it")
  func updates() throws {
    let bench = try bench()
    bench.scroll(to: 600)
    bench.perform([.insertItem(ItemPosition(0, 0))]) { $0.numbers[0].insert(99, at: 0) }
    #expect(bench.engine.focus.pathToFocus == itemPath(2))
    bench.settle()
    bench.perform([.deleteItem(ItemPosition(0, 2))]) { $0.numbers[0].remove(at: 2) }
    #expect(bench.engine.focus.pathToFocus == nil && bench.engine.keys.focusedItem == nil)
    bench.settle()
  }

  @Test("Only cells are items")
  func items() throws {
    let bench = try bench()
    let cell = try #require(bench.cell(0))
    #expect(bench.engine.focus.isItem(cell) && !bench.engine.focus.isItem(UIView()))
    #expect(!bench.engine.focus.isItem(UICollectionReusableView(frame: .zero)))
  }
}
