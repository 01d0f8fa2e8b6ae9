// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests rows F1 to F14 of the acceptance table, and related properties of fields.
@Suite struct FieldTests {
  /// Returns a world with a body that is a member of one field.
  static func scene(
    _ description: FieldDescription, x: Double = 0, y: Double = 0,
    _ change: (inout BodyMaterial) -> Void = { _ in }
  ) -> (world: World, body: BodyID, field: FieldID) {
    let world = World()
    let body = world.addUnitBody(x: x, y: y)
    world.configure(body, change)
    let field = world.addField(description)!
    world.addMember(body, to: field)
    return (world, body, field)
  }

  static func describe(_ kind: FieldKind, _ change: (inout FieldDescription) -> Void = { _ in }) -> FieldDescription {
    var description = FieldDescription(kind)
    change(&description)
    return description
  }

  static func speed(_ world: World, _ body: BodyID) -> Double {
    (world.velocityX(body) * world.velocityX(body) + world.velocityY(body) * world.velocityY(body)).squareRoot()
  }

  @Test("F1: a spring field oscillates with w = 1.5 rad/s, or 15 at density 0.01", arguments: [1.0, 0.01])
  func spring(density: Double) {
    let (world, body, _) = FieldTests.scene(FieldTests.describe(.spring), x: 100) { $0.density = density }
    let omega = 1.5 / density.squareRoot()
    for step in 1...1200 {
      world.advance(steps: 1)
      let phase = omega * Double(step) / 240
      #expect(abs(world.x(body) - 100 * DeterministicMath.cos(phase)) < 1e-9)
    }
  }

  @Test(
    "F2: with resistance 10 and 20, an item of density 0.01 has damping ratios of 1/3 and 2/3",
    arguments: [10.0, 20])
  func dampedSpring(resistance: Double) {
    let (world, body, _) = FieldTests.scene(FieldTests.describe(.spring), x: 100) {
      $0.density = 0.01
      $0.resistance = resistance
    }
    let ratio = resistance / 30
    let root = (1 - ratio * ratio).squareRoot()
    world.advance(steps: 24)
    let phase = 15 * root * 0.1
    let expected =
      100 * DeterministicMath.exp(-15 * ratio * 0.1)
      * (DeterministicMath.cos(phase) + ratio / root * DeterministicMath.sin(phase))
    #expect(isNear(world.x(body), expected, relative: 1e-9))
    world.advance(seconds: 4)
    #expect(world.isAsleep(body) && world.position(of: body) == CGPoint(x: 0, y: 0))
  }

  @Test("F3: a circle in a Newtonian field follows its orbit")
  func orbit() {
    let description = FieldTests.describe(.radialGravity) { $0.falloff = 2 }
    let (world, body, _) = FieldTests.scene(description, x: 150)
    world.setVelocity(CGVector(dx: 0, dy: 150), of: body)
    // A period of 6.283185 s is 0.0355 steps shorter than 1508 steps.
    world.advance(steps: 1508)
    let late = (1508.0 / 240 - 2 * Double.pi) * 150
    let error = DeterministicMath.hypot(world.x(body) - 150, world.y(body) - late)
    #expect(error < 0.1, "\(error)")
    let radius = DeterministicMath.hypot(world.x(body), world.y(body))
    #expect(isNear(radius, 150, relative: 1e-5))
  }

  @Test("F4: a constant pull reaches the center from 300 pt after 2 s")
  func constantPull() {
    let (world, body, _) = FieldTests.scene(FieldTests.describe(.radialGravity), x: 300)
    world.advance(steps: 240)
    #expect(isNear(world.x(body), 225) && isNear(world.velocityX(body), -150))
    world.advance(steps: 240)
    #expect(abs(world.x(body)) < 3e-4 && isNear(world.velocityX(body), -300))
  }

