// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: Newton's cradle", .oneApplication) @MainActor
struct NewtonsCradleTests {
  let cradle: NewtonsCradleView
  let finger: TestFinger
  private let rest: [CGPoint] = (0..<5).map { CGPoint(x: 320.0 / 3 + CGFloat($0) * 320 / 12, y: 284) }

  init() {
    let controller = NewtonsCradleViewController()
    finger = TestFinger(on: HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller })
    cradle = controller.cradle
  }

  private func frame() { finger.wait(1.0 / 60) }

  private func frames(_ seconds: Double, _ visit: () -> Void = {}) {
    for _ in 0..<Int(seconds * 60) {
      frame()
      visit()
    }
  }

  private func speed(_ ball: Int) -> CGFloat {
    for behavior in cradle.animator!.behaviors.flatMap(\.childBehaviors) {
      if let steel = behavior as? UIDynamicItemBehavior { return steel.linearVelocity(for: cradle.balls[ball]).x }
    }
    return 0
  }

  @Test("check 1: five balls hang a point apart below their anchors")
  func geometry() {
    for (ball, place) in zip(cradle.balls, rest) {
      #expect(abs(ball.bounds.width - 25.67) < 0.01 && abs(ball.center.y - place.y) < 1)
    }
    for (attachment, place) in zip(cradle.attachments, rest) {
      #expect(abs(attachment.anchorPoint.x - place.x) < 0.01 && attachment.anchorPoint.y == 142)
      #expect(abs(attachment.length - 142) < 0.01)
    }
    for index in 1..<5 { #expect(abs(cradle.balls[index].center.x - rest[index].x) < 0.001) }
  }

  @Test("checks 2 and 7: rods keep their length, and the cradle pauses with every ball at its origin")
  func comesToRest() {
    var worst: CGFloat = 0
    frames(15) {
      for (ball, attachment) in zip(cradle.balls, cradle.attachments) {
        let x = ball.center.x - attachment.anchorPoint.x
        let y = ball.center.y - attachment.anchorPoint.y
        worst = max(worst, abs((x * x + y * y).squareRoot() - 142))
      }
    }
    #expect(worst < 1, "\(worst)")
    #expect(cradle.animator?.isRunning == false)
    for (ball, place) in zip(cradle.balls, rest) {
      #expect(abs(ball.center.x - place.x) < 0.5 && abs(ball.center.y - place.y) < 0.5)
    }
  }

  @Test("checks 3 and 4: the first ball swings left, and its momentum is transferred to the last ball")
  func handsOn() {
    // A swing to the left peak and back takes half a period, 0.749 s. After the initial push, the angle is about 37
    // degrees.
    var peak: CGFloat = 0
    var impactSpeed: CGFloat = 0
    var strikeFrame = 0
    for index in 1...60 {
      frame()
      peak = min(peak, cradle.balls[0].center.x - rest[0].x)
      impactSpeed = max(impactSpeed, speed(0))
      if speed(4) > 1 {
        strikeFrame = index
        break
      }
    }
    #expect(abs(Double(strikeFrame) / 60 - 0.749 / 2) < 0.05, "\(strikeFrame)")
    let sine = Double(-peak) / 142
    #expect(sine > 0.44 && sine < 0.75, "\(sine)")
    var fastest: CGFloat = 0
    frames(0.1) { fastest = max(fastest, speed(4)) }
    #expect(fastest > 0.6 * impactSpeed, "\(fastest) of \(impactSpeed)")
    for index in 1...3 { #expect(abs(cradle.balls[index].center.x - rest[index].x) < 6) }
  }

  @Test("check 5: the amplitude decays according to the resistance")
  func envelope() {
    func widest(_ seconds: Double) -> CGFloat {
      var widest: CGFloat = 0
      frames(seconds) { widest = max(widest, rest[0].x - cradle.balls[0].center.x) }
      return widest
    }
    let first = widest(0.75)
    frames(0.75)
    let later = widest(0.75)
    // With a resistance of c, the amplitude decays by the factor exp(-c t / 2).
    let expected = 0.2231
    #expect(Double(later / first) > expected * 0.75 && Double(later / first) < expected * 1.25, "\(later / first)")
  }

  @Test("check 6: a touch holds a ball aside, and releasing it starts the swing")
  func dragged() {
    frames(14)
    let start = cradle.balls[0].center
    finger.down(start)
    finger.move(to: CGPoint(x: start.x - 100, y: start.y), over: 0.2)
    finger.wait(2)
    #expect(cradle.balls[0].center.x < rest[0].x - 20)
    finger.up()
    var farthest: CGFloat = 0
    frames(1) { farthest = max(farthest, cradle.balls[4].center.x - rest[4].x) }
    #expect(farthest > 10)
  }

  @Test("pressing a ball by keyboard or assistive technology pushes it")
  func pressed() {
    frames(14)
    #expect(cradle.balls[4].accessibilityActivate())
    frames(0.2)
    #expect(cradle.balls[4].center.x > rest[4].x + 5)
  }
}
