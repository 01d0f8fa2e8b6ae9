// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: layout navigation", .oneApplication) @MainActor
struct LayoutNavigationDemoTests {
  let first = PrimaryViewController()
  let navigation: UINavigationController
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { first.collectionView }
  private var second: SecondaryViewController? { navigation.topViewController as? SecondaryViewController }

  init() {
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.isTranslucent = false
    self.navigation = navigation
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { navigation }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

  private func push() {
    finger.tap(CGPoint(x: 70, y: 134))
    finger.wait(0.8)
  }

  @Test("checks 1, 2 and 4: the same cells move to another layout and back")
  func thereAndBack() throws {
    #expect(frame(0) == CGRect(x: 16, y: 16, width: 140, height: 140) && frame(1)?.minX == 164)
    let view = self.view
    push()
    let second = try #require(second)
    #expect(second.collectionView === view && view.collectionViewLayout is SecondaryLayout)
    #expect(view.dataSource === first && view.numberOfItems(inSection: 0) == 100)
    #expect(frame(0) == CGRect(x: 10, y: 10, width: 300, height: 300))
    navigation.popViewController(animated: true)
    #expect(finger.settle(within: 3))
    #expect(frame(0) == CGRect(x: 16, y: 16, width: 140, height: 140) && frame(1)?.minX == 164)
    #expect(view.contentOffset == .zero && first.collectionView === view)
  }

  @Test("check 3: during the transition a square is between both sizes and grows in each frame")
  func onTheWay() throws {
    finger.tap(CGPoint(x: 70, y: 134))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    var between = 0
    var last: CGFloat = 140
    for _ in 0..<30 {
      finger.wait(1.0 / 60)
      let width = cell.layer.presentation()?.bounds.width ?? cell.bounds.width
      #expect(width >= last - 0.01)
      if width > 141, width < 299 { between += 1 }
      last = width
    }
    #expect(between > 8 && last == 300)
  }

  @Test("check 5: item 40 is visible after the push")
  func inSight() throws {
    view.contentOffset.y = 19 * 148
    finger.wait(0.1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 40, section: 0)))
    finger.tap(cell.convert(CGPoint(x: 70, y: 70), to: nil))
    finger.wait(0.8)
    #expect(frame(40)?.intersects(view.bounds) == true)
  }

  @Test("check 6: a cancelled edge swipe keeps the large squares, a finished one returns to the small ones")
  func edgeSwipe() throws {
    push()
    finger.down(CGPoint(x: 2, y: 300))
    finger.move(to: CGPoint(x: 96, y: 300), over: 0.4)
    finger.wait(0.2)
    let width = try #require(frame(0)?.width)
    #expect(width < 299 && width > 200)
    finger.up()
    #expect(finger.settle(within: 3))
    #expect(second != nil && frame(0) == CGRect(x: 10, y: 10, width: 300, height: 300))
    finger.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 290, y: 300), over: 0.4)
    #expect(finger.settle(within: 3))
    #expect(second == nil && frame(0) == CGRect(x: 16, y: 16, width: 140, height: 140))
  }

  @Test("check 7: the second controller receives taps on the large squares")
  func tapAbove() throws {
    push()
    finger.tap(CGPoint(x: 160, y: 220))
    finger.wait(0.1)
    #expect(second?.tapped == IndexPath(item: 0, section: 0) && navigation.viewControllers.count == 2)
  }
}
