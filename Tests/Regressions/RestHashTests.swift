// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// The hash of an animator at rest depended on the frame rate.
///
/// The hash included the number of steps. Steps continue to the end of the frame in which the last body falls asleep,
/// so up to nine more steps ran at 24 Hz than at 240 Hz. The positions were bit-identical. The hash no longer includes
/// time.
@MainActor @Suite(.oneApplication) struct RestHashTests {
  /// Drops boxes, circles and ellipses into a frame and waits until all of them sleep. Returns the final hash and
  /// centers.
  private static func run(rate: Double, stages: Int) -> (hash: UInt64, centers: [CGPoint]) {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let animator = UIDynamicAnimator(referenceView: reference)
    let views = (0..<6).map { index in
      let frame = CGRect(
        x: Double(20 + 40 * index), y: Double(30 + 20 * index), width: 30, height: index % 3 == 2 ? 20 : 30)
      let view = index % 3 == 0 ? UIView(frame: frame) : Ball(frame: frame)
      reference.addSubview(view)
      return view
    }
    let gravity = UIGravityBehavior(items: views)
    let collision = UICollisionBehavior(items: views)
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: views)
    item.resistance = 1
    item.angularResistance = 1
    for behavior in [gravity, collision, item] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
    for stage in 0..<stages {
      // Each stage starts when the previous one has come to rest, as if started by `dynamicAnimatorDidPause`.
      gravity.angle = CGFloat(stage) * 1.25
      item.addLinearVelocity(CGPoint(x: 200, y: -100), for: views[0])
      var frames = 0
      while animator.isRunning, frames < Int(60 * rate) {
        animator.step(by: 1 / rate)
        frames += 1
      }
      #expect(!animator.isRunning, "at \(rate) Hz stage \(stage) does not rest")
    }
    return (animator.stateHash, views.map(\.center))
  }

  @Test(
    "The hash and positions at rest do not depend on the frame rate", arguments: [60, 120, 240] as [Double], [1, 3])
  func sameAtRest(rate: Double, stages: Int) {
    let slow = RestHashTests.run(rate: 24, stages: stages)
    let other = RestHashTests.run(rate: rate, stages: stages)
    #expect(slow.hash == other.hash)
    #expect(slow.centers == other.centers)
  }

  @Test("A world at rest keeps its hash")
  func hashStays() {
    let animator = UIDynamicAnimator()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 100))
    animator.addBehavior(snap)
    for _ in 0..<600 where animator.isRunning { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    let hash = animator.stateHash
    animator.step(by: 0.05)
    #expect(animator.stateHash == hash)
    animator.world.advance(steps: 7)
    #expect(animator.stateHash == hash)
  }
}
