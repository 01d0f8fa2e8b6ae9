// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@MainActor @Suite(.oneApplication) struct UIGravityBehaviorTests {
  let animator = UIDynamicAnimator()

  @Test("K1: gravity 1 for 0.5 s falls 125 pt at 500 pt/s")
  func freeFall() {
    let item = TestItem()
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(properties)
    animator.step(by: 0.5)
    #expect(isNear(item.center.y, 125))
    #expect(isNear(properties.linearVelocity(for: item).y, 500))
    #expect(item.center.x == 0)
  }

  @Test("K2: items of any size fall equally")
  func anyMass() {
    let small = TestItem(width: 10, height: 10)
    let wide = TestItem(width: 400, height: 50)
    animator.addBehavior(UIGravityBehavior(items: [small, wide]))
    animator.step(by: 1)
    #expect(isNear(small.center.y, 500) && isNear(wide.center.y, 500))
  }

  @Test("K3: angle 0, magnitude 0.3 moves 150 pt to the right in a second")
  func sideways() {
    let item = TestItem()
    let gravity = UIGravityBehavior(items: [item])
    gravity.setAngle(0, magnitude: 0.3)
    animator.addBehavior(gravity)
    animator.step(by: 1)
    #expect(isNear(item.center.x, 150))
  }

  @Test("K4: magnitude 0 keeps the angle")
  func keepsAngle() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(isNear(gravity.angle, Double.pi / 2) && gravity.magnitude == 1)
    gravity.magnitude = 0
    gravity.magnitude = 1
    #expect(isNear(gravity.angle, Double.pi / 2))
    #expect(isNear(gravity.gravityDirection.dy, 1) && abs(gravity.gravityDirection.dx) < 1e-15)
  }

  @Test("A negative magnitude reverses the direction and reads as positive")
  func negative() {
    let gravity = UIGravityBehavior(items: [])
    gravity.magnitude = -2
    #expect(isNear(gravity.magnitude, 2))
    #expect(isNear(gravity.gravityDirection.dy, -2))
  }

  @Test("After a restore, the current gravity acts, not that of the snapshot")
  func restored() {
    let item = TestItem()
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.step(by: 0.5)
    let snapshot = animator.snapshot()
    gravity.magnitude = 3
    animator.step(by: 0.5)
    animator.restore(snapshot)
    #expect(isNear(item.center.y, 125))
    animator.step(by: 0.5)
    #expect(isNear(item.center.y, 125 + 250 + 375))
  }

  @Test("Changing the gravity of one item wakes no other item")
  func wakesNobody() {
    let falling = TestItem()
    let gravity = UIGravityBehavior(items: [falling])
    animator.addBehavior(gravity)
    animator.addBehavior(UIDynamicItemBehavior(items: [TestItem()]))
    #expect(animator.whyRunning().count == 2)
    animator.step(by: 0.5)
    #expect(animator.whyRunning().map { $0.item === falling } == [true])
    gravity.magnitude = 3
    animator.step(by: 1.0 / 60)
    #expect(animator.whyRunning().map { $0.item === falling } == [true])
  }

  @Test("K5: two gravities add up")
  func add() {
    let item = TestItem()
    let first = UIGravityBehavior(items: [item])
    let second = UIGravityBehavior(items: [item])
    second.gravityDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(first)
    animator.addBehavior(second)
    animator.step(by: 1)
    #expect(isNear(item.center.x, 500) && isNear(item.center.y, 500))
    // After the behavior is removed, the item is no longer accelerated but keeps its velocity.
    animator.removeBehavior(first)
    animator.step(by: 1)
    #expect(isNear(item.center.y, 1500))
  }

  @Test("Non-finite values are rejected", arguments: [CGFloat.nan, .infinity])
  func refused(bad: CGFloat) {
    let gravity = UIGravityBehavior(items: [])
    let faults = Diagnostics.recording {
      gravity.magnitude = bad
      gravity.angle = bad
      gravity.gravityDirection = CGVector(dx: bad, dy: 0)
    }
    #expect(faults.count == 3)
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
  }
}
