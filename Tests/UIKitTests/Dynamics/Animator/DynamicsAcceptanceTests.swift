// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Uses an animator to test those values of the acceptance table that the suites for single behaviors do not cover.
@MainActor @Suite(.oneApplication) struct DynamicsAcceptanceTests {
  let animator = UIDynamicAnimator()

  /// One row of the spring table: the time at which the item first passes the anchor, and the position and time of the
  /// first extremum.
  struct Swing: Sendable {
    let frequency: CGFloat
    let damping: CGFloat
    let zero: Double?
    let extremum: (place: Double, time: Double)?
  }

  static let swings = [
    Swing(frequency: 1, damping: 0.8, zero: 0.662639, extremum: (-1.51646, 0.833333)),
    Swing(frequency: 0.8, damping: 0.5, zero: 0.481125, extremum: (-16.30335, 0.721688)),
    Swing(frequency: 2, damping: 0.2, zero: 0.143932, extremum: (-52.66206, 0.255155)),
    Swing(frequency: 1, damping: 0, zero: 0.25, extremum: (-100, 0.5)),
    Swing(frequency: 1, damping: 1, zero: nil, extremum: nil),
    Swing(frequency: 1, damping: 2, zero: nil, extremum: nil),
  ]

  @Test("Table 18.2: first zero and first extremum, of items of any size (S1)", arguments: 0..<6, [10.0, 100, 300])
  func swing(row: Int, size: Double) {
    let swing = DynamicsAcceptanceTests.swings[row]
    let item = TestItem(x: 100, width: size, height: size / 2)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    animator.addBehavior(makeSpring(item, to: .zero, frequency: swing.frequency, damping: swing.damping))
    var zero: Double?
    var extremum: (place: Double, time: Double)?
    var last = (place: 100.0, speed: 0.0)
    for step in 1...480 where animator.isRunning {
      animator.step(by: 1.0 / 240)
      let place = Double(item.center.x)
      let speed = Double(properties.linearVelocity(for: item).x)
      if zero == nil, place < 0 { zero = (Double(step) - place / (place - last.place)) / 240 }
      if extremum == nil, last.speed < 0, speed >= 0, animator.isRunning {
        extremum = (min(place, last.place), (Double(step) - speed / (speed - last.speed)) / 240)
      }
      last = (place, speed)
    }
    guard let expectedZero = swing.zero, let expected = swing.extremum else {
      #expect(zero == nil && extremum == nil)
      return
    }
    #expect(abs((zero ?? 0) - expectedZero) < 2e-5)
    #expect(abs((extremum?.place ?? 0) - expected.place) < 0.02 && abs((extremum?.time ?? 0) - expected.time) < 1e-4)
  }

  @Test("S3: an oscillation of 30 Hz with damping 0.1 decays according to the formula")
  func stiff() {
    let item = TestItem(x: 100)
    animator.addBehavior(makeSpring(item, to: .zero, frequency: 30, damping: 0.1))
    let omega = 60 * Double.pi
    let rate = omega * (1 - 0.01).squareRoot()
    for step in 1...60 {
      animator.step(by: 1.0 / 240)
      let time = Double(step) / 240
      let turn = DeterministicMath.sincos(rate * time)
      let expected =
        100 * DeterministicMath.exp(-0.1 * omega * time) * (turn.cosine + 0.1 / 0.99.squareRoot() * turn.sine)
      guard animator.isRunning else { break }
      #expect(abs(Double(item.center.x) - expected) < 1e-6)
    }
  }

