// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@MainActor @Suite(.oneApplication) struct UIPushBehaviorTests {
  let animator = UIDynamicAnimator()

  @Test("K6, K7: a continuous push accelerates an item", arguments: [(100.0, 1.0, 100.0), (200, 1, 25), (100, 2, 50)])
  func continuous(side: Double, density: Double, speed: Double) {
    let item = TestItem(width: side, height: side)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.density = CGFloat(density)
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.step(by: 1)
    #expect(isNear(properties.linearVelocity(for: item).x, speed))
    #expect(isNear(item.center.x, speed / 2))
    push.active = false
    animator.step(by: 1)
    #expect(isNear(item.center.x, speed * 1.5))
  }

  @Test("K8, K9: an instantaneous push fires once, and again when reactivated")
  func instantaneous() {
    let item = TestItem()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 3)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.step(by: 0)
    #expect(isNear(properties.linearVelocity(for: item).y, 300))
    #expect(!push.active)
    animator.step(by: 1)
    #expect(isNear(properties.linearVelocity(for: item).y, 300))
    #expect(isNear(item.center.y, 300))
    push.active = true
    push.active = true
    animator.step(by: 0)
    #expect(isNear(properties.linearVelocity(for: item).y, 600))
    let late = TestItem()
    push.addItem(late)
    animator.step(by: 0.5)
    #expect(late.center.y == 0)
  }

  @Test("K10, K11: an off-center impulse rotates the item", arguments: [(-50.0, 3.0), (50, -3)])
  func offset(offset: Double, spin: Double) {
    let item = TestItem()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: CGFloat(offset)), for: item)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    animator.addBehavior(push)
    animator.step(by: 0)
    #expect(isNear(properties.linearVelocity(for: item).x, 100))
    #expect(isNear(properties.angularVelocity(for: item), spin))
    #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 0, vertical: CGFloat(offset)))
    animator.step(by: 0.5)
    let turn = CGAffineTransform(rotationAngle: CGFloat(spin / 2))
    #expect(isNear(item.transform.a, Double(turn.a)) && isNear(item.transform.b, Double(turn.b)))
  }

  @Test("A density set in the same tick applies to an impulse")
  func densityFirst() {
    let item = TestItem()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.density = 4
    animator.addBehavior(properties)
    animator.step(by: 0)
    #expect(isNear(properties.linearVelocity(for: item).x, 25))
  }

  @Test("A continuous push that is reversed pushes in the other direction at once")
  func reversedPush() {
    let item = TestItem()
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.step(by: 1)
    push.pushDirection = CGVector(dx: -1, dy: 0)
    animator.step(by: 1)
    #expect(isNear(properties.linearVelocity(for: item).x, 0))
  }
}
