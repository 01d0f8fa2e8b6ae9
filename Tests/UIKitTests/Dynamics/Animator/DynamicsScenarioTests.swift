// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests complete scenes of the acceptance table, which combine the same features as an application would.
@MainActor @Suite(.oneApplication) struct DynamicsScenarioTests {
  @Test("C7: Newton's cradle of attachments and collisions passes on the swing")
  func cradle() {
    let animator = UIDynamicAnimator()
    let turn = DeterministicMath.sincos(Double.pi / 6)
    let balls = (0..<5).map { index in
      ShapedItem(
        x: Double(index) * 100 - (index == 0 ? 300 * turn.sine : 0), y: index == 0 ? 300 * turn.cosine : 300)
    }
    let properties = UIDynamicItemBehavior(items: balls)
    properties.elasticity = 1
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: balls))
    animator.addBehavior(UICollisionBehavior(items: balls))
    for (index, ball) in balls.enumerated() {
      animator.addBehavior(
        UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: CGFloat(index) * 100, y: 0)))
    }
    var highest = 0.0
    for _ in 0..<150 {
      animator.step(by: 1.0 / 60)
      highest = max(highest, 300 - Double(balls[4].center.y))
      for index in 1..<4 { #expect(abs(balls[index].center.x - CGFloat(index) * 100) < 2) }
    }
    #expect(highest >= 0.95 * 300 * (1 - turn.cosine))
  }

  @Test("C8: friction 0.5 stops a slide of 500 pt/s after a second and 250 pt")
  func slide() {
    let animator = UIDynamicAnimator()
    let item = TestItem(x: 0, y: 50)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.friction = 0.5
    properties.elasticity = 0
    properties.allowsRotation = false
    properties.addLinearVelocity(CGPoint(x: 500, y: 0), for: item)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -900, y: 100), to: CGPoint(x: 900, y: 100))
    for behavior in [properties, collision, UIGravityBehavior(items: [item])] { animator.addBehavior(behavior) }
    animator.step(by: 0.9)
    #expect(properties.linearVelocity(for: item).x > 40)
    animator.step(by: 0.12)
    #expect(abs(properties.linearVelocity(for: item).x) < 5 && abs(item.center.x - 250) < 2.5)
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
  }

  @Test("C9: a slope holds an item with friction 0.5 below 26.565 degrees", arguments: [(25.0, true), (28, false)])
  func slope(degrees: Double, holds: Bool) {
    let animator = UIDynamicAnimator()
    let turn = DeterministicMath.sincos(degrees * Double.pi / 180)
    let item = TestItem(x: 50 * turn.sine, y: -50 * turn.cosine)
    item.transform = CGAffineTransform(rotationAngle: CGFloat(degrees * Double.pi / 180))
    let properties = UIDynamicItemBehavior(items: [item])
    properties.friction = 0.5
    properties.elasticity = 0
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "slope" as NSCopying, from: CGPoint(x: -900 * turn.cosine, y: -900 * turn.sine),
      to: CGPoint(x: 2000 * turn.cosine, y: 2000 * turn.sine))
    for behavior in [properties, collision, UIGravityBehavior(items: [item])] { animator.addBehavior(behavior) }
    for _ in 0..<90 { animator.step(by: 1.0 / 60) }
    let way = (Double(item.center.x) - 50 * turn.sine) / turn.cosine
    let expected = holds ? 0 : 0.5 * 1000 * (turn.sine - 0.5 * turn.cosine) * 2.25
    #expect(abs(way - expected) < (holds ? 0.5 : 0.05 * expected))
    #expect(animator.isRunning != holds)
  }

  @Test("C11: a light square pushed out of a spring field bounces off the wall and settles")
  func sticky() {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    reference.addSubview(square)
    let animator = UIDynamicAnimator(referenceView: reference)
    let properties = UIDynamicItemBehavior(items: [square])
    properties.density = 0.01
    properties.resistance = 10
    properties.allowsRotation = false
    animator.addBehavior(properties)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let witness = ContactWitness()
    collision.collisionDelegate = witness
    animator.addBehavior(collision)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 150, y: 350)
    field.region = UIRegion(size: CGSize(width: 500, height: 500))
    field.addItem(square)
    animator.addBehavior(field)
    func settle() {
      var left = 600
      while animator.isRunning, left > 0 {
        animator.step(by: 1.0 / 60)
        left -= 1
        #expect(square.center.x >= 49.9 && square.center.x <= 550.1)
        #expect(square.center.y >= 49.9 && square.center.y <= 550.1)
      }
      #expect(!animator.isRunning)
      #expect(abs(square.center.x - 150) < 0.5 && abs(square.center.y - 350) < 0.5)
    }
    settle()
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -10.5)
    animator.addBehavior(push)
    settle()
    #expect(witness.log.first == "began bounds" && witness.log.last == "ended bounds" && !push.active)
  }

  @Test("C20: twenty elastic circles keep their momentum")
  func momentum() {
    let animator = UIDynamicAnimator()
    let circles = (0..<20).map { ShapedItem(x: Double($0 % 5) * 130, y: Double($0 / 5) * 130) }
    let properties = UIDynamicItemBehavior(items: circles)
    properties.elasticity = 1
    properties.friction = 0
    animator.addBehavior(UICollisionBehavior(items: circles))
    for (index, circle) in circles.enumerated() {
      let turn = DeterministicMath.sincos(Double(index) * 2.4)
      properties.addLinearVelocity(CGPoint(x: 400 * turn.cosine, y: 400 * turn.sine), for: circle)
    }
    animator.addBehavior(properties)
    func momentum() -> (x: Double, y: Double, energy: Double) {
      var sum = (x: 0.0, y: 0.0, energy: 0.0)
      for circle in circles {
        let velocity = properties.linearVelocity(for: circle)
        let x = Double(velocity.x)
        let y = Double(velocity.y)
        sum = (sum.x + x, sum.y + y, sum.energy + x * x + y * y)
      }
      return sum
    }
    let first = momentum()
    for _ in 0..<120 { animator.step(by: 1.0 / 60) }
    let last = momentum()
    #expect(abs(last.x - first.x) < 1e-6 && abs(last.y - first.y) < 1e-6)
    #expect(abs(last.energy - first.energy) < 1e-3 * first.energy)
  }

  @Test(
    "L13, S2: a scene with everything gives identical bits at any frame rate, and with jittering ticks",
    arguments: [24.0, 30, 75, 90, 120, 144, 240])
  func rates(rate: Double) {
    func run(_ rate: Double, jitter: Double = 0) -> UInt64 {
      UIApplication.shared.reset()
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
      let views = (0..<8).map { UIView(frame: CGRect(x: $0 * 70, y: ($0 % 3) * 80, width: 50, height: 50)) }
      for view in views { reference.addSubview(view) }
      let animator = UIDynamicAnimator(referenceView: reference)
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      let field = UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 1)
      for view in views { field.addItem(view) }
      let push = UIPushBehavior(items: [views[0]], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 2, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: views[0])
      for behavior in [
        UIGravityBehavior(items: views), collision, field, push,
        UIAttachmentBehavior(item: views[1], attachedTo: views[2]),
        UISnapBehavior(item: views[3], snapTo: CGPoint(x: 300, y: 200)),
        UIAttachmentBehavior.pinAttachment(
          with: views[4], attachedTo: views[5], attachmentAnchor: CGPoint(x: 340, y: 100)),
      ] { animator.addBehavior(behavior) }
      let frames = Int(rate * 2)
      for frame in 0...frames {
        let shake = frame > 0 && frame < frames && frame % 3 == 1 ? jitter : 0
        UIApplication.shared.tick(timestamp: Double(frame) / rate + shake)
      }
      return animator.stateHash
    }
    let reference = run(60)
    #expect(run(rate) == reference)
    #expect(run(60, jitter: 0.001) == reference)
  }
}