  @Test(
    "R1, R2: small swings of 100, 250 and 1,000 pt, and of 45 degrees",
    arguments: [(100.0, 1.0, 1.986918), (250, 1, 3.141593), (1000, 1, 6.283185), (250, 45, 3.267173)])
  func pendulum(length: Double, degrees: Double, period: Double) {
    let turn = DeterministicMath.sincos(degrees * Double.pi / 180)
    let item = TestItem(x: -length * turn.sine, y: length * turn.cosine)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: .zero))
    var crossings: [Double] = []
    var last = Double(item.center.x)
    for step in 1...4800 where crossings.count < 3 {
      animator.step(by: 1.0 / 240)
      let x = Double(item.center.x)
      if last < 0, x >= 0 { crossings.append((Double(step) - x / (x - last)) / 240) }
      last = x
    }
    #expect(crossings.count == 3)
    #expect(abs((crossings[2] - crossings[0]) / 2 - period) < 2e-4 * max(1, period / 3))
  }

  @Test("R3: the energy of a pendulum of 30 degrees drifts by less than 0.1 % in a minute")
  func energy() {
    let turn = DeterministicMath.sincos(Double.pi / 6)
    let item = TestItem(x: -250 * turn.sine, y: 250 * turn.cosine)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: .zero))
    let first = 250_000 * (1 - turn.cosine)
    for _ in 0..<3600 {
      animator.step(by: 1.0 / 60)
      let velocity = properties.linearVelocity(for: item)
      let speed = Double(velocity.x * velocity.x + velocity.y * velocity.y)
      #expect(abs(speed / 2 + 1000 * (250 - Double(item.center.y)) - first) < 1e-3 * first)
    }
  }

  @Test("R10: a pin with the range (0, pi/2) stops there, also under a load")
  func pinRange() {
    let base = TestItem()
    let item = TestItem(x: 50, y: 0)
    let anchored = UIDynamicItemBehavior(items: [base])
    anchored.isAnchored = true
    animator.addBehavior(anchored)
    let pin = UIAttachmentBehavior.pinAttachment(with: item, attachedTo: base, attachmentAnchor: .zero)
    pin.attachmentRange = UIFloatRange(minimum: 0, maximum: CGFloat.pi / 2)
    animator.addBehavior(pin)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: -0.5, dy: 0.5)
    animator.addBehavior(gravity)
    for _ in 0..<240 {
      animator.step(by: 1.0 / 60)
      #expect(DeterministicMath.atan2(Double(item.transform.b), Double(item.transform.a)) < Double.pi / 2 + 0.0087)
    }
    #expect(!animator.isRunning && abs(item.center.x) < 0.5 && abs(item.center.y - 50) < 0.5)
  }

  @Test("C1: a fall of 400 pt ends after 0.894427 s at 894.4272 pt/s; with elasticity 0.6 it rests after 3.6 s")
  func impact() {
    let item = TestItem(x: 0, y: 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.elasticity = 0.6
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -500, y: 450), to: CGPoint(x: 500, y: 450))
    animator.addBehavior(collision)
    var lastUp = 0.0
    var last = 0.0
    for step in 1...1200 where animator.isRunning {
      animator.step(by: 1.0 / 240)
      let speed = Double(properties.linearVelocity(for: item).y)
      if last > 0, speed < 0, last > 800 {
        // In this step, the item hit the floor at 894.4272 pt/s, bounced at 0.6 times that speed, and was then slowed
        // by gravity.
        let time = 0.894427
        #expect(Double(step - 1) / 240 <= time && time <= Double(step) / 240)
        #expect(abs(speed + 0.6 * 894.4272 - 1000 * (Double(step) / 240 - time)) < 0.01)
      }
      if Double(item.center.y) < 399.5 { lastUp = Double(step) / 240 }
      last = speed
    }
    #expect(!animator.isRunning && abs(item.center.y - 400) < 0.01)
    #expect(lastUp > 3.3 && lastUp < 3.577709)
  }

  @Test("C7: the cradle's energy drifts by less than 2 % in ten seconds")
  func cradle() {
    let turn = DeterministicMath.sincos(Double.pi / 6)
    let balls = (0..<5).map { index in
      ShapedItem(x: Double(index) * 100 - (index == 0 ? 300 * turn.sine : 0), y: index == 0 ? 300 * turn.cosine : 300)
    }
    let properties = UIDynamicItemBehavior(items: balls)
    properties.elasticity = 1
    for behavior in [properties, UIGravityBehavior(items: balls), UICollisionBehavior(items: balls)] {
      animator.addBehavior(behavior)
    }
    for (index, ball) in balls.enumerated() {
      animator.addBehavior(UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: CGFloat(index) * 100, y: 0)))
    }
    let first = 300_000 * (1 - turn.cosine)
    for _ in 0..<600 {
      animator.step(by: 1.0 / 60)
      var energy = 0.0
      for ball in balls {
        let velocity = properties.linearVelocity(for: ball)
        let speed = Double(velocity.x * velocity.x + velocity.y * velocity.y)
        let spin = Double(properties.angularVelocity(for: ball))
        energy += speed / 2 + spin * spin * 1250 / 2 + 1000 * (300 - Double(ball.center.y))
      }
      #expect(abs(energy - first) < 0.02 * first)
    }
  }

  @Test("C20: twenty elastic circles of any mass keep momentum to 1e-9 and energy to 1e-3 for ten seconds")
  func momentum() {
    let circles = (0..<20).map { ShapedItem(x: Double($0 % 5) * 130, y: Double($0 / 5) * 130) }
    let properties = UIDynamicItemBehavior(items: circles)
    properties.elasticity = 1
    properties.friction = 0
    animator.addBehavior(UICollisionBehavior(items: circles))
    var scale = 0.0
    for (index, circle) in circles.enumerated() {
      let turn = DeterministicMath.sincos(Double(index) * 2.4)
      // The circles move toward the middle, so that they meet.
      let x = (260 - Double(circle.center.x)) + 100 * turn.cosine
      let y = (195 - Double(circle.center.y)) + 100 * turn.sine
      properties.addLinearVelocity(CGPoint(x: x, y: y), for: circle)
      scale += (x * x + y * y).squareRoot()
    }
    animator.addBehavior(properties)
    func sums() -> (x: Double, y: Double, energy: Double) {
      var sum = (x: 0.0, y: 0.0, energy: 0.0)
      for circle in circles {
        let velocity = properties.linearVelocity(for: circle)
        let x = Double(velocity.x)
        let y = Double(velocity.y)
        sum = (sum.x + x, sum.y + y, sum.energy + x * x + y * y)
      }
      return sum
    }
    let first = sums()
    for _ in 0..<600 { animator.step(by: 1.0 / 60) }
    let last = sums()
    #expect(abs(last.x - first.x) < 1e-9 * scale && abs(last.y - first.y) < 1e-9 * scale)
    #expect(abs(last.energy - first.energy) < 1e-3 * first.energy)
  }

  /// Returns the linear velocity of an item that belongs to a dynamic item behavior, or nil for other items.
  func velocity(of item: TestItem) -> CGPoint? {
    animator.behaviors.compactMap { $0 as? UIDynamicItemBehavior }.first { $0.items.contains { $0 === item } }?
      .linearVelocity(for: item)
  }

  func add(_ field: UIFieldBehavior, x: Double, y: Double = 0, velocity: CGPoint = .zero, charge: CGFloat = 0)
    -> TestItem
  {
    let item = TestItem(x: x, y: y)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.charge = charge
    properties.addLinearVelocity(velocity, for: item)
    animator.addBehavior(properties)
    field.addItem(item)
    animator.addBehavior(field)
    return item
  }

  @Test("F3: the orbit closes within 0.1 pt")
  func orbit() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.falloff = 2
    let item = add(field, x: 150, velocity: CGPoint(x: 0, y: 150))
    animator.step(by: 6.283185)
    let time = animator.elapsedTime - 6.283185
    #expect(abs(item.center.x - 150) < 0.1 && abs(Double(item.center.y) - 150 * time) < 0.1)
  }

  @Test("F4: radial gravity without falloff moves an item from 300 pt to the center in 2 s")
  func radial() {
    let item = add(UIFieldBehavior.radialGravityField(position: .zero), x: 300)
    animator.step(by: 1.99)
    #expect(abs(Double(item.center.x) - (300 - 75 * 1.99 * 1.99)) < 1.5)
    animator.step(by: 0.02)
    #expect(abs(item.center.x) < 4)
  }

  @Test("F5: within the minimum radius the force is constant", arguments: [5.0, 20, 49.9])
  func minimumRadius(x: Double) {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.falloff = 2
    field.minimumRadius = 50
    let item = add(field, x: x)
    animator.step(by: 1.0 / 240)
    #expect(isNear(velocity(of: item)?.x ?? 0, -1350.0 / 240))
  }

  @Test("F6: a charge circles once in 2.792527 s with radius 100 and constant speed")
  func magnetic() {
    let item = add(UIFieldBehavior.magneticField(), x: 0, velocity: CGPoint(x: 225, y: 0), charge: 1)
    var highest = 0.0
    for step in 1...670 {
      animator.step(by: 1.0 / 240)
      highest = min(highest, Double(item.center.y))
      let velocity = self.velocity(of: item) ?? .zero
      let square = Double(velocity.x * velocity.x + velocity.y * velocity.y)
      #expect(abs(square / (225 * 225) - 1) < 1e-12, "step \(step)")
    }
    #expect(abs(highest + 200) < 0.1)
    // 670 steps are 0.8602 ms shorter than the period.
    let left = 2.792527 - 670.0 / 240
    #expect(abs(Double(item.center.x) + 225 * left) < 0.1 && abs(item.center.y) < 0.1)
  }

  @Test("F13: a field acts in a circle minus a square", arguments: [(60.0, true), (0, false), (101, false)])
  func ring(x: Double, isInside: Bool) {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    let ring = UIRegion(radius: 100).byDifference(from: UIRegion(size: CGSize(width: 50, height: 50)))
    field.region = ring
    let item = add(field, x: x)
    animator.step(by: 0.1)
    #expect((item.center.y > 0.5) == isInside && (item.center.y == 0) == !isInside)
    field.region = ring.inverse()
    let other = add(UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1)), x: x)
    field.addItem(other)
    let before = velocity(of: item)?.y ?? 0
    animator.step(by: 0.05)
    #expect(((velocity(of: item)?.y ?? 0) > before) == !isInside)
  }
}
