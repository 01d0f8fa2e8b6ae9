// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungHeadless
import SprungHost
import SprungTestSupport
import Testing
import UIKit

@testable import SprungGallery

@Suite("Demo: dynamics playground, the base scene", .oneApplication) @MainActor
struct PlaygroundStepTests {
  // For the requirement "leaves the view (> 650) by 1.0 s", the center is expected at 650 with a tolerance of 3 %,
  // because ½ 1000 t² is exactly 500 at that time.
  @Test("check 1: orange falls by half of 1000 t²", arguments: [(0.1, 5.0), (0.5, 125.0), (1.0, 500.0)])
  func falls(seconds: Double, way: Double) throws {
    let bench = try PlaygroundBench("a. Gravity")
    bench.run(seconds)
    let fallen = Double(bench.item("Orange square").center.y) - 150
    #expect(abs(fallen - way) <= 0.03 * way, "\(fallen)")
    #expect(bench.item("White square").center == CGPoint(x: 150, y: 150))
  }

  @Test("check 2: with walls orange rests on the floor, and white has not moved")
  func lands() throws {
    let bench = try PlaygroundBench("b. Walls")
    #expect(bench.scene.animator.run(until: { !bench.scene.animator.isRunning }, atMost: 10))
    let orange = bench.item("Orange square")
    #expect(abs(orange.center.x - 450) < 0.5 && abs(orange.center.y - 550) < 0.5)
    #expect(bench.item("White square").center == CGPoint(x: 150, y: 150))
  }

  @Test("check 3: the heavy square lands late, and each bounce is lower")
  func bounces() throws {
    let bench = try PlaygroundBench("c. A heavy square")
    bench.watch()
    let orange = bench.item("Orange square")
    var contact: Double?
    var fastest: CGFloat = 0
    var rebound: CGFloat = 0
    var peaks: [CGFloat] = []
    var last = orange.center.y
    var wasRising = false
    bench.run(8, step: 1.0 / 240) {
      let speed = bench.velocity(orange).y
      if contact == nil {
        fastest = max(fastest, speed)
        if speed < 0 { contact = bench.scene.animator.elapsedTime }
      }
      if contact != nil, rebound == 0 { rebound = -speed }
      let isRising = orange.center.y < last - 1e-9
      if wasRising, !isRising { peaks.append(550 - orange.center.y) }
      wasRising = isRising
      last = orange.center.y
    }
    let time = try #require(contact)
    #expect(abs(time - 1.26) <= 0.05, "\(time)")
    #expect(abs(rebound / fastest - 0.6) <= 0.1, "\(rebound) of \(fastest)")
    #expect(peaks.count >= 2, "\(peaks)")
    for (higher, lower) in zip(peaks, peaks.dropFirst()) { #expect(lower < higher, "\(peaks)") }
  }

  @Test("check 4: white swings into the center of the field without rotating")
  func floats() throws {
    let bench = try PlaygroundBench("d. A spring field")
    let white = bench.item("White square")
    var crossings = 0
    var isAbove = true
    var turned = false
    bench.run(4) {
      if (white.center.y < 350) != isAbove {
        crossings += 1
        isAbove.toggle()
      }
      if white.transform != .identity { turned = true }
    }
    #expect(distance(white.center, CGPoint(x: 150, y: 350)) <= 1, "\(white.center)")
    #expect(crossings >= 1 && !turned)
  }

  /// Plays the card with the push for two seconds, on a host whose frames also advance the display link.
  private func pushed() throws -> (change: CGFloat, top: CGFloat, end: CGPoint) {
    let card = try #require(PlaygroundSection.card(named: "e. A push"))
    let controller = PlaygroundViewController(card)
    let host = HeadlessHost(size: CGSize(width: 390, height: 780), scale: 2) { controller }
    let finger = TestFinger(on: host)
    let scene = try #require(controller.scene)
    let white = scene.items[0]
    let probe = UIDynamicItemBehavior(items: [white])
    scene.animator.addBehavior(probe)
    finger.wait(1.9)
    #expect(distance(white.center, CGPoint(x: 150, y: 350)) <= 1)
    var change: CGFloat = 0
    var top: CGFloat = 1000
    for _ in 0..<300 {
      finger.wait(1.0 / 60)
      change = max(change, -probe.linearVelocity(for: white).y)
      top = min(top, white.center.y)
    }
    return (change, top, white.center)
  }

  @Test("check 5: the published push throws white less than 300 points, and it returns")
  func publishedPush() throws {
    // In the first frame of 1/60 s, the resistance and the field reduce the speed of 3000 pt/s by a sixth.
    let result = try pushed()
    #expect(result.change > 2400 && result.change <= 3000, "\(result.change)")
    #expect(350 - result.top > 50 && 350 - result.top < 300, "\(result.top)")
    #expect(distance(result.end, CGPoint(x: 150, y: 350)) <= 1, "\(result.end)")
  }

  @Test("check 5: the push changes the velocity by 3000 pt/s")
  func pushIsExact() throws {
    let bench = try PlaygroundBench("e. A push")
    bench.watch()
    bench.run(4)
    bench.set("Push again", 1)
    bench.scene.animator.step(by: 0)
    let before = bench.velocity(bench.item("White square")).y
    #expect(before == 0 || abs(before + 3000) < 1, "\(before)")
    bench.scene.animator.step(by: 1.0 / 240)
    // After one step of 1/240 s with a resistance of 10, the speed is 3000 exp(-10/240) = 2877.5 pt/s. The field
    // reduces it by at most 0.1.
    #expect(abs(bench.velocity(bench.item("White square")).y + 2877.5) < 10)
  }

  @Test("check 6: the push of the draft throws white against the top, and it returns too")
  func draftPush() throws {
    let bench = try PlaygroundBench("e. A push")
    bench.run(3)
    // The white square moves 75 points per step of 1/240 s, so only the delegate detects its touch.
    let witness = WallWitness()
    for case let collision as UICollisionBehavior in bench.scene.animator.behaviors {
      collision.collisionDelegate = witness
    }
    bench.set("Edition", 1)
    bench.set("Push again", 1)
    let white = bench.item("White square")
    var isInside = true
    bench.run(4) { isInside = isInside && bench.scene.canvas.bounds.insetBy(dx: 49, dy: 49).contains(white.center) }
    let top = try #require(witness.touches.first { $0.item === white })
    #expect(abs(top.place.y) <= 1, "\(top.place)")
    #expect(isInside)
    #expect(distance(white.center, CGPoint(x: 150, y: 350)) <= 1, "\(white.center)")
  }

  @Test("step f: orange ends 300 points below its point, plus the sag of its spring")
  func hangs() throws {
    let bench = try PlaygroundBench("f. On a line")
    bench.run(10)
    let orange = bench.item("Orange square")
    // A spring of 2 Hz sags by 1000 / (4 pi)² = 6.33 points under gravity.
    #expect(distance(orange.center, CGPoint(x: 300, y: 406.33)) < 1, "\(orange.center)")
  }
}

/// Records which items touched a boundary, and where.
private final class WallWitness: NSObject, UICollisionBehaviorDelegate {
  var touches: [(item: any UIDynamicItem, place: CGPoint)] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint
  ) {
    touches.append((item, p))
  }
}
