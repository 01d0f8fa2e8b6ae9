// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: store front", .oneApplication) @MainActor
struct StoreFrontTests {
  let controller = StoreViewController()
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

  private func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  private func badge(_ path: IndexPath) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: "badge", at: path)
  }

  /// The distances of items from their rest positions.
  private var lags: [CGFloat] {
    controller.store.springs.dynamicAnimator.behaviors.compactMap { behavior in
      guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first else { return nil }
      return item.center.y - spring.anchorPoint.y
    }
  }

  @Test("three shelves are below their names")
  func places() throws {
    #expect(header(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    let large = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(abs(large.bounds.width - 275.2) < 0.5 && large.bounds.height == 170)
    let new = try #require(controller.store.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)))
    #expect(new.frame == CGRect(x: 16, y: 40 + 170 + 12 + 40 + 6, width: 118, height: 150))
    let badge = try #require(self.badge(IndexPath(item: 0, section: 1)))
    let middle = badge.convert(CGPoint(x: 22, y: 10), to: view)
    #expect(abs(middle.x - (new.frame.maxX + 4 - 22)) < 0.5 && abs(middle.y - (new.frame.minY + 4)) < 0.5)
  }

  @Test("during a drag, products and their badges lag, and headers do not")
  func lagging() throws {
    finger.down(CGPoint(x: 300, y: 540))
    finger.move(to: CGPoint(x: 300, y: 400), over: 0.12)
    #expect(lags.contains { abs($0) > 3 })
    let offset = view.contentOffset.y
    #expect(offset > 100)
    var seen = 0
    for item in 0..<12 {
      let path = IndexPath(item: item, section: 1)
      guard let cell = view.cellForItem(at: path), let badge = self.badge(path) else { continue }
      seen += 1
      #expect(abs(badge.center.y - cell.center.y + 71) < 0.5)
    }
    #expect(seen >= 2)
    // The name of the first shelf stays at the top edge while the shelf is visible.
    #expect(abs((header(0)?.frame.minY ?? -1) - min(offset, 170)) < 0.5)
    finger.up()
    #expect(finger.settle(within: 10))
    #expect(lags.allSatisfy { abs($0) < 0.5 })
  }

  @Test("a shelf scrolls page by page, and its products lag as a row")
  func paging() throws {
    finger.drag(from: CGPoint(x: 270, y: 190), to: CGPoint(x: 60, y: 190), over: 0.2)
    #expect(finger.settle(within: 5))
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let middle = second.convert(CGPoint(x: second.bounds.midX, y: 0), to: controller.view).x
    #expect(abs(middle - 160) < 0.5)
  }

  @Test("only items near the screen have a spring")
  func tiled() {
    for _ in 0..<6 {
      finger.flick(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 120), over: 0.08)
      finger.wait(0.2)
      #expect(controller.store.springs.visibleIndexPaths.count < 30)
    }
    #expect(finger.settle(within: 10))
    #expect(view.contentOffset.y > 1000)
  }

  /// The rows of the last shelf, with their centers, from top to bottom.
  private var rows: [(row: Int, center: CGFloat)] {
    view.indexPathsForVisibleItems.filter { $0.section == 2 && $0.item % 2 == 0 }.sorted().compactMap { path in
      view.cellForItem(at: path).map { (path.item / 2, $0.center.y) }
    }
  }

  @Test(
    "rows that appear during a flick do not overlap the visible rows", arguments: [0.04, 0.1, 0.2])
  func rowsKeepApart(duration: Double) {
    finger.down(CGPoint(x: 300, y: 530))
    finger.move(to: CGPoint(x: 300, y: 150), over: duration)
    finger.up()
    for frame in 0..<60 {
      finger.wait(1.0 / 60)
      for (above, below) in zip(rows, rows.dropFirst()) where below.row == above.row + 1 {
        #expect(below.center - above.center > 164 * 0.6 - 1, "\(frame): \(above.row) and \(below.row)")
      }
    }
  }

  @Test("a tap adds a product to the bag with a hop, and the bar button empties the bag")
  func bag() throws {
    finger.tap(CGPoint(x: 75, y: 400))
    finger.wait(0.05)
    #expect(controller.bag == [9])
    #expect(host.picture.contains("Bag (1)") && host.picture.contains("In the bag"))
    #expect(lags.contains { $0 < -4 })
    #expect(finger.settle(within: 5) && lags.allSatisfy { abs($0) < 0.5 })
    controller.emptyBag()
    finger.wait(0.1)
    #expect(controller.bag == [] && host.announcements.last == "The bag is empty")
  }

  @Test("after a rotation, the grid has more columns, and everything rests", arguments: [1, 2])
  func turned(times: Int) {
    for turn in 0..<times {
      host.send(
        InputEvent(
          .resize, x: turn == 0 ? 568 : 320, y: turn == 0 ? 320 : 568, a: 2, milliseconds: host.milliseconds))
      finger.wait(0.1)
    }
    #expect(finger.settle(within: 5) && lags.allSatisfy { abs($0) < 0.01 })
    let width = controller.store.layoutAttributesForItem(at: IndexPath(item: 0, section: 2))?.frame.width
    #expect(abs((width ?? 0) - (times == 1 ? 548.0 / 3 - 12 : 138)) < 0.5)
  }
}
