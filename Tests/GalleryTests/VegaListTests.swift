// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: vega list", .oneApplication) @MainActor
struct VegaListTests {
  let controller = VegaListViewController()
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

  private func card(_ item: Int) -> UICollectionViewLayoutAttributes {
    controller.vega.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!
  }

  @Test("cards are stacked vertically")
  func places() {
    for item in 0..<3 {
      #expect(card(item).frame == CGRect(x: 16, y: 16 + 196 * CGFloat(item), width: 288, height: 180))
      #expect(card(item).alpha == 1 && card(item).transform == .identity)
    }
  }

  @Test("a card above the edge is smaller, paler and behind the next card")
  func tucks() {
    view.contentOffset.y = 98
    view.layoutIfNeeded()
    #expect(abs(card(0).transform.a - 0.925) < 1e-9 && abs(card(0).alpha - 0.5) < 1e-9)
    // The card lags by three quarters of the distance.
    #expect(abs(card(0).center.y - (16 + 90 + 98 * 0.75)) < 1e-9)
    #expect(card(0).zIndex < card(1).zIndex && card(1).transform == .identity)
    view.contentOffset.y = 196
    view.layoutIfNeeded()
    #expect(card(0).alpha == 0 && card(1).alpha == 1 && card(1).frame.minY == 212)
  }

  @Test("motion is continuous at the edge")
  func continuous() {
    view.contentOffset.y = 0
    let before = card(0)
    view.bounds.origin.y = 0.001
    let after = card(0)
    #expect(abs(before.center.y - after.center.y) < 0.01 && abs(before.alpha - after.alpha) < 0.01)
  }

  @Test("a drag or flick ends with a card at the edge", arguments: [0.1, 0.2, 0.5])
  func snaps(seconds: Double) {
    finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 250), over: seconds)
    #expect(finger.settle(within: 10))
    let rows = view.contentOffset.y / 196
    #expect(rows >= 1 && abs(rows - rows.rounded()) < 0.01)
  }

  @Test("a tap moves any card to the edge, including the last, and wheel scrolling ends at a card")
  func taps() {
    finger.tap(CGPoint(x: 160, y: 400))
    #expect(finger.settle(within: 5) && view.contentOffset.y == 196)
    finger.wheel(over: CGPoint(x: 160, y: 316), by: CGPoint(x: 0, y: 120))
    #expect(finger.settle(within: 5) && view.contentOffset.y == 392)
    finger.wheel(over: CGPoint(x: 160, y: 316), by: CGPoint(x: 0, y: 100_000))
    #expect(finger.settle(within: 5) && view.contentOffset.y == 21 * 196)
  }

  @Test("pulled beyond the beginning, the cards spread, and return")
  func spreads() {
    finger.down(CGPoint(x: 160, y: 200))
    finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
    view.layoutIfNeeded()
    let pull = -view.contentOffset.y
    #expect(pull > 40)
    #expect(abs(card(2).frame.minY - card(1).frame.minY - 196 - 0.12 * pull) < 1e-9)
    finger.up()
    #expect(finger.settle(within: 5) && card(2).frame.minY == 16 + 2 * 196)
  }

  @Test("cards fit every width", arguments: [320.0, 568, 1000])
  func widths(width: Double) {
    host.send(InputEvent(.resize, x: Float(width), y: 480, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 5))
    #expect(card(1).size.width == min(560, CGFloat(width) - 32) && card(1).center.x == view.bounds.midX)
  }
}
