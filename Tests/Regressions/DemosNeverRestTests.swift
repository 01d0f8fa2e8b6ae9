// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Ten pictures of the Newtonian demo still moved after 40 seconds, the wrecking ball after 48, and the marbles after
/// 17.
///
/// Large groups of tiles with friction creep; the ball had almost no air resistance; the marbles' fields were too weak
/// to move them to their positions. Tiles now slide without friction, and marbles have stronger damping and attraction.
/// The air resistance of the ball increases while it is not touched.
@Suite(.oneApplication) @MainActor struct DemosNeverRestTests {
  /// Returns the number of seconds until all centers stay within half a pixel (a quarter of a point) of their final
  /// positions.
  private func restTime(_ finger: TestFinger, watching seconds: Int = 14, _ centers: () -> [CGPoint]) -> Double {
    var tracks: [[CGPoint]] = []
    for _ in 0..<seconds * 60 {
      finger.wait(1.0 / 60)
      tracks.append(centers())
    }
    let last = tracks[tracks.count - 1]
    let moving = tracks.lastIndex { track in
      zip(track, last).contains { abs($0.x - $1.x) > 0.25 || abs($0.y - $1.y) > 0.25 }
    }
    return Double((moving ?? -1) + 1) / 60
  }

  @Test(
    "pictures come to rest within ten seconds",
    arguments: [(count: 1, pause: 0.3), (3, 0.7), (6, 0.1), (10, 0.1), (10, 0.3), (10, 0.6)])
  func newtonian(count: Int, pause: Double) {
    let controller = NewtonianViewController()
    let finger = TestFinger(
      on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
        UINavigationController(rootViewController: controller)
      })
    finger.wait(0.1)
    for _ in 0..<count {
      controller.addPicture()
      finger.wait(pause)
    }
    let animator = controller.newtonian.dynamicAnimator
    let seconds = restTime(finger) {
      (0..<count).compactMap {
        animator?.layoutAttributesForCell(at: IndexPath(item: $0, section: 0))?.center
      }
    }
    #expect(seconds < 10)
  }

  @Test("marbles come to rest within ten seconds without, during and after a touch", arguments: [390.0, 320])
  func marbles(width: CGFloat) {
    let controller = MagneticMarblesViewController()
    let finger = TestFinger(
      on: HeadlessHost(size: CGSize(width: width, height: width == 390 ? 780 : 568), scale: 2) { controller })
    let centers = { controller.box.marbles.map { $0.center } }
    #expect(restTime(finger, centers) < 10)
    finger.down(CGPoint(x: 120, y: 250))
    #expect(restTime(finger, centers) < 10)
    finger.up()
    #expect(restTime(finger, centers) < 10)
    finger.flick(from: CGPoint(x: 280, y: 440), to: CGPoint(x: 280, y: 100), over: 0.6)
    #expect(restTime(finger, centers) < 10)
  }

  @Test("ball and bricks come to rest within ten seconds after any swing", arguments: 0..<4)
  func wreckingBall(means: Int) throws {
    let controller = WreckingBallViewController()
    let finger = TestFinger(
      on: HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) {
        UINavigationController(rootViewController: controller)
      })
    finger.wait(0.3)
    let ball = try #require(controller.site.ball)
    if means < 2 {
      finger.down(ball.convert(CGPoint(x: 34, y: 34), to: nil))
      finger.move(to: CGPoint(x: means == 0 ? 20 : 60, y: means == 0 ? 540 : 300), over: 0.5)
      finger.wait(0.8)
      finger.up()
    } else {
      for _ in 1..<means {
        controller.site.shove()
        finger.wait(1.5)
      }
    }
    #expect(restTime(finger) { [ball.center] + controller.site.bricks.map { $0.center } } < 10)
    #expect(finger.settle(within: 2))
  }
}
