// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the common behavior of all cells, both alone and in a client that is not a collection view.
@Suite("Item cell behavior", .oneApplication) @MainActor struct ItemCellBehaviorTests {
  @Test("Backgrounds and content fill the cell, also if it scrolls its bounds") func layout() {
    let cell = PlainCell(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    let background = UIView()
    let selected = UIView()
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    cell.layoutIfNeeded()
    for view in [cell.contentView, background, selected] {
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }
    #expect(cell.subviews.firstIndex(of: background) == 0 && selected.isHidden)
    cell.bounds = CGRect(x: 30, y: 0, width: 120, height: 50)
    cell.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    let other = UIView()
    cell.backgroundView = other
    #expect(background.superview == nil && other.frame.size == CGSize(width: 120, height: 50))
  }

  @Test("The selected background is visible while the cell is selected or highlighted") func selected() {
    let cell = PlainCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let selected = UIView()
    cell.selectedBackgroundView = selected
    for (isSelected, isHighlighted) in [(true, false), (false, true), (true, true), (false, false)] {
      cell.isSelected = isSelected
      cell.isHighlighted = isHighlighted
      #expect(selected.isHidden == !(isSelected || isHighlighted))
    }
  }

  @Test("Accessibility reports the position, the count, the selection and whether the item can be focused")
  func accessibility() throws {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(2))
    let plain = try #require(ItemCellBehavior.accessibility(of: cell))
    #expect(plain.role == .listItem && plain.position == 3 && plain.count == 12 && plain.state == [.focusable])
    _ = bench.engine.touches.selectOnly(itemPath(2))
    bench.client.refused.insert(.focus)
    #expect(ItemCellBehavior.accessibility(of: cell)?.state == [.selected])
    #expect(ItemCellBehavior.accessibility(of: PlainCell(frame: .zero)) == nil)
  }

  @Test("Activation acts like a tap if items can be selected") func activation() throws {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(2))
    #expect(ItemCellBehavior.activate(cell) && bench.engine.selection.selected == [itemPath(2)])
    bench.engine.options.allowsSelection = false
    #expect(!ItemCellBehavior.activate(cell) && !ItemCellBehavior.activate(PlainCell(frame: .zero)))
  }

  @Test("Drag, drop and editing are part of the configuration state, and are reset on reuse") func states()
    throws
  {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(0))
    ItemCellBehavior.setDragState(.dragging, of: cell)
    ItemCellBehavior.setDropTarget(true, of: cell)
    bench.engine.options.hasActiveDrop = true
    #expect(cell.configurationState.cellDragState == .dragging && cell.configurationState.cellDropState == .targeted)
    #expect(bench.cell(1)?.configurationState.cellDropState == .notTargeted)
    bench.engine.editing.changeEditingMode(true)
    #expect(cell.configurationState.isEditing && !cell.configurationState.isReordering)
    bench.scroll(to: 100)
    #expect(cell.itemState.drag == .none && !cell.itemState.isDropTarget)
    bench.engine.options.hasActiveDrop = false
    #expect(bench.cell(2)?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
  }

  @Test("The configuration state of the held item reports reordering") func reordering() throws {
    let bench = PlainBench(count: 12)
    _ = bench.engine.reordering.beginMovement(of: itemPath(1))
    bench.stage.tick()
    #expect(bench.cell(1)?.configurationState.isReordering == true)
    #expect(bench.cell(0)?.configurationState.isReordering == false)
    bench.engine.reordering.abandonMovement()
    bench.stage.tick()
    #expect(bench.cell(1)?.configurationState.isReordering == false)
  }

  @Test("Views find their client through nested scroll views, and empty ones keep their size") func owner() throws {
    let bench = PlainBench(count: 3)
    let cell = try #require(bench.cell(0))
    #expect(cell.owningClient === bench.client)
    #expect(PlainCell(frame: .zero).owningClient == nil)
    let empty = EmptyItemView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(0))
    attributes.size = CGSize(width: 30, height: 40)
    let preferred = empty.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size == CGSize(width: 30, height: 40) && preferred !== attributes && empty.sideMargin == 0)
  }

  @Test("A dragged cell that leaves the screen resets its drag state")
  func draggedCellLeaves() throws {
    let bench = CollectionBench.grid()
    bench.tick()
    let cell = try #require(bench.cell(0))
    ItemCellBehavior.setDragState(.dragging, of: cell)
    bench.view.contentOffset.y = 400
    bench.tick()
    #expect(bench.cell(0) == nil && cell.itemState.drag == .none)
  }
}
