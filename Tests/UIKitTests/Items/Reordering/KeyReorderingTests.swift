// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct KeyReorderingTests {
  private func bench(_ count: Int = 40) -> TouchingStage {
    let bench = TouchingStage([Array(0..<count)])
    bench.view.engine.reordering.movesByStandardGesture = true
    return bench
  }

  private let lift: InputFlags = [.command, .option]

  @Test("Command, Option and an arrow lift the focused item, arrows move it, and Enter drops it")
  func moving() {
    let bench = bench()
    bench.focus(1)
    bench.key(.arrowRight, flags: lift)
    #expect(
      bench.view.engine.reordering.movement?.isHeld == true && bench.view.engine.reordering.movement?.current.item == 2)
    bench.key(.arrowDown)
    #expect(bench.view.engine.reordering.movement?.current.item == 6 && bench.heard.isEmpty)
    #expect(bench.numbers.prefix(8) == [0, 2, 3, 4, 5, 6, 1, 7])
    bench.key(.enter)
    bench.wait(0.5)
    #expect(bench.heard == ["move 1 6"] && bench.sections[0].prefix(8) == [0, 2, 3, 4, 5, 6, 1, 7])
    #expect(bench.view.engine.reordering.movement == nil && bench.view.validate() == [])
    #expect(bench.view.engine.keys.focusedItem == bench.path(6), "the focus follows the item")
  }

  @Test("Escape puts it back; then keys move the focus again")
  func cancelling() {
    let bench = bench()
    bench.focus(1)
    bench.key(.arrowDown, flags: lift)
    bench.key(.escape)
    bench.wait(0.5)
    #expect(bench.heard.isEmpty && bench.numbers.prefix(8) == ArraySlice(0..<8) && bench.view.validate() == [])
    bench.key(.arrowRight)
    #expect(bench.view.engine.keys.focusedItem == bench.path(2) && bench.view.engine.reordering.movement == nil)
  }

  @Test("Immovable items stay, a movement stops at the edge of the content, and the content scrolls along")
  func limits() {
    let bench = bench(80)
    bench.fixed = [0]
    bench.focus(0)
    bench.key(.arrowRight, flags: lift)
    #expect(bench.view.engine.reordering.movement == nil)
    bench.focus(1)
    bench.key(.arrowUp, flags: lift)
    #expect(bench.view.engine.reordering.movement?.current.item == 1)
    for _ in 0..<10 {
      bench.key(.arrowDown)
      bench.wait(0.4)
    }
    #expect(bench.view.engine.reordering.movement?.current.item == 41)
    #expect(bench.view.contentOffset.y > 300)
    bench.key(.space)
    bench.wait(0.5)
    #expect(bench.heard == ["move 1 41"])
    #expect(bench.view.validate() == [])
  }

  @Test("During a movement, the delegate is asked for sizes by index paths of its model")
  func modelSizes() {
    let bench = TouchingStage([Array(0..<8)])
    bench.sizes = { path in CGSize(width: 80, height: bench.sections[0][path.item] == 0 ? 120 : 80) }
    bench.view.collectionViewLayout.invalidateLayout()
    bench.stage.tick()
    bench.view.beginInteractiveMovementForItem(at: bench.path(0))
    bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 180))
    bench.stage.tick()
    #expect(bench.view.engine.reordering.movement?.current.item == 6)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    bench.view.collectionViewLayout.invalidateLayout(with: context)
    bench.stage.tick()
    #expect(bench.view.layoutAttributesForItem(at: bench.path(6))?.size.height == 120)
    #expect(bench.view.layoutAttributesForItem(at: bench.path(0))?.size.height == 80)
    bench.view.endInteractiveMovement()
    bench.wait(0.5)
    #expect(bench.sections[0] == [1, 2, 3, 4, 5, 6, 0, 7] && bench.view.validate() == [])
    #expect(bench.view.layoutAttributesForItem(at: bench.path(6))?.size.height == 120)
  }

  @Test("Cells that appear while the item comes to rest match the updated model")
  func cellsAtRest() {
    let bench = TouchingStage([Array(0..<100)])
    bench.view.beginInteractiveMovementForItem(at: bench.path(0))
    bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 280))
    bench.stage.tick()
    bench.view.endInteractiveMovement()
    bench.view.contentOffset.y = 160
    bench.stage.tick()
    for path in bench.view.indexPathsForVisibleItems {
      #expect((bench.view.cellForItem(at: path) as? NumberCell)?.number == bench.sections[0][path.item])
    }
  }

  @Test("For random keys, each lift moves the model at most once, and the view matches it", arguments: Seeds.below(12))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = bench(50)
    let keys: [KeyCode] = [.arrowUp, .arrowDown, .arrowLeft, .arrowRight, .enter, .escape, .space, .tab]
    bench.focus(5)
    for _ in 0..<60 {
      guard let key = keys.randomElement(using: &random) else { continue }
      bench.key(key, flags: random.int(in: 0..<3) == 0 ? lift : [])
      if random.int(in: 0..<12) == 0 { bench.view.reloadData() }
      bench.wait(random.double(in: 0..<0.3))
      bench.view.layoutIfNeeded()
      #expect(bench.view.validate() == [], "seed \(seed)")
    }
    bench.key(.escape)
    bench.wait(0.6)
    #expect(bench.sections[0].sorted() == Array(0..<50))
    for path in bench.view.indexPathsForVisibleItems {
      #expect((bench.view.cellForItem(at: path) as? NumberCell)?.number == bench.sections[0][path.item])
    }
  }
}
