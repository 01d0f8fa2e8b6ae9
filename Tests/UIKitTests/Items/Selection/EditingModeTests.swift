// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests which items can be selected in editing mode, and which items are being edited.
@Suite("Editing mode", .oneApplication) @MainActor struct EditingModeTests {
  @Test("Five options determine the items that touches can select", arguments: 0..<64)
  func options(bits: Int) {
    let bench = PlainBench(count: 1)
    func bit(_ number: Int) -> Bool { bits >> number & 1 == 1 }
    bench.engine.options.allowsSelection = bit(0)
    bench.engine.options.allowsMultipleSelection = bit(1)
    bench.engine.options.allowsSelectionDuringEditing = bit(2)
    bench.engine.options.allowsMultipleSelectionDuringEditing = bit(3)
    bench.engine.options.isRowList = bit(4)
    bench.engine.editing.changeEditingMode(bit(5))
    let one = bit(5) ? bit(2) || bit(3) : bit(0)
    let several = bit(5) ? bit(3) : bit(1) && (bit(0) || bit(4))
    #expect(bench.engine.editing.selectsNow == one)
    #expect(bench.engine.editing.selectsSeveralNow == several)
  }

  @Test("Editing clears the selection without events, and updates the editing state of cells")
  func changing() {
    let bench = PlainBench(count: 12)
    _ = bench.engine.touches.selectOnly(itemPath(1))
    bench.client.events = []
    bench.engine.editing.changeEditingMode(true)
    #expect(bench.engine.selection.selected.isEmpty && bench.cell(1)?.isSelected == false)
    #expect(bench.client.events.isEmpty && (0..<4).allSatisfy { bench.cell($0)?.itemState.isEditingItem == true })
    bench.scroll(to: 100)
    #expect(bench.cell(5)?.itemState.isEditingItem == true, "also cells that appear later")
    bench.engine.editing.changeEditingMode(false)
    #expect((2..<6).allSatisfy { bench.cell($0)?.itemState.isEditingItem == false })
  }

  @Test("Items that the delegate excludes are not edited")
  func refused() {
    let bench = PlainBench(count: 12)
    bench.client.refused.insert(.edit)
    bench.engine.editing.changeEditingMode(true)
    #expect(!bench.engine.editing.isEditingItem(itemPath(0)) && bench.cell(0)?.itemState.isEditingItem == false)
    bench.client.refused.remove(.edit)
    #expect(bench.engine.editing.isEditingItem(itemPath(0)))
    bench.engine.editing.changeEditingMode(false)
    #expect(!bench.engine.editing.isEditingItem(itemPath(0)))
  }

  @Test("Setting the same mode changes nothing")
  func same() {
    let bench = PlainBench(count: 12)
    _ = bench.engine.touches.selectOnly(itemPath(1))
    bench.engine.editing.changeEditingMode(false)
    #expect(bench.engine.selection.selected == [itemPath(1)])
  }

  @Test("The keyboard reaches selectable items that the delegate allows to focus")
  func focus() throws {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(0))
    #expect(bench.engine.editing.mayFocus(cell))
    bench.client.refused.insert(.focus)
    #expect(!bench.engine.editing.mayFocus(cell) && bench.engine.editing.mayFocus(PlainCell(frame: .zero)))
    bench.client.refused.remove(.focus)
    bench.engine.options.allowsFocus = false
    #expect(!bench.engine.editing.mayFocus(cell))
    bench.engine.options.allowsFocus = true
    bench.engine.options.allowsSelection = false
    #expect(!bench.engine.editing.mayFocus(cell))
  }
}
