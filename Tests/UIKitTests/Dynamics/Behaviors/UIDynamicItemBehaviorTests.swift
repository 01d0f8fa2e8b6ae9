// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.oneApplication) struct UIDynamicItemBehaviorTests {
  let animator = UIDynamicAnimator()
  let item = TestItem()

  @Test("K12, K13: resistance limits the distance", arguments: [(1.0, 632.120559), (10.0, 99.99546)])
  func resistance(rate: Double, way: Double) {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = CGFloat(rate)
    properties.addLinearVelocity(CGPoint(x: 1000, y: 0), for: item)
    animator.addBehavior(properties)
    animator.step(by: 1)
    #expect(isNear(item.center.x, way))
  }

  @Test("K14: gravity 1 against resistance 2")
  func terminal() {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 2
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(properties)
    animator.step(by: 1)
    #expect(isNear(properties.linearVelocity(for: item).y, 432.332358))
    #expect(isNear(item.center.y, 283.833821))
  }

  @Test("K15: angular resistance 0.5")
  func angular() {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.angularResistance = 0.5
    properties.addAngularVelocity(4, for: item)
    #expect(properties.angularVelocity(for: item) == 4)
    animator.addBehavior(properties)
    animator.step(by: 1)
    #expect(isNear(properties.angularVelocity(for: item), 2.426123))
  }

  @Test("K16: velocities added before association apply once")
  func pending() {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    #expect(properties.linearVelocity(for: item).x == 200)
    animator.addBehavior(properties)
    #expect(properties.linearVelocity(for: item).x == 200)
    animator.removeBehavior(properties)
    animator.addBehavior(properties)
    #expect(properties.linearVelocity(for: item).x == 0)
  }

  @Test("K17: the last property assigned in the hierarchy wins")
  func resolution() {
    let floor = TestItem(x: 0, y: 0)
    func elasticity() -> Double {
      animator.parts.effects.applyProperties()
      return animator.state(of: item)?.properties.material.elasticity ?? -1
    }
    let first = UIDynamicItemBehavior(items: [item, floor])
    first.elasticity = 0.5
    let second = UIDynamicItemBehavior(items: [item])
    second.elasticity = 0.3
    animator.addBehavior(first)
    animator.addBehavior(second)
    #expect(elasticity() == 0.3)
    animator.removeBehavior(second)
    #expect(elasticity() == 0.5)
    animator.addBehavior(second)
    let child = UIDynamicItemBehavior(items: [item])
    child.elasticity = 0.9
    first.addChildBehavior(child)
    #expect(elasticity() == 0.3)
    animator.removeBehavior(second)
    #expect(elasticity() == 0.9)
    animator.removeBehavior(first)
    let other = UIDynamicItemBehavior(items: [item])
    other.friction = 0.7
    animator.addBehavior(other)
    #expect(elasticity() == 0.2)
    other.elasticity = 0
    #expect(elasticity() == 0)
  }

  @Test("Getters of a new behavior return the documented defaults")
  func defaults() {
    let fresh = UIDynamicItemBehavior()
    #expect(fresh.elasticity == 0 && fresh.friction == 0 && fresh.density == 1)
    #expect(fresh.resistance == 0 && fresh.angularResistance == 0 && fresh.charge == 0)
    #expect(!fresh.isAnchored && fresh.allowsRotation)
  }

  @Test("An anchored item stays, and updateItem moves it")
  func anchored() {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.isAnchored = true
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(properties)
    animator.step(by: 1)
    #expect(item.center == CGPoint(x: 0, y: 0))
    #expect(!animator.isRunning)
    properties.isAnchored = false
    animator.step(by: 0.5)
    #expect(isNear(item.center.y, 125))
  }

  @Test("An unknown item and a non-finite value are faults")
  func faults() {
    let properties = UIDynamicItemBehavior(items: [item])
    let stranger = TestItem()
    let faults = Diagnostics.recording {
      properties.addLinearVelocity(CGPoint(x: 1, y: 0), for: stranger)
      properties.addAngularVelocity(1, for: stranger)
      properties.elasticity = .nan
      properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: item)
    }
    #expect(faults.map(\.kind) == ["unknownItem", "unknownItem", "nonFiniteValue", "nonFiniteValue"])
    #expect(properties.linearVelocity(for: stranger) == CGPoint(x: 0, y: 0))
  }
}
