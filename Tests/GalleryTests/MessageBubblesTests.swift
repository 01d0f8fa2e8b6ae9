// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: message bubbles", .oneApplication) @MainActor
struct MessageBubblesTests {
  let controller = BubblesViewController()
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

  /// The distance of each row from its rest position, by item.
  private var lags: [Int: CGFloat] {
    var lags: [Int: CGFloat] = [:]
    for behavior in controller.bubbles.dynamicAnimator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first,
        let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes
      else { continue }
      lags[attributes.indexPath.item] = item.center.y - spring.anchorPoint.y
    }
    return lags
  }

  @Test("opens at its end, at rest, with rows of different heights")
  func opening() {
    #expect(abs(view.contentOffset.y - (view.contentSize.height - view.bounds.height)) < 0.01)
    #expect(lags.values.allSatisfy { $0 == 0 })
    #expect(Set(view.visibleCells.map { Double($0.bounds.height) }).count >= 2)
  }

  @Test("rows lag by their vertical distance from the touch, and settle")
  func lagging() {
    finger.down(CGPoint(x: 160, y: 120))
    finger.move(to: CGPoint(x: 160, y: 300), over: 0.15)
    let visible = view.indexPathsForVisibleItems.map(\.item).sorted()
    let lags = self.lags
    #expect(abs(lags[visible.last!] ?? 0) > abs(lags[visible.first!] ?? 0) + 2)
    finger.up()
    #expect(finger.settle(within: 10))
    #expect(self.lags.values.allSatisfy { abs($0) <= 0.5 })
  }

  @Test("an insertion preserves the lag of the other rows, and the new row enters from below")
  func sending() throws {
    finger.down(CGPoint(x: 160, y: 120))
    finger.move(to: CGPoint(x: 160, y: 160), over: 0.08)
    finger.move(to: CGPoint(x: 160, y: 120), over: 0.08)
    let before = lags
    controller.send()
    let after = lags
    for (item, lag) in before { #expect(abs((after[item] ?? lag) - lag) < 0.01, "\(item)") }
    #expect((after[36] ?? 0) > 60)
    finger.up()
    var last = CGFloat.infinity
    var frames = 0
    for _ in 0..<20 {
      finger.wait(1.0 / 60)
      guard let cell = view.cellForItem(at: IndexPath(item: 36, section: 0)) else { continue }
      let y = cell.center.y
      if y < last { frames += 1 }
      last = y
    }
    #expect(frames > 10)
    #expect(finger.settle(within: 10) && lags.values.allSatisfy { abs($0) <= 0.5 })
    let cell = try #require(view.cellForItem(at: IndexPath(item: 36, section: 0)))
    #expect(cell.frame.maxY <= view.bounds.maxY && controller.messages.count == 37)
  }

  @Test("ten messages sent in two seconds all arrive")
  func manyAtOnce() {
    for _ in 0..<10 {
      controller.send()
      finger.wait(0.2)
    }
    #expect(finger.settle(within: 10) && controller.messages.count == 46)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - view.bounds.height)) < 0.5)
    #expect(view.indexPathsForVisibleItems.map(\.item).max() == 45)
  }
}
