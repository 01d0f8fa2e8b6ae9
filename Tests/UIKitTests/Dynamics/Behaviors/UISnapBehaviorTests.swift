// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests the P rows of the acceptance table, which cover snap behaviors.
@MainActor @Suite(.oneApplication) struct UISnapBehaviorTests {
  let animator = UIDynamicAnimator()

  func angle(of item: TestItem) -> Double {
    DeterministicMath.atan2(Double(item.transform.b), Double(item.transform.a))
  }

  @Test(
    "P1, P2: the item overshoots according to its damping, and ends exactly at the point",
    arguments: [(0.5, 0.575), (1, 1), (0, 0.15), (7, 1), (-1, 0.15)])
  func overshoot(damping: Double, ratio: Double) {
    let item = TestItem(x: 300, y: 40)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 0, y: 40))
    #expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 0, y: 40))
    snap.damping = CGFloat(damping)
    animator.addBehavior(snap)
    var lowest = 0.0
    var near = 0.0
    while animator.isRunning, animator.elapsedTime < 8 {
      animator.step(by: 1.0 / 240)
      lowest = min(lowest, Double(item.center.x))
      if abs(item.center.x) > 0.5 { near = animator.elapsedTime }
      #expect(item.center.y == 40 && item.transform == .identity)
    }
    let expected =
      ratio < 1
      ? 300 * DeterministicMath.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
    #expect(abs(-lowest - expected) < 0.1)
    if damping == 0.5 { #expect(near < 0.75 && abs(-lowest / 300 - 0.11) < 0.001) }
    #expect(!animator.isRunning && item.center == CGPoint(x: 0, y: 40))
  }

  @Test("P1: the path follows the damped oscillation at 2.5 Hz, for any mass", arguments: [0.01, 1, 50])
  func path(density: Double) {
    let item = TestItem(x: 300)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.density = CGFloat(density)
    animator.addBehavior(properties)
    animator.addBehavior(UISnapBehavior(item: item, snapTo: .zero))
    let omega = 2 * Double.pi * 2.5
    let rate = omega * (1 - 0.575 * 0.575).squareRoot()
    for step in 1...60 {
      animator.step(by: 1.0 / 240)
      let time = Double(step) / 240
      let turn = DeterministicMath.sincos(rate * time)
      let expected =
        300 * DeterministicMath.exp(-0.575 * omega * time) * (turn.cosine + 0.575 * omega / rate * turn.sine)
      #expect(abs(Double(item.center.x) - expected) < 1e-6)
    }
  }

  @Test("P3: a rotated item returns upright at the square root of three times the speed")
  func rotationReturns() {
    let item = TestItem(x: 50, y: 0, width: 200, height: 60)
    item.transform = CGAffineTransform(rotationAngle: 0.2)
    animator.addBehavior(UISnapBehavior(item: item, snapTo: .zero))
    let omega = 27.207
    let ratio = 0.996
    let rate = omega * (1 - ratio * ratio).squareRoot()
    for step in 1...40 {
      animator.step(by: 1.0 / 240)
      let time = Double(step) / 240
      let turn = DeterministicMath.sincos(rate * time)
      let expected =
        0.2 * DeterministicMath.exp(-ratio * omega * time) * (turn.cosine + ratio * omega / rate * turn.sine)
      // The expected angle can be off by 1/150, because the behavior uses the sine of the angle instead of the angle
      // itself.
      #expect(abs(angle(of: item) - expected) < 0.002)
    }
    for _ in 0..<240 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning && item.transform == .identity && item.center == .zero)
  }

  @Test("P4: another snapPoint wakes the item; removal releases it; without rotation it only moves")
  func changes() {
    let item = TestItem(x: 10)
    item.transform = CGAffineTransform(rotationAngle: 1)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    animator.addBehavior(properties)
    let snap = UISnapBehavior(item: item, snapTo: .zero)
    animator.addBehavior(snap)
    for _ in 0..<240 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning && item.center == .zero && abs(angle(of: item) - 1) < 1e-12)
    snap.snapPoint = CGPoint(x: 0, y: 500)
    #expect(animator.isRunning)
    for _ in 0..<240 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning && item.center == CGPoint(x: 0, y: 500))
    snap.snapPoint = .zero
    animator.step(by: 0.1)
    animator.removeBehavior(snap)
    let velocity = properties.linearVelocity(for: item)
    animator.step(by: 0.1)
    #expect(velocity.y < -100 && properties.linearVelocity(for: item) == velocity)
  }

  @Test("An anchored item stays; an item stopped by a wall rests there")
  func obstacles() {
    let anchored = TestItem(x: 200)
    let item = TestItem(x: 0, y: 300)
    let properties = UIDynamicItemBehavior(items: [anchored])
    properties.isAnchored = true
    animator.addBehavior(properties)
    animator.addBehavior(UISnapBehavior(item: anchored, snapTo: .zero))
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 400, y: 300)))
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "wall" as NSCopying, from: CGPoint(x: 200, y: 0), to: CGPoint(x: 200, y: 600))
    animator.addBehavior(collision)
    for _ in 0..<600 { animator.step(by: 1.0 / 60) }
    #expect(anchored.center.x == 200)
    #expect(!animator.isRunning && abs(item.center.x - 150) < 0.5)
  }

  @Test("Non-finite values are rejected")
  func misuse() {
    let item = TestItem(x: 7)
    let faults = Diagnostics.recording {
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: CGFloat.nan, y: 0))
      #expect(snap.snapPoint == CGPoint(x: 7, y: 0))
      snap.damping = .nan
      snap.snapPoint = CGPoint(x: 0, y: CGFloat.infinity)
      #expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 7, y: 0))
    }
    #expect(faults.map(\.kind) == Array(repeating: "nonFiniteValue", count: 3))
  }

  @Test("A damping outside its range is clamped", arguments: [(7.0, 1.0), (-1, 0)])
  func limits(damping: Double, limit: Double) {
    func path(_ damping: Double) -> [CGPoint] {
      let animator = UIDynamicAnimator()
      let item = TestItem(x: 300, y: 40)
      let snap = UISnapBehavior(item: item, snapTo: .zero)
      snap.damping = CGFloat(damping)
      animator.addBehavior(snap)
      return (0..<30).map { _ in
        animator.step(by: 1.0 / 60)
        return item.center
      }
    }
    #expect(path(damping) == path(limit))
  }
}
