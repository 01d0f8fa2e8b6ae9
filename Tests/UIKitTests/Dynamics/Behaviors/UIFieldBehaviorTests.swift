// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests the F rows of the acceptance table, which cover fields, with an animator.
@MainActor @Suite(.oneApplication) struct UIFieldBehaviorTests {
  let animator = UIDynamicAnimator()

  /// Returns the velocity of an item that has properties.
  func velocity(of item: TestItem) -> CGPoint {
    animator.behaviors.compactMap { $0 as? UIDynamicItemBehavior }.first { $0.items.contains { $0 === item } }?
      .linearVelocity(for: item) ?? .zero
  }

  /// Adds an item with the given velocity and configuration, and a field that acts on the item.
  func add(
    _ field: UIFieldBehavior, x: Double = 0, y: Double = 0, size: Double = 100, velocity: CGPoint = .zero,
    _ configure: (UIDynamicItemBehavior) -> Void = { _ in }
  ) -> TestItem {
    let item = TestItem(x: x, y: y, width: size, height: size)
    let properties = UIDynamicItemBehavior(items: [item])
    configure(properties)
    properties.addLinearVelocity(velocity, for: item)
    animator.addBehavior(properties)
    field.addItem(item)
    if field.dynamicAnimator == nil { animator.addBehavior(field) }
    return item
  }

  @Test(
    "F1: a spring field swings at 1.5 rad/s with density 1, ten times faster with density 0.01",
    arguments: [(1.0, 4.18879), (0.01, 0.418879)])
  func spring(density: Double, period: Double) {
    let item = add(UIFieldBehavior.springField(), x: 100) { $0.density = CGFloat(density) }
    var crossings: [Double] = []
    var last = item.center.x
    while animator.elapsedTime < 2.2 * period {
      animator.step(by: 1.0 / 240)
      if last < 0, item.center.x >= 0 {
        crossings.append(animator.elapsedTime - Double(item.center.x / (item.center.x - last)) / 240)
      }
      last = item.center.x
    }
    #expect(crossings.count == 2 && abs(crossings[1] - crossings[0] - period) < 0.005 * period)
  }

  @Test("F2: with resistance the item settles in the middle and the animator pauses", arguments: [10.0, 20])
  func damped(resistance: Double) {
    let item = add(UIFieldBehavior.springField(), x: 100) {
      $0.density = 0.01
      $0.resistance = CGFloat(resistance)
    }
    var lowest = 0.0
    for _ in 0..<900 {
      animator.step(by: 1.0 / 60)
      lowest = min(lowest, Double(item.center.x))
    }
    let ratio = resistance / 30
    let overshoot = 100 * DeterministicMath.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
    #expect(abs(-lowest - overshoot) < 1)
    #expect(!animator.isRunning && abs(item.center.x) < 0.5)
  }

