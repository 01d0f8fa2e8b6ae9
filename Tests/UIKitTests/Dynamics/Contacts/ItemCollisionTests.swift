// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests contacts between items, and the shapes of items.
@MainActor @Suite(.oneApplication) struct ItemCollisionTests {
  let animator = UIDynamicAnimator()

  func configure(_ items: [any UIDynamicItem], _ change: (UIDynamicItemBehavior) -> Void) -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: items)
    change(properties)
    animator.addBehavior(properties)
    return properties
  }

  @Test(
    "C4, C5, C6: head-on impacts follow masses and elasticities",
    arguments: [(1.0, 1.0, 0.0, 300.0), (4, 1, -180, 120), (1, 0, 150, 150)])
  func headOn(mass: Double, elasticity: Double, first: Double, second: Double) {
    let left = ShapedItem(x: 0, y: 0)
    let right = ShapedItem(x: 150, y: 0)
    let both = configure([left, right]) { $0.elasticity = CGFloat(elasticity) }
    _ = configure([right]) { $0.density = CGFloat(mass) }
    animator.addBehavior(UICollisionBehavior(items: [left, right]))
    both.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(abs(Double(both.linearVelocity(for: left).x) - first) < 1)
    #expect(abs(Double(both.linearVelocity(for: right).x) - second) < 1)
  }

  @Test(
    "C19: the mode determines what items collide with",
    arguments: [
      (UICollisionBehavior.Mode.items.rawValue, true, false), (2, false, true), (UInt.max, true, true),
      (0, false, false),
    ])
  func modes(mode: UInt, items: Bool, boundaries: Bool) {
    let left = TestItem(x: 0)
    let right = TestItem(x: 200)
    let falling = TestItem(x: 1000)
    let collision = UICollisionBehavior(items: [left, right, falling])
    collision.collisionMode = UICollisionBehavior.Mode(rawValue: mode)
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: 800, y: 200), to: CGPoint(x: 1200, y: 200))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [falling]))
    let properties = configure([left, right]) { _ in }
    properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    for _ in 0..<90 { animator.step(by: 1.0 / 60) }
    #expect((right.center.x > 201) == items)
    #expect((falling.center.y < 151) == boundaries)
  }

  @Test("Modes can change while the animator runs")
  func changingModes() {
    let item = TestItem(x: 0, y: 0)
    let other = TestItem(x: 0, y: 90)
    let collision = UICollisionBehavior(items: [item, other])
    collision.collisionMode = []
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -500, y: 200), to: CGPoint(x: 500, y: 200))
    animator.addBehavior(collision)
    let witness = ContactWitness()
    collision.collisionDelegate = witness
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning && witness.log.isEmpty)
    collision.collisionMode = .everything
    #expect(animator.isRunning)
    for _ in 0..<90 { animator.step(by: 1.0 / 60) }
    #expect(other.center.y - item.center.y > 99 && witness.log.contains("began items"))
    collision.collisionMode = .items
    animator.addBehavior(UIGravityBehavior(items: [item, other]))
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(other.center.y > 400)
  }

  @Test("The delegate is notified of each pair once, in item order, with a point between the items")
  func pairs() {
    let lower = TestItem(x: 0, y: 100)
    let upper = TestItem(x: 10, y: -50)
    _ = configure([lower]) { $0.isAnchored = true }
    _ = configure([upper]) { $0.elasticity = 0 }
    let collision = UICollisionBehavior(items: [upper, lower])
    let reversed = UICollisionBehavior(items: [lower, upper])
    let bystander = UICollisionBehavior(items: [upper])
    let witnesses = [ContactWitness(), ContactWitness(), ContactWitness()]
    for (index, behavior) in [collision, reversed, bystander].enumerated() {
      behavior.collisionDelegate = witnesses[index]
      animator.addBehavior(behavior)
    }
    animator.addBehavior(UIGravityBehavior(items: [upper]))
    for _ in 0..<240 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(witnesses[0].log == ["began items"] && witnesses[1].log == ["began items"] && witnesses[2].log.isEmpty)
    #expect(witnesses[0].pairs[0].0 === upper && witnesses[0].pairs[0].1 === lower)
    #expect(witnesses[1].pairs[0].0 === lower && witnesses[1].pairs[0].1 === upper)
    #expect(abs(witnesses[0].points[0].x - 5) < 1 && abs(witnesses[0].points[0].y - 50) < 1)
    // An update without effect or a pause neither begins nor ends a contact.
    animator.updateItem(usingCurrentState: upper)
    for _ in 0..<120 { animator.step(by: 1.0 / 60) }
    #expect(witnesses[0].log == ["began items"])
    collision.removeItem(upper)
    animator.step(by: 0.1)
    // The contact ends and begins again only for the behavior that the item is removed from and added to.
    #expect(witnesses[0].log == ["began items", "ended items"] && witnesses[1].log == ["began items"])
    collision.addItem(upper)
    animator.step(by: 0.1)
    #expect(witnesses[0].log == ["began items", "ended items", "began items"] && witnesses[1].log == ["began items"])
    animator.removeBehavior(reversed)
    animator.step(by: 0.1)
    #expect(witnesses[1].log == ["began items", "ended items"] && upper.center.y < 1)
  }

  @Test(
    "Removing a still dynamic item from the behavior ends its contacts; removing it entirely reports nothing")
  func removal() {
    func run(keeping: Bool) -> [String] {
      let animator = UIDynamicAnimator()
      let lower = TestItem(x: 0, y: 100)
      let upper = TestItem(x: 0, y: 0)
      let properties = UIDynamicItemBehavior(items: [lower])
      properties.isAnchored = true
      animator.addBehavior(properties)
      let collision = UICollisionBehavior(items: [upper, lower])
      let witness = ContactWitness()
      collision.collisionDelegate = witness
      animator.addBehavior(collision)
      let gravity = UIGravityBehavior(items: [upper])
      animator.addBehavior(gravity)
      for _ in 0..<60 { animator.step(by: 1.0 / 60) }
      if !keeping { animator.removeBehavior(gravity) }
      collision.removeItem(upper)
      animator.step(by: 0.1)
      return witness.log
    }
    #expect(run(keeping: true) == ["began items", "ended items"])
    #expect(run(keeping: false) == ["began items"])
  }

  @Test("Attached items do not collide unless the animator enables it")
  func attached() {
    let left = TestItem(x: 0)
    let right = TestItem(x: 60)
    animator.addBehavior(UICollisionBehavior(items: [left, right]))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: left, offsetFromCenter: .zero, attachedTo: right, offsetFromCenter: .zero)
    rope.length = 300
    animator.addBehavior(rope)
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(right.center.x - left.center.x == 60 && !animator.attachedItemsCollide)
    animator.attachedItemsCollide = true
    #expect(animator.isRunning)
    for _ in 0..<120 { animator.step(by: 1.0 / 60) }
    #expect(right.center.x - left.center.x > 99)
  }

  @Test("C16: a disc rolls down a slope without slipping at two thirds of the acceleration")
  func rolling() {
    let slope = 0.3
    let turn = DeterministicMath.sincos(slope)
    let disc = ShapedItem(x: 50 * turn.sine, y: -50 * turn.cosine)
    let properties = configure([disc]) {
      $0.friction = 5
      $0.elasticity = 0
    }
    let collision = UICollisionBehavior(items: [disc])
    collision.addBoundary(
      withIdentifier: "ramp" as NSCopying, from: CGPoint(x: -100 * turn.cosine, y: -100 * turn.sine),
      to: CGPoint(x: 3000 * turn.cosine, y: 3000 * turn.sine))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [disc]))
    animator.step(by: 1)
    let velocity = properties.linearVelocity(for: disc)
    let speed = Double(velocity.x) * turn.cosine + Double(velocity.y) * turn.sine
    let expected = 2.0 / 3 * 1000 * turn.sine
    #expect(abs(speed - expected) < 0.02 * expected)
    #expect(abs(Double(properties.angularVelocity(for: disc)) * 50 - speed) < 0.02 * speed)
  }

  @Test("C17: a triangle moves the same in both windings; curved, concave and invalid paths are handled")
  func paths() {
    func run(_ corners: [(Double, Double)]) -> (CGPoint, CGAffineTransform) {
      let animator = UIDynamicAnimator()
      let item = ShapedItem(x: 0, y: 0, corners: corners)
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor" as NSCopying, from: CGPoint(x: -900, y: 200), to: CGPoint(x: 900, y: 230))
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      for _ in 0..<90 { animator.step(by: 1.0 / 60) }
      return (item.center, item.transform)
    }
    let triangle = [(0.0, -50.0), (50, 50), (-50, 50)]
    let first = run(triangle)
    let second = run(triangle.reversed())
    #expect(first.0 == second.0 && first.1 == second.1 && first.0.y > 100)
    func kinds(_ corners: [(Double, Double)]) -> [String] {
      Diagnostics.recording { _ = run(corners) }.map(\.kind)
    }
    #expect(kinds([(-50, -50), (0, 0), (50, -50), (0, 50)]) == ["concaveCollisionPath"])
    #expect(kinds([(-50, -50), (50, 50), (50, -50), (-50, 50)]) == ["unusableCollisionPath"])
    #expect(kinds([]) == ["emptyCollisionPath"])
    let round = ShapedItem(x: 0, y: 0)
    round.collisionBoundsType = .path
    round.collisionBoundingPath = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(
      Diagnostics.recording { animator.addBehavior(UICollisionBehavior(items: [round])) }.isEmpty)
  }

  @Test("C18: an anchored item is hit and stays")
  func anchored() {
    let wall = TestItem(x: 300)
    let item = TestItem()
    _ = configure([wall]) { $0.isAnchored = true }
    let properties = configure([item]) { $0.elasticity = 1 }
    animator.addBehavior(UICollisionBehavior(items: [wall, item]))
    properties.addLinearVelocity(CGPoint(x: 500, y: 0), for: item)
    animator.step(by: 1)
    #expect(abs(properties.linearVelocity(for: item).x + 500) < 1 && wall.center == CGPoint(x: 300, y: 0))
  }

  @Test("C12: a stack of ten boxes comes to rest in position")
  func stack() {
    let boxes = (0..<10).map { TestItem(x: 0, y: -50 - Double($0) * 100) }
    let collision = UICollisionBehavior(items: boxes)
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -500, y: 0), to: CGPoint(x: 500, y: 0))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    for _ in 0..<300 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(abs(boxes[9].center.x) < 2)
    for index in 1..<10 { #expect(boxes[index - 1].center.y - boxes[index].center.y > 99.5) }
  }

  @Test("Items can be removed and added while the delegate is notified")
  func mutation() {
    let lower = TestItem(x: 0, y: 100)
    let upper = TestItem(x: 0, y: -50)
    _ = configure([lower]) { $0.isAnchored = true }
    let collision = UICollisionBehavior(items: [upper, lower])
    let witness = ContactWitness()
    collision.collisionDelegate = witness
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [upper])
    animator.addBehavior(gravity)
    let third = TestItem(x: 400)
    witness.whenBegan = { [animator] in
      animator.removeBehavior(gravity)
      collision.removeItem(upper)
      collision.addItem(third)
      animator.addBehavior(UIGravityBehavior(items: [third]))
    }
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(witness.log == ["began items"])
    #expect(animator.items(in: CGRect(x: -50, y: -200, width: 100, height: 250)).isEmpty)
    #expect(third.center.y > 100)
  }

  @Test("An item that is released during a contact is not retained")
  func goingWhileTouching() {
    let floor = TestItem(y: 200)
    let properties = configure([floor]) { $0.isAnchored = true }
    let collision = UICollisionBehavior(items: [floor])
    animator.addBehavior(collision)
    weak var gone: TestItem?
    func fallAndGo() {
      let box = TestItem(y: 99)
      gone = box
      let gravity = UIGravityBehavior(items: [box])
      animator.addBehavior(gravity)
      collision.addItem(box)
      animator.step(by: 0.2)
      #expect(box.center.y > 99.5 && animator.isRunning)
      collision.removeItem(box)
      animator.removeBehavior(gravity)
    }
    fallAndGo()
    animator.step(by: 1.0 / 60)
    #expect(gone == nil && properties.items.count == 1)
  }
}
