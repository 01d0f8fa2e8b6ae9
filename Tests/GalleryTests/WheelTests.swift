// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: wheel picker", .oneApplication) @MainActor
struct WheelTests {
  let controller = WheelViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { controller.collectionView }
  private var wheel: WheelLayout { controller.wheel }

  init() {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private func card(_ item: Int) -> UICollectionViewLayoutAttributes {
    wheel.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!
  }

  private func angle(_ item: Int) -> Double {
    DeterministicMath.atan2(Double(card(item).transform.b), Double(card(item).transform.a))
  }

  @Test("a step of the wheel is the angle between cards at the axle, and the center card is upright")
  func steps() {
    #expect(wheel.radius == 480)
    #expect(abs(Double(wheel.anglePerItem) - DeterministicMath.atan(140.0 / 480)) < 1e-12)
    for item in 0..<5 { #expect(abs(angle(item) - Double(item) * Double(wheel.anglePerItem)) < 1e-9) }
    #expect(card(0).transform == .identity && card(0).center == CGPoint(x: 160, y: 252))
    // All cards are at the same distance from the axle.
    for item in 0..<5 {
      let (x, y) = (card(item).center.x - 160, card(item).center.y - 732)
      #expect(abs((x * x + y * y).squareRoot() - 480) < 1e-9)
    }
    #expect(card(0).zIndex > card(1).zIndex && card(1).zIndex > card(2).zIndex)
    #expect(view.contentSize == CGSize(width: 21 * 140 + 320, height: 504))
  }

  @Test("only cards on the upper part have cells")
  func cells() {
    #expect(view.visibleCells.count < 6)
    view.contentOffset.x = 1400
    view.layoutIfNeeded()
    #expect(view.visibleCells.count < 10 && view.cellForItem(at: IndexPath(item: 10, section: 0)) != nil)
  }

  @Test("a drag or flick ends with an upright card", arguments: [0.1, 0.2, 0.5])
  func snaps(seconds: Double) {
    finger.flick(from: CGPoint(x: 290, y: 316), to: CGPoint(x: 90, y: 316), over: seconds)
    #expect(finger.settle(within: 10))
    let steps = view.contentOffset.x / 140
    #expect(steps >= 1 && abs(steps - steps.rounded()) < 0.01 && controller.picked == Int(steps.rounded()))
    #expect(abs(angle(controller.picked)) < 1e-6)
  }

  @Test("a tap rotates the wheel to a card; wheel and keyboard scrolling end with an upright card")
  func taps() {
    finger.tap(CGPoint(x: 270, y: 350))
    #expect(finger.settle(within: 5) && controller.picked == 1 && view.contentOffset.x == 140)
    finger.wheel(over: CGPoint(x: 160, y: 316), by: CGPoint(x: 0, y: 200))
    #expect(finger.settle(within: 5) && controller.picked == 2 && view.contentOffset.x == 280)
  }

  @Test("the same card is upright in a view of a different size", arguments: [568.0, 1000])
  func widths(width: Double) {
    controller.pick(6)
    #expect(finger.settle(within: 5))
    host.send(InputEvent(.resize, x: Float(width), y: 400, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 5))
    #expect(controller.picked == 6 && abs(angle(6)) < 1e-9 && card(6).center.x == view.bounds.midX)
  }

  @Test("in right-to-left layout the next card is on the left")
  func rightToLeft() {
    let controller = WheelViewController()
    let host = HeadlessHost(
      size: CGSize(width: 320, height: 568), scale: 2, layoutDirection: .rightToLeft
    ) { UINavigationController(rootViewController: controller) }
    let finger = TestFinger(on: host)
    #expect(finger.settle(within: 5) && controller.picked == 0)
    finger.tap(CGPoint(x: 50, y: 350))
    #expect(finger.settle(within: 5) && controller.picked == 1)
  }
}