  @Test("F3: a circular orbit in radial gravity with falloff 2")
  func orbit() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.falloff = 2
    let item = add(field, x: 150, velocity: CGPoint(x: 0, y: 150))
    animator.step(by: 6.283185)
    #expect(abs(item.center.x - 150) < 0.5 && abs(item.center.y) < 0.5)
  }

  @Test("F4, F5: radial gravity without falloff, and within the minimum radius")
  func radial() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 10, y: 0))
    let item = add(field, x: 310)
    animator.step(by: 1)
    #expect(isNear(item.center.x, 235, relative: 1e-3))
    let other = UIFieldBehavior.radialGravityField(position: .zero)
    other.falloff = 2
    other.minimumRadius = 50
    let second = add(other, x: 30)
    animator.step(by: 1.0 / 240)
    #expect(isNear(velocity(of: second).x, -1350.0 / 240, relative: 1e-6))
  }

  @Test("F6: a magnetic field turns a charge visibly counterclockwise, and keeps its speed")
  func magnetic() {
    let item = add(UIFieldBehavior.magneticField(), velocity: CGPoint(x: 225, y: 0)) { $0.charge = 1 }
    animator.step(by: 2.792527 / 4)
    // After a quarter turn on a circle of radius 100, the item is 100 points to the right and 100 points up.
    #expect(abs(item.center.x - 100) < 1 && abs(item.center.y + 100) < 1)
    let speed = velocity(of: item)
    #expect(isNear(speed.x * speed.x + speed.y * speed.y, 225 * 225, relative: 1e-9))
  }

  @Test("F7: charges in an electric field accelerate", arguments: [(1.0, -337.5), (-1, 337.5), (0, 0)])
  func electric(charge: Double, acceleration: Double) {
    let item = add(UIFieldBehavior.electricField(), x: 150) { $0.charge = CGFloat(charge) }
    animator.step(by: 1.0 / 240)
    #expect(isNear(velocity(of: item).x, acceleration / 240, relative: 1e-6))
  }

  @Test("F8: drag decelerates by strength over mass")
  func drag() {
    let item = add(UIFieldBehavior.dragField(), velocity: CGPoint(x: 100, y: 0))
    animator.step(by: 1)
    #expect(isNear(velocity(of: item).x, 10.539922, relative: 1e-4))
  }

  @Test("F9: a vortex drives visibly counterclockwise, in proportion to the distance")
  func vortex() {
    let item = add(UIFieldBehavior.vortexField(), x: 100)
    animator.step(by: 1.0 / 240)
    #expect(abs(velocity(of: item).x) < 1e-2 && isNear(velocity(of: item).y, -100.0 / 240, relative: 1e-3))
  }

  @Test("F10: a velocity field overrides gravity")
  func velocityField() {
    let item = add(UIFieldBehavior.velocityField(direction: CGVector(dx: 50, dy: 0)))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 1)
    #expect(isNear(velocity(of: item).x, 50) && abs(velocity(of: item).y) < 1e-9)
    #expect(abs(item.center.x - 50) < 0.5)
  }

  @Test("F11: a field acts only in its region, including edges", arguments: [(100.0, true), (100.1, false)])
  func region(x: Double, acts: Bool) {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.region = UIRegion(size: CGSize(width: 200, height: 200))
    let item = add(field, x: x)
    animator.step(by: 0.5)
    #expect(acts ? isNear(velocity(of: item).y, 75) : item.center.y == 0)
    field.position = CGPoint(x: 1000, y: 0)
    animator.step(by: 1.0 / 240)
    let last = velocity(of: item)
    animator.step(by: 0.5)
    #expect(velocity(of: item) == last)
  }

  @Test("F12: frozen noise depends only on the position, and runs repeat bit for bit")
  func noise() {
    func run(_ kind: (CGFloat, CGFloat) -> UIFieldBehavior) -> UInt64 {
      let animator = UIDynamicAnimator()
      let item = TestItem(x: 33, y: 77)
      let field = kind(0.3, 0)
      #expect(isNear(field.smoothness, 0.3) && field.animationSpeed == 0)
      field.strength = 3
      field.addItem(item)
      animator.addBehavior(field)
      let properties = UIDynamicItemBehavior(items: [item])
      properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: item)
      animator.addBehavior(properties)
      animator.step(by: 2)
      #expect(item.center != CGPoint(x: 53, y: 77))
      return animator.stateHash
    }
    #expect(run(UIFieldBehavior.noiseField) == run(UIFieldBehavior.noiseField))
    #expect(run(UIFieldBehavior.turbulenceField) == run(UIFieldBehavior.turbulenceField))
  }

  @Test("F14: a custom block receives its inputs, and its force acts as a push", arguments: [50.0, 100, 300])
  func custom(size: Double) {
    var seen: [CGFloat] = []
    var asked: UIFieldBehavior?
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, time in
      asked = field
      seen = [position.x, velocity.dx, mass, charge, CGFloat(time)]
      return CGVector(dx: mass, dy: 0)
    }
    let item = add(field, size: size) { $0.charge = 4 }
    animator.step(by: 1)
    #expect(isNear(velocity(of: item).x, 100) && isNear(item.center.x, 50, relative: 1e-3))
    #expect(asked === field && seen[2] == CGFloat(size * size / 10_000) && seen[3] == 4)
    #expect(isNear(seen[4], 1.0 / 240))
    field.removeItem(item)
    animator.step(by: 1)
    #expect(isNear(velocity(of: item).x, 100))
  }

  @Test("A non-finite result of a block is a fault and counts as zero")
  func wrongBlock() {
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 0) }
    let item = add(field)
    let faults = Diagnostics.recording { animator.step(by: 0.1) }
    #expect(!faults.isEmpty && item.center == .zero)
  }

  @Test("Defaults match the documentation, and unused properties have no effect")
  func properties() {
    let drag = UIFieldBehavior.dragField()
    #expect(drag.position == .zero && drag.strength == 1 && drag.falloff == 0 && drag.minimumRadius == 1)
    #expect(drag.region === UIRegion.infinite && drag.items.isEmpty)
    drag.direction = CGVector(dx: 1, dy: 0)
    drag.smoothness = 1
    drag.animationSpeed = 1
    #expect(drag.direction == CGVector(dx: 0, dy: 0) && drag.smoothness == 0 && drag.animationSpeed == 0)
    #expect(UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2).animationSpeed == 2)
    #expect(UIFieldBehavior.velocityField(direction: CGVector(dx: 3, dy: 4)).direction.dy == 4)
    let faults = Diagnostics.recording {
      drag.strength = .nan
      drag.falloff = .infinity
      drag.minimumRadius = .nan
      drag.position = CGPoint(x: CGFloat.nan, y: 0)
      _ = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: CGFloat.infinity))
      _ = UIFieldBehavior.noiseField(smoothness: .nan, animationSpeed: 1)
    }
    #expect(faults.count == 6 && drag.strength == 1 && drag.position == .zero)
  }

  @Test("Changing a field wakes its items")
  func wakes() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 0))
    let item = add(field)
    for _ in 0..<10 { animator.step(by: 0.1) }
    #expect(!animator.isRunning)
    field.direction = CGVector(dx: 0, dy: 1)
    #expect(animator.isRunning)
    animator.step(by: 0.5)
    #expect(item.center.y > 10)
  }
}
