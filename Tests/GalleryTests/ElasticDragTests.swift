// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: elastic drag", .oneApplication) @MainActor
struct ElasticDragTests {
  let controller = ElasticDragViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { controller.collectionView }

  init() {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  /// Returns the screen position of a tile in the grid.
  private func center(_ item: Int) -> CGPoint {
    let place = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center
    return view.convert(place, to: nil)
  }

  private func lift(_ item: Int) {
    finger.down(center(item))
    finger.wait(0.5)
  }

  @Test("a held tile follows the touch by its corners: it tilts in motion and hangs straight at rest")
  func tilting() throws {
    lift(0)
    let tile = try #require(controller.lifted.first)
    #expect(controller.lifted.count == 1 && view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHidden == true)
    // Next, the tile is held off center.
    finger.up()
    #expect(finger.settle(within: 3) && controller.lifted.isEmpty && tile.superview == nil)
    let corner = CGPoint(x: center(0).x - 25, y: center(0).y - 25)
    finger.down(corner)
    finger.wait(0.5)
    let second = try #require(controller.lifted.first)
    var most: CGFloat = 0
    for step in 1...20 {
      finger.move(to: CGPoint(x: corner.x + 10 * CGFloat(step), y: corner.y), over: 1.0 / 60)
      most = max(most, abs(second.transform.b))
    }
    #expect(most > 0.02, "\(most)")
    finger.wait(2)
    #expect(abs(second.transform.b) < 0.005)
    #expect(abs(second.center.x - (center(0).x + 200)) < 1)
    finger.up()
    #expect(finger.settle(within: 5))
  }

  @Test("several tiles follow in formation, 14 points apart when the touch rests")
  func formation() {
    finger.tap(center(1))
    finger.tap(center(6))
    lift(0)
    #expect(controller.lifted.map(\.number) == [1, 2, 7])
    finger.move(to: CGPoint(x: 200, y: 330), over: 0.3)
    finger.wait(2)
    let leader = controller.lifted[0].center
    for (rank, tile) in controller.lifted.enumerated() {
      #expect(abs(tile.center.x - leader.x - 14 * CGFloat(rank)) <= 1)
      #expect(abs(tile.center.y - leader.y - 14 * CGFloat(rank)) <= 1)
    }
    finger.up()
    var frames = 0
    while !controller.lifted.isEmpty, frames < 300 {
      // A falling tile is not displayed twice.
      let inAir = controller.lifted.map { "Tile \($0.number)" }
      #expect(view.visibleCells.filter { $0.isHidden }.compactMap(\.accessibilityLabel).sorted() == inAir.sorted())
      finger.wait(1.0 / 60)
      frames += 1
    }
    #expect(frames > 5 && finger.settle(within: 5))
    #expect(controller.lifted.isEmpty && view.visibleCells.allSatisfy { !$0.isHidden })
    #expect(view.indexPathsForSelectedItems ?? [] == [])
  }

  @Test("released tiles are at the touch location, together and in order")
  func dropping() {
    finger.tap(center(1))
    finger.tap(center(6))
    lift(0)
    finger.move(to: center(14), over: 0.3)
    finger.wait(0.5)
    finger.up()
    #expect(finger.settle(within: 5))
    #expect(controller.numbers.sorted() == Array(1...20))
    let place = controller.numbers.firstIndex(of: 15)!
    #expect(Array(controller.numbers[(place + 1)...(place + 3)]) == [1, 2, 7])
    for path in view.indexPathsForVisibleItems {
      #expect(view.cellForItem(at: path)?.accessibilityLabel == "Tile \(controller.numbers[path.item])")
    }
  }

  @Test("a tile dropped in front of a left neighbor moves before it; a cancelled touch restores it")
  func before() {
    lift(10)
    finger.move(to: center(4), over: 0.3)
    finger.up()
    #expect(finger.settle(within: 5))
    #expect(Array(controller.numbers[3...6]) == [4, 11, 5, 6])
    let order = controller.numbers
    lift(2)
    finger.move(to: center(9), over: 0.2)
    finger.cancel()
    #expect(finger.settle(within: 5) && controller.numbers == order && controller.lifted.isEmpty)
  }

  @Test("the other tiles make space while a tile is held, and move back when the touch is cancelled")
  func room() {
    lift(0)
    finger.move(to: center(10), over: 0.4)
    finger.wait(0.5)
    #expect(controller.numbers.firstIndex(of: 1) == 10 && controller.numbers[0] == 2)
    // The landing position is marked behind the tiles.
    let place = view.layoutAttributesForItem(at: IndexPath(item: 10, section: 0))?.frame
    #expect(view.subviews.contains { !($0 is UICollectionViewCell) && $0.frame == place })
    finger.cancel()
    #expect(finger.settle(within: 5) && controller.numbers == Array(1...20))
    #expect(!view.subviews.contains { !($0 is UICollectionViewCell) && $0.frame == place })
  }

  @Test("a rotation drops held tiles")
  func turn() {
    lift(0)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.2)
    host.send(InputEvent(.resize, x: 568, y: 320, a: 2, milliseconds: host.milliseconds))
    finger.wait(0.1)
    #expect(controller.lifted.isEmpty && view.visibleCells.allSatisfy { !$0.isHidden })
    finger.up()
    #expect(finger.settle(within: 5))
  }
}