  @Test("F5: within the minimum radius, the pull is constant", arguments: [10.0, 30, 49.9])
  func minimumRadius(distance: Double) {
    let description = FieldTests.describe(.radialGravity) {
      $0.falloff = 2
      $0.minimumRadius = 50
    }
    let (world, body, _) = FieldTests.scene(description, x: 0, y: distance)
    #expect(isNear(Double(world.fieldAcceleration(of: body).dy), -1350, relative: 1e-12))
    world.advance(steps: 1)
    #expect(isNear(world.velocityY(body), -1350 / 240, relative: 1e-12))
  }

  @Test("F6: a magnetic field rotates a charge on a circle of 100 pt in 2.792527 s, counterclockwise on screen")
  func magnetic() {
    let (world, body, _) = FieldTests.scene(FieldTests.describe(.magnetic), x: 100) { $0.charge = 1 }
    world.setVelocity(CGVector(dx: 0, dy: -225), of: body)
    // The body moves upward on the right side, so the center of the circle is the origin.
    for step in 1...2400 {
      world.advance(steps: 1)
      let phase = 2.25 * Double(step) / 240
      #expect(isNear(FieldTests.speed(world, body), 225, relative: 1e-12), "step \(step)")
      let expectedX = 100 * DeterministicMath.cos(phase)
      let expectedY = -100 * DeterministicMath.sin(phase)
      #expect(DeterministicMath.hypot(world.x(body) - expectedX, world.y(body) - expectedY) < 1e-9, "step \(step)")
    }
  }

  @Test("F7: electric fields attract, repel or do nothing", arguments: [(1.0, -337.5), (-1, 337.5), (0, 0)])
  func electric(charge: Double, expected: Double) {
    let (world, body, _) = FieldTests.scene(FieldTests.describe(.electric), x: 150) { $0.charge = charge }
    #expect(isNear(Double(world.fieldAcceleration(of: body).dx), expected, relative: 1e-12))
    world.advance(steps: 24)
    #expect(isNear(world.x(body), 150 + expected * 0.005, relative: 1e-12))
  }

