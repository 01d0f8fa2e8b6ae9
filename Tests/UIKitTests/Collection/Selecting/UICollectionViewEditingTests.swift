// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UICollectionViewEditingTests {
  @Test("Editing uses its own selection properties, and clears the selection when it begins and ends")
  func modes() {
    let bench = TouchingStage([Array(0..<12)])
    bench.view.allowsMultipleSelectionDuringEditing = false
    bench.stage.tap(40, 40)
    #expect(bench.selected == [0])
    bench.view.isEditing = true
    #expect(bench.selected.isEmpty && bench.view.cellForItem(at: bench.path(0))?.isSelected == false)
    bench.stage.tap(40, 40)
    #expect(bench.selected.isEmpty)
    bench.view.allowsSelectionDuringEditing = true
    bench.stage.tap(40, 40)
    bench.stage.tap(120, 40)
    #expect(bench.selected == [1])
    bench.view.allowsMultipleSelectionDuringEditing = true
    bench.stage.tap(40, 40)
    #expect(bench.selected == [0, 1])
    bench.stage.tap(40, 40)
    #expect(bench.selected == [1])
    bench.view.isEditing = false
    #expect(bench.selected.isEmpty && !bench.heard.contains("deselect 1"))
  }

  @Test("Cells are edited if the delegate allows it, including those that appear later")
  func cells() {
    let bench = TouchingStage([Array(0..<80)])
    bench.fixed = [1, 40]
    bench.view.isEditing = true
    #expect(bench.view.cellForItem(at: bench.path(0))?.configurationState.isEditing == true)
    #expect(bench.view.cellForItem(at: bench.path(1))?.configurationState.isEditing == false)
    bench.view.contentOffset.y = 760
    bench.stage.tick()
    #expect(bench.view.cellForItem(at: bench.path(40))?.configurationState.isEditing == false)
    #expect(bench.view.cellForItem(at: bench.path(41))?.configurationState.isEditing == true)
    bench.view.isEditing = false
    #expect(bench.view.visibleCells.allSatisfy { !$0.configurationState.isEditing })
  }

  @Test("The controller's editing state is its collection view's")
  func controller() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: true)
    #expect(controller.isEditing && controller.collectionView.isEditing)
    controller.isEditing = false
    #expect(!controller.collectionView.isEditing)
  }

  @Test(
    "The primary action follows the selection, by touch and key, except when a tap adds to a selection or while editing"
  )
  func primaryAction() {
    let bench = TouchingStage([Array(0..<12)])
    bench.stage.tap(40, 40)
    #expect(bench.heard == ["select 0", "primary 0"])
    bench.focus(1)
    bench.key(.enter)
    #expect(bench.heard.suffix(3) == ["deselect 0", "select 1", "primary 1"])
    bench.view.selectItem(at: nil, animated: false, scrollPosition: [])
    bench.heard = []
    bench.view.allowsMultipleSelection = true
    bench.stage.tap(40, 40)
    bench.stage.tap(120, 40)
    #expect(bench.heard == ["select 0", "primary 0", "select 1"])
    bench.view.isEditing = true
    bench.heard = []
    bench.stage.tap(40, 40)
    #expect(bench.heard == ["select 0"])
  }
}
