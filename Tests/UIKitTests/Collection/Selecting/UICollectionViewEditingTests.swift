// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UICollectionViewEditingTests {
  @Test("editing selects as its own properties say, and clears the selection at both ends")
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

  @Test("cells are edited as the delegate allows, those that come later too")
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

  @Test("the controller's editing is its collection view's")
  func controller() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: true)
    #expect(controller.isEditing && controller.collectionView.isEditing)
    controller.isEditing = false
    #expect(!controller.collectionView.isEditing)
  }

  @Test(
    "the primary action comes after the selection, by touch and by key; not when a tap adds to a selection, nor in editing"
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