  @Test("F8: drag slows a body")
  func drag() {
    let (world, body, _) = FieldTests.scene(FieldTests.describe(.drag))
    world.setVelocity(CGVector(dx: 100, dy: 0), of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.velocityX(body), 10.539922))
    #expect(isNear(world.velocityX(body), 100 * DeterministicMath.exp(-2.25), relative: 1e-12))
    #expect(isNear(world.x(body), 100 * (1 - DeterministicMath.exp(-2.25)) / 2.25, relative: 1e-12))
    world.advance(seconds: 5)
    #expect(world.isAsleep(body))
  }

  @Test(
    "Drag decreases with the distance in any direction", arguments: [(300.0, 0.0), (0, 300), (0, -300), (180, -240)])
  func weakeningDrag(x: Double, y: Double) {
    let description = FieldTests.describe(.drag) {
      $0.position = CGPoint(x: 70, y: 600)
      $0.strength = 40
      $0.falloff = 2
    }
    let (world, body, _) = FieldTests.scene(description, x: 70 + x, y: 600 + y)
    // The velocity is perpendicular to the direction of the field, so the distance of two meters hardly changes.
    world.setVelocity(CGVector(dx: -y / 3, dy: x / 3), of: body)
    world.advance(steps: 1)
    #expect(isNear(FieldTests.speed(world, body), 100 * DeterministicMath.exp(-40 * 2.25 / 4 / 240)))
  }

  @Test("F9: a vortex accelerates counterclockwise on screen")
  func vortex() {
    let (world, body, field) = FieldTests.scene(FieldTests.describe(.vortex), x: 100)
    let pull = world.fieldAcceleration(of: body)
    #expect(isNear(Double(pull.dx), 0) && isNear(Double(pull.dy), -100))
    #expect(world.acceleration(by: field, at: CGPoint(x: 0, y: 100)) == CGVector(dx: 100, dy: 0))
  }

  @Test("F10: a velocity field overrides gravity")
  func velocity() {
    let description = FieldTests.describe(.velocity) { $0.direction = CGVector(dx: 50, dy: 0) }
    let (world, body, _) = FieldTests.scene(description)
    world.setGravity(0, 1000, of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.x(body), 50, relative: 1e-12) && world.y(body) == 0)
    #expect(world.velocity(of: body) == CGVector(dx: 50, dy: 0))
  }

  @Test("F11: linear gravity acts only in its region")
  func linearGravity() {
    let description = FieldTests.describe(.linearGravity) {
      $0.direction = CGVector(dx: 0, dy: 1)
      $0.region = Region(size: CGSize(width: 200, height: 200))
    }
    let (world, body, field) = FieldTests.scene(description, x: 100, y: -100)
    world.advance(seconds: 1)
    #expect(isNear(world.y(body), -25) && isNear(world.velocityY(body), 150))
    let outside = world.addUnitBody(x: 100.001, y: 0)
    world.addMember(outside, to: field)
    world.advance(seconds: 10)
    #expect(world.y(outside) == 0 && world.isAsleep(outside))
    // The other body left the field at the speed of a 200 pt fall, within the tolerance of one step.
    #expect(abs(world.velocityY(body) - (2 * 150 * 200.0).squareRoot()) < 150.0 / 240)
    #expect(world.whyAwake(body) == .coasting)
  }

  @Test("F12: noise without animation depends only on the position, and is identical in every run")
  func noise() {
    func run() -> (UInt64, [CGVector]) {
      let description = FieldTests.describe(.noise) {
        $0.animationSpeed = 0
        $0.smoothness = 0.3
      }
      let (world, body, field) = FieldTests.scene(description, x: 12, y: 7)
      let place = CGPoint(x: 33, y: -65)
      var seen = [world.acceleration(by: field, at: place)]
      world.setVelocity(CGVector(dx: 30, dy: 0), of: body)
      world.advance(seconds: 3)
      seen.append(world.acceleration(by: field, at: place))
      return (world.stateHash(), seen)
    }
    let (hash, seen) = run()
    #expect(run().0 == hash)
    #expect(seen[0] == seen[1] && seen[0] != CGVector(dx: 0, dy: 0))
  }

  @Test(
    "F14: a custom force proportional to mass accelerates every size by 100 pt/s²",
    arguments: [(100.0, 100.0), (10, 20), (400, 50)])
  func custom(width: Double, height: Double) {
    let world = World()
    let body = world.addUnitBody(width: width, height: height)
    let field = world.addField(FieldDescription(.custom)) { CGVector(dx: $0.mass, dy: 0) }!
    world.addMember(body, to: field)
    world.advance(seconds: 1)
    #expect(isNear(world.x(body), 50) && isNear(world.velocityX(body), 100))
  }

  @Test("Seed 004, C11: a body thrown out of the field's region bounces back in, stays inside, and rests at the center")
  func boundedSpring() {
    let world = World()
    let body = world.addUnitBody(x: 150, y: 150)
    world.configure(body) {
      $0.density = 0.01
      $0.resistance = 10
    }
    world.setAllowsRotation(false, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 600, height: 600), around: [body])
    let field = world.addField(
      FieldTests.describe(.spring) {
        $0.position = CGPoint(x: 150, y: 350)
        $0.region = Region(size: CGSize(width: 500, height: 500))
      })!
    world.addMember(body, to: field)
    var highest = 600.0
    func watch() {
      for _ in 0..<960 where !world.isAsleep(body) {
        world.advance(steps: 1)
        highest = min(highest, world.y(body))
        let isInside =
          world.x(body) >= 50 - 1e-6 && world.x(body) <= 550 + 1e-6 && world.y(body) >= 50 - 1e-6
          && world.y(body) <= 550 + 1e-6
        #expect(isInside)
      }
      #expect(world.isAsleep(body) && world.position(of: body) == CGPoint(x: 150, y: 350))
    }
    watch()
    world.applyImpulse(CGVector(dx: 0, dy: -1050), to: body)
    #expect(world.velocityY(body) == -18_000)
    watch()
    #expect(highest < 100, "outside the region")
    #expect(world.contactEvents.contains { $0.phase == .began })
  }
}
