// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A dragged ball of the cradle lagged behind the touch. The ball was moved by a force proportional to the distance
/// from the touch, so its equilibrium was between the touch and the rest point. A spring now moves the ball along its
/// circle.
@Suite(.oneApplication) @MainActor struct CradleLeavesFingerTests {
  let controller = NewtonsCradleViewController()
  let finger: TestFinger
  private var cradle: NewtonsCradleView { controller.cradle }

  init() {
    let shown = controller
    finger = TestFinger(on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { shown })
    _ = finger.settle(within: 15)
  }

  /// Returns the point on a ball's circle at the given angle, in degrees from straight down.
  private func onCircle(_ ball: Int, degrees: Double) -> CGPoint {
    let anchor = cradle.attachments[ball].anchorPoint
    let angle = degrees * .pi / 180
    return CGPoint(x: anchor.x + 142 * sin(angle), y: anchor.y + 142 * cos(angle))
  }

  @Test(
    "the ball follows the touch along the circle and stays below it at rest", arguments: [(0, -1.0), (4, 1.0)])
  func follows(ball: Int, side: Double) {
    finger.down(onCircle(ball, degrees: 0))
    for degrees in stride(from: 5.0, through: 65, by: 5) {
      finger.move(to: onCircle(ball, degrees: side * degrees), over: 0.08)
    }
    finger.wait(0.3)
    let point = onCircle(ball, degrees: side * 65)
    let center = cradle.balls[ball].center
    // The pan begins after ten points of movement, and the ball keeps this offset from the touch.
    #expect(hypot(center.x - point.x, center.y - point.y) < 13, "\(center), not \(point)")
    finger.up()
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      finger.wait(1.0 / 60)
      let other = 4 - ball
      farthest = max(farthest, abs(cradle.balls[other].center.x - cradle.attachments[other].anchorPoint.x))
    }
    #expect(farthest > 60, "\(farthest)")
  }

  @Test("a ball dragged through the others, around the anchor and far away stays on its circle")
  func hostile() {
    finger.down(onCircle(0, degrees: 0))
    var (worst, highest): (CGFloat, CGFloat) = (0, 568)
    for target in [CGPoint(x: 300, y: 280), CGPoint(x: 20, y: 10), CGPoint(x: 310, y: 20), CGPoint(x: 0, y: 560)] {
      finger.move(to: target, over: 0.15)
      for _ in 0..<20 {
        finger.wait(1.0 / 60)
        for (ball, rod) in zip(cradle.balls, cradle.attachments) {
          let way = hypot(ball.center.x - rod.anchorPoint.x, ball.center.y - rod.anchorPoint.y)
          worst = max(worst, abs(way - 142))
          highest = min(highest, ball.center.y)
        }
      }
    }
    #expect(worst < 2 && highest > 142, "\(worst), up to \(highest): above the anchors")
    finger.up()
    #expect(finger.settle(within: 15))
  }
}
