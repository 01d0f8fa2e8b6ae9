// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: Newtonian collection", .oneApplication) @MainActor
struct NewtonianTests {
  let controller: NewtonianViewController
  let finger: TestFinger

  init() {
    let made = NewtonianViewController()
    controller = made
    finger = TestFinger(
      on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
        UINavigationController(rootViewController: made)
      })
    finger.wait(0.1)
  }

  private var animator: UIDynamicAnimator { controller.newtonian.dynamicAnimator }

  private func tile(_ item: Int) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: IndexPath(item: item, section: 0))
  }

  private func settle() {
    for _ in 0..<120 where animator.isRunning { finger.wait(0.25) }
  }

  @Test("check 1: without pictures there are no cells and nothing to drop")
  func empty() {
    #expect(controller.collectionView.visibleCells.isEmpty)
    #expect(!controller.trashButton.isEnabled && controller.addButton.isEnabled)
    #expect(controller.collectionView.contentSize == controller.collectionView.bounds.size)
  }

  @Test(
    "The demo opens with three pictures that hang side by side",
    arguments: [(320.0, 568.0), (390, 844), (1024, 768), (568, 320)])
  func initialPictures(width: Double, height: Double) throws {
    let made = NewtonianViewController(initialCount: 3)
    let host = HeadlessHost(size: CGSize(width: width, height: height), scale: 2) {
      UINavigationController(rootViewController: made)
    }
    let finger = TestFinger(on: host)
    finger.wait(0.05)
    #expect(made.count == 3 && made.trashButton.isEnabled && host.announcements.isEmpty)
    func centers() throws -> [CGPoint] {
      try (0..<3).map { item in
        let path = IndexPath(item: item, section: 0)
        return try #require(made.newtonian.dynamicAnimator.layoutAttributesForCell(at: path)).center
      }
    }
    let start = try centers()
    #expect(finger.settle(within: 20))
    for (first, last) in zip(start, try centers()) {
      #expect(abs(first.x - last.x) < 12 && abs(first.y - last.y) < 25, "\(first), then \(last)")
      #expect((50...width - 50).contains(last.x) && (100...height - 50).contains(last.y))
    }
  }

  @Test("checks 2 and 3: a picture starts beyond the right edge and comes to rest below its anchor")
  func one() {
    controller.addPicture()
    #expect(tile(0)?.center == CGPoint(x: 470, y: 350))
    settle()
    #expect(!animator.isRunning)
    let center = tile(0)!.center
    // The distance is the spring's length plus the weight divided by the stiffness: 1000 / (2 pi)^2.
    #expect(abs(center.x - 160) < 1.5 && abs(center.y - (64 + 300 + 25.33)) < 3, "\(center)")
    #expect(abs(center.y - 64 - 300) < 0.12 * 300)
    #expect(controller.collectionView.visibleCells.count == 1)
  }

  @Test("check 4: three pictures at rest overlap by at most two points")
  func three() {
    for _ in 0..<3 {
      controller.addPicture()
      finger.wait(0.7)
    }
    settle()
    for first in 0..<3 {
      for second in first + 1..<3 {
        // Hanging squares may be rotated, but no two centers are closer together than the side length.
        let a = tile(first)!.center
        let b = tile(second)!.center
        let way = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
        #expect(way > 98, "\(first) \(second): \(way)")
      }
    }
  }

  @Test("a dragged picture follows the touch, and comes to rest again when released")
  func pulled() {
    controller.addPicture()
    settle()
    let rest = tile(0)!.center
    finger.down(rest)
    finger.move(to: CGPoint(x: rest.x - 80, y: rest.y - 60), over: 0.4)
    finger.wait(0.5)
    let held = tile(0)!.center
    #expect(abs(held.x - rest.x + 80) < 25 && abs(held.y - rest.y + 60) < 25, "\(held)")
    finger.up()
    settle()
    let end = tile(0)!.center
    #expect(abs(end.x - rest.x) < 2 && abs(end.y - rest.y) < 2, "\(end)")
    #expect(controller.newtonian.attachments.count == 1 && animator.behaviors.count == 3)
    // If the demo drops a picture while a touch is dragging it, the picture falls.
    finger.down(rest)
    finger.move(to: CGPoint(x: rest.x - 80, y: rest.y), over: 0.3)
    controller.dropPicture()
    finger.wait(0.5)
    #expect(tile(0)!.center.y > rest.y + 100)
    finger.up()
    finger.wait(2)
    #expect(controller.count == 0)
  }

  @Test("check 5: at most ten pictures are possible")
  func limit() {
    for _ in 0..<12 {
      controller.addPicture()
      finger.wait(0.3)
    }
    #expect(controller.count == 10 && !controller.addButton.isEnabled)
    #expect(controller.newtonian.collisionBehavior.items.count == 10)
  }

  @Test("checks 6 and 7: a dropped picture falls and is removed after two seconds, and then nothing moves")
  func drop() {
    controller.addPicture()
    controller.addPicture()
    settle()
    let start = tile(1)!.center.y
    controller.dropPicture()
    #expect(!controller.addButton.isEnabled && !controller.trashButton.isEnabled)
    finger.wait(0.5)
    #expect(tile(1)!.center.y > start + 100)
    finger.wait(1.4)
    #expect(controller.count == 2)
    finger.wait(0.25)
    #expect(controller.count == 1 && controller.newtonian.collisionBehavior.items.count == 1)
    #expect(controller.addButton.isEnabled && controller.trashButton.isEnabled)
    controller.dropPicture()
    finger.wait(2.3)
    settle()
    #expect(controller.count == 0 && animator.behaviors.count == 2 && !animator.isRunning)
  }
}
