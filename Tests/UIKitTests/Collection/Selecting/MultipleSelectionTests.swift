// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct MultipleSelectionTests {
  @Test("A two-finger pan begins editing and selects the items it passes; moving back deselects them")
  func twoFingers() {
    let bench = TouchingStage([Array(0..<40)])
    bench.pan([bench.middle(1), bench.middle(2), bench.middle(6)], lifts: false)
    #expect(bench.view.isEditing && bench.selected == [1, 2, 3, 4, 5, 6])
    #expect(bench.heard.prefix(3) == ["should 1", "began 1", "select 1"])
    #expect(bench.view.contentOffset.y == 0, "nothing scrolls")
    let back = bench.middle(2)
    for id in Int32(1)...2 { bench.stage.move(back.x, back.y + 20 * Double(id) - 30, id: id) }
    #expect(bench.selected == [1, 2])
    for id in Int32(1)...2 { bench.stage.up(back.x, back.y, id: id) }
    #expect(bench.heard.last == "ended" && bench.heard.filter { $0 == "should 1" }.count == 1)
    #expect(bench.view.engine.fingers.multipleSelection == nil && bench.view.validate() == [])
  }

  @Test("Starting on a selected item deselects; moving back restores the selection")
  func deselecting() {
    let bench = TouchingStage([Array(0..<20)])
    bench.view.isEditing = true
    for item in [1, 2, 3, 6] { bench.view.selectItem(at: bench.path(item), animated: false, scrollPosition: []) }
    bench.pan([bench.middle(1), bench.middle(3), bench.middle(7), bench.middle(2)])
    #expect(bench.selected == [3, 6])
  }

  @Test("Rejected items stay unselected; if the delegate rejects multiple selection, two fingers scroll as usual")
  func rejections() {
    let bench = TouchingStage([Array(0..<40)])
    bench.refused = [2]
    bench.pan([bench.middle(0), bench.middle(3)])
    #expect(bench.selected == [0, 1, 3])
    let other = TouchingStage([Array(0..<80)])
    other.mayPan = false
    other.pan([CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 100)])
    #expect(other.view.contentOffset.y > 150 && other.selected.isEmpty && other.heard == ["should 13"])
  }

  @Test("Without multiple selection nothing is selected, although the delegate was notified")
  func withoutMode() {
    let bench = TouchingStage([Array(0..<20)])
    bench.editsWhenPanned = false
    bench.pan([bench.middle(0), bench.middle(3)])
    #expect(bench.selected.isEmpty && bench.view.engine.fingers.multipleSelection == nil)
  }

  @Test("At the edge, the content keeps scrolling and the items below are selected")
  func edges() {
    let bench = TouchingStage([Array(0..<400)])
    bench.pan([bench.middle(0), CGPoint(x: 40, y: 395)], lifts: false)
    bench.stage.wait(1)
    #expect(
      bench.view.contentOffset.y > 300 && bench.selected == Array(0...(bench.selected.last ?? 0))
        && bench.selected.count > 30)
    for id in Int32(1)...2 { bench.stage.up(40, 395, id: id) }
    let offset = bench.view.contentOffset.y
    bench.stage.wait(0.5)
    #expect(bench.view.contentOffset.y == offset && bench.view.validate() == [])
  }

  @Test("A horizontal one-finger pan selects and scrolls while editing; otherwise it does neither")
  func oneFinger() {
    let bench = TouchingStage([Array(0..<60)])
    func drag(_ from: CGPoint, _ way: CGPoint) {
      bench.stage.down(from.x, from.y)
      let end = bench.stage.drag(from: from, by: way, count: 16, every: 0.01)
      bench.stage.up(end.x, end.y)
      bench.stage.wait(0.4)
    }
    drag(bench.middle(4), CGPoint(x: 10, y: 0))
    #expect(bench.selected.isEmpty)
    bench.view.isEditing = true
    drag(bench.middle(4), CGPoint(x: 10, y: 0))
    #expect(bench.selected == [4, 5, 6] && bench.view.contentOffset.y == 0)
    drag(bench.middle(12), CGPoint(x: 0, y: -10))
    #expect(bench.view.contentOffset.y > 100 && bench.selected == [4, 5, 6])
  }

  @Test("A batch update or a reload ends the selection gesture")
  func interruptions() {
    for reloads in [true, false] {
      let bench = TouchingStage([Array(0..<20)])
      bench.pan([bench.middle(0), bench.middle(3)], lifts: false)
      bench.sections[0].removeLast()
      if reloads { bench.view.reloadData() } else { bench.view.deleteItems(at: [bench.path(19)]) }
      bench.stage.wait(0.5)
      bench.stage.move(100, 100)
      #expect(bench.view.engine.fingers.multipleSelection == nil && bench.heard.filter { $0 == "ended" }.count == 1)
      #expect(bench.view.validate() == [])
    }
  }

  @Test("A mouse click with Shift selects a range, with Command it toggles one item")
  func mouse() {
    let bench = TouchingStage([Array(0..<20)])
    bench.view.allowsMultipleSelection = true
    bench.click(bench.middle(2))
    bench.click(bench.middle(5), .shift)
    #expect(bench.selected == [2, 3, 4, 5])
    bench.click(bench.middle(1), .shift)
    #expect(bench.selected == [1, 2])
    bench.click(bench.middle(7), .command)
    #expect(bench.selected == [1, 2, 7])
    bench.click(bench.middle(1), .command)
    #expect(bench.selected == [2, 7])
  }

  @Test("With single selection, a Shift click begins multiple selection if the delegate allows it")
  func mouseBegins() {
    let bench = TouchingStage([Array(0..<20)])
    bench.click(bench.middle(2), .shift)
    #expect(
      bench.view.isEditing && bench.selected == [2] && bench.heard == ["should 2", "began 2", "select 2", "ended"])
    let other = TouchingStage([Array(0..<20)])
    other.mayPan = false
    other.click(other.middle(2), .shift)
    #expect(!other.view.isEditing && other.heard == ["should 2", "select 2", "primary 2"])
  }

  @Test(
    "Shift and arrows select a range, arrows alone move the focus, Escape clears, Command-A selects all")
  func keys() {
    let bench = TouchingStage([Array(0..<20)])
    bench.view.allowsMultipleSelection = true
    bench.focus(1)
    bench.key(.space)
    #expect(bench.selected == [1])
    bench.key(.arrowRight, flags: .shift)
    bench.key(.arrowDown, flags: .shift)
    #expect(bench.selected == [1, 2, 3, 4, 5, 6] && bench.view.engine.keys.focusedItem == bench.path(6))
    bench.key(.arrowUp, flags: .shift)
    #expect(bench.selected == [1, 2])
    bench.key(.arrowRight)
    #expect(bench.selected == [1, 2] && bench.view.engine.keys.focusedItem == bench.path(3))
    bench.key(KeyCode("a"), flags: .command)
    #expect(bench.selected == Array(0..<20))
    bench.key(.escape)
    #expect(bench.selected.isEmpty)
  }

  @Test("The selection follows the focus if enabled")
  func following() {
    let bench = TouchingStage([Array(0..<80)])
    bench.view.selectionFollowsFocus = true
    bench.focus(16)
    bench.key(.arrowRight)
    #expect(bench.selected == [17])
    bench.key(.arrowDown)
    bench.wait(0.4)
    bench.key(.arrowDown)
    #expect(
      bench.selected == [25] && bench.heard == ["select 17", "deselect 17", "select 21", "deselect 21", "select 25"])
    bench.view.allowsFocus = false
    #expect(bench.view.visibleCells.allSatisfy { !$0.takesFocus })
  }

  @Test("Random touches select the former selection plus one range of items", arguments: Seeds.below(20))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = TouchingStage([Array(0..<30), Array(100..<107), Array(200..<260)])
    bench.view.isEditing = true
    for _ in 0..<15 {
      var points: [CGPoint] = []
      for _ in 0..<random.int(in: 2..<5) {
        points.append(CGPoint(x: random.double(in: 0..<320), y: random.double(in: 30..<370)))
      }
      if random.bool() {
        bench.pan(points, lifts: random.int(in: 0..<4) != 0)
      } else {
        bench.stage.tap(points[0].x, points[0].y)
      }
      if random.int(in: 0..<5) == 0 { bench.view.isEditing.toggle() }
      if random.int(in: 0..<6) == 0 { bench.view.reloadData() }
      bench.stage.wait(random.double(in: 0..<0.4))
      bench.view.layoutIfNeeded()
      #expect(bench.view.validate() == [], "seed \(seed)")
      for id in Int32(1)...2 { bench.stage.cancel(id: id) }
      #expect(bench.view.engine.fingers.multipleSelection == nil)
      for path in bench.view.indexPathsForVisibleItems {
        #expect(bench.view.cellForItem(at: path)?.isSelected == bench.view.engine.selection.contains(path))
      }
    }
  }
}
