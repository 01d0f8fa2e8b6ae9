// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost
import SprungLayouts
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: springy carousel", .oneApplication)
struct SpringyCarouselTests {
  let demo = Gallery.demo(named: "springy-carousel")!
  let session: Session
  let controller: CarouselViewController

  init() {
    session = Session(demo)
    session.launch()
    controller = session.controller as! CarouselViewController
    frames(2)
  }

  private var layout: SpringyCarouselLayout { controller.collectionView.collectionViewLayout as! SpringyCarouselLayout }

  private func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  @discardableResult
  private func frame() -> Bool {
    session.frame(milliseconds: (UIApplication.shared.currentTime * 60).rounded() * 1000 / 60 + 1000 / 60)
  }

  private func settle(within seconds: Double) -> Bool {
    var left = Int(seconds * 60)
    while frame() {
      left -= 1
      if left == 0 { return false }
    }
    return true
  }

  private func center(of item: Int) -> CGPoint? {
    layout.behaviorManager.animator.layoutAttributesForCell(at: IndexPath(item: item, section: 0))?.center
  }

  @Test("check 1: the flow places tiles in one row at the bottom")
  func geometry() {
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 60, width: 320, height: 420))
    #expect(controller.collectionView.contentSize == CGSize(width: 2990, height: 420))
    controller.collectionView.contentOffset.x = 400
    // Springs for tiles that scroll in are added one frame after the animator starts.
    frames(2)
    let anchor = layout.behaviorManager.attachmentBehaviors[IndexPath(item: 7, section: 0)]?.anchorPoint
    #expect(anchor == CGPoint(x: 745, y: 360))
  }

  @Test("check 5: after a drag and a flick every managed tile is at its position")
  func settlesOnPlaces() {
    let player = ScriptPlayer(demo.script, on: session)
    #expect(throws: Never.self) { try player.play() }
    let managed = layout.behaviorManager.currentlyManagedItemIndexPaths()
    #expect(managed.count >= 5)
    for indexPath in managed {
      let place = CGPoint(x: 45 + 100 * CGFloat(indexPath.item), y: 360)
      let center = center(of: indexPath.item)!
      #expect(abs(center.x - place.x) <= 0.5 && abs(center.y - place.y) <= 0.5, "tile \(indexPath.item)")
    }
    #expect(!layout.behaviorManager.animator.isRunning)
  }

  @Test("check 6: the new tile is inserted right of the center", arguments: [(0.0, 2), (95.0, 3)])
  func insertionIndex(offset: CGFloat, expected: Int) {
    controller.collectionView.contentOffset.x = offset
    _ = settle(within: 10)
    #expect(controller.indexPathOfItemRightOfCenter() == IndexPath(item: expected, section: 0))
    controller.newViewButtonPressed()
    #expect(controller.numbers.count == 31)
    #expect(controller.numbers[expected] == 30)
    frames(1)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: expected, section: 0)) as? CarouselCell
    #expect(cell?.numberLabel.text == "30")
    #expect(controller.collectionView.contentSize.width == 3090)
  }

  @Test("check 7: in the frame of the insertion the new tile is at the top, and the others have not jumped")
  func insertFrame() {
    _ = settle(within: 10)
    controller.newViewButtonPressed()
    let inserted = center(of: 2)!
    #expect(abs(inserted.x - 245) <= 0.01 && abs(inserted.y - 60) <= 0.01)
    // Slots 3, 4 and 5 now contain the tiles that were in slots 2, 3 and 4.
    for slot in 3...4 { #expect(abs(center(of: slot)!.x - (45 + 100 * CGFloat(slot - 1))) <= 0.5) }
    #expect(center(of: 1)!.x == 145)
  }

  @Test("check 8: the drop bounces as an elastic block on a spring and settles at its position")
  func drop() {
    _ = settle(within: 10)
    controller.newViewButtonPressed()
    var lowest: CGFloat = 0
    var contacts: [Double] = []
    var peaks: [CGFloat] = []
    var last = center(of: 2)!.y
    var wasFalling = true
    let start = UIApplication.shared.currentTime
    while frame(), UIApplication.shared.currentTime - start < 6 {
      let y = center(of: 2)!.y
      lowest = max(lowest, y)
      if wasFalling, y < last {
        contacts.append(UIApplication.shared.currentTime - start)
        wasFalling = false
      } else if !wasFalling, y > last {
        peaks.append(360 - last)
        wasFalling = true
      }
      last = y
    }
    #expect(lowest <= 361)
    // With ideal integration, contacts are at 0.46, 1.07, 1.51 and 1.80 s, and peaks at 60, 12.5 and 3.9 points.
    for (contact, expected) in zip(contacts, [0.46, 1.07, 1.51, 1.80]) { #expect(abs(contact - expected) <= 0.1) }
    for (peak, expected) in zip(peaks, [60, 12.5, 3.9]) { #expect(abs(peak / expected - 1) <= 0.25) }
    #expect(contacts.count >= 4 && peaks.count >= 3)
    let end = center(of: 2)!
    #expect(abs(end.x - 245) <= 0.5 && abs(end.y - 360) <= 0.5)
    #expect(!layout.behaviorManager.animator.isRunning)
  }

  @Test("check 9: after ten insertions in a second no tile has two springs, and all settle")
  func tenInserts() {
    for _ in 0..<10 {
      controller.newViewButtonPressed()
      frames(6)
    }
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 40)
    #expect(settle(within: 10))
    let manager = layout.behaviorManager!
    let springs = manager.animator.behaviors.compactMap {
      ($0 as? UIAttachmentBehavior)?.items.first as? UICollectionViewLayoutAttributes
    }
    #expect(Set(springs.map { $0.indexPath }).count == springs.count)
    #expect(springs.count == manager.currentlyManagedItemIndexPaths().count)
    for indexPath in manager.currentlyManagedItemIndexPaths() {
      #expect(abs(center(of: indexPath.item)!.x - (45 + 100 * CGFloat(indexPath.item))) <= 0.5)
    }
  }

  @Test("check 10: view animations are disabled only while the demo is displayed")
  func animations() {
    #expect(!UIView.areAnimationsEnabled)
    session.window?.rootViewController = nil
    #expect(UIView.areAnimationsEnabled)
  }
}
