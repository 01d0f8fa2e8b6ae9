// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests the R rows of the acceptance table for a single body attached to a fixed point.
@Suite struct PendulumTests {
  let world = World()

  /// Releases a pendulum at rest at the given angle. Returns its period from the crossings of the center, the maximum
  /// error of the rod's length, and the maximum relative change of energy.
  func pendulum(
    length: Double, degrees: Double, offset: Double = 0, seconds: Double = 20
  ) -> (period: Double, stretch: Double, drift: Double) {
    let start = DeterministicMath.sincos(degrees * Double.pi / 180)
    let reach = length + offset
    let body = world.addUnitBody(x: -reach * start.sine, y: reach * start.cosine)
    world.setGravity(0, 1000, of: body)
    var joint = JointDescription(.rod(length: length), of: body, at: CGPoint(x: 0, y: 0))
    joint.offset = CGVector(dx: 0, dy: -offset)
    if offset > 0 { world.setAngle(degrees * Double.pi / 180, of: body) }
    world.addJoint(joint)
    func energy() -> Double {
      let speed = world.velocityX(body) * world.velocityX(body) + world.velocityY(body) * world.velocityY(body)
      let angularVelocity = world.angularVelocity(of: body)
      return speed / 2 + angularVelocity * angularVelocity * 10_000 / 12 + 1000 * (reach - world.y(body))
    }
    let first = energy()
    var crossings: [Double] = []
    var last = world.x(body)
    var stretch = 0.0
    var drift = 0.0
    for step in 1...Int(seconds * 240) {
      world.advance(steps: 1)
      let x = world.x(body)
      let y = world.y(body)
      if last < 0, x >= 0 { crossings.append((Double(step) - x / (x - last)) / 240) }
      last = x
      if offset == 0 { stretch = max(stretch, abs((x * x + y * y).squareRoot() - length)) }
      drift = max(drift, abs(energy() - first) / first)
    }
    let count = Double(crossings.count - 1)
    return (((crossings.last ?? 0) - (crossings.first ?? 0)) / count, stretch, drift)
  }

  @Test(
    "R1, R2: periods of a pendulum",
    arguments: [
      (100.0, 1.0, 1.986918), (250, 1, 3.141593), (1000, 1, 6.283185), (250, 5, 3.143089), (250, 30, 3.196284),
      (250, 45, 3.267173), (250, 90, 3.708149),
    ])
  func periods(length: Double, degrees: Double, period: Double) {
    #expect(abs(pendulum(length: length, degrees: degrees).period - period) < 2e-4)
  }

  // A relative error of half a millionth is due to the amplitude. The remaining error is the second-order error of a
  // step: (w h)² / 24, which is 1.8e-5 for the shortest pendulum.
  @Test("R1: small swings", arguments: [(100.0, 1.986918), (250, 3.141593), (1000, 6.283185)])
  func smallSwing(length: Double, period: Double) {
    // If bodies could sleep, such a small swing would come to rest.
    world.canSleep = false
    #expect(abs(pendulum(length: length, degrees: 0.1).period / period - 1) < 2.5e-5)
  }

  @Test("R3, R4: energy and length over a minute at 30 degrees")
  func conservation() {
    let run = pendulum(length: 250, degrees: 30, seconds: 60)
    #expect(run.drift < 1e-3)
    #expect(run.stretch < 0.05)
  }

  @Test("R5: a square hinged at or beyond an edge", arguments: [(50.0, 1.813799), (100, 2.146116)])
  func hinge(offset: Double, period: Double) {
    #expect(abs(pendulum(length: 0, degrees: 1, offset: offset).period - period) < 2e-4)
  }

  @Test("A spring with a length follows the exact oscillation along its line")
  func radial() {
    let body = world.addUnitBody(x: 200)
    world.addJoint(
      JointDescription(.spring(length: 100, frequency: 1, damping: 0), of: body, at: CGPoint(x: 0, y: 0)))
    for (steps, place) in [(60, 100.0), (60, 0), (120, 200), (2400, 200)] {
      world.advance(steps: steps)
      #expect(abs(world.x(body) - place) < 1e-6)
      #expect(world.y(body) == 0)
    }
    #expect(world.whyAwake(body) == .joined)
  }

  @Test("A damped spring with a length comes to rest below its anchor, stretched by gravity by g / w²")
  func hanging() {
    let body = world.addUnitBody(x: 0, y: 150)
    world.configure(body) { $0.resistance = 1 }
    world.setGravity(0, 1000, of: body)
    world.addJoint(
      JointDescription(.spring(length: 100, frequency: 1, damping: 0.4), of: body, at: CGPoint(x: 0, y: 0)))
    world.advance(seconds: 10)
    #expect(world.isAtRest)
    #expect(abs(world.y(body) - 125.33) < 0.1)
    #expect(world.x(body) == 0)
  }

  @Test("A moved anchor moves its rod without flinging it")
  func movedAnchor() throws {
    let body = world.addUnitBody(x: 0, y: 100)
    world.configure(body) { $0.resistance = 4 }
    world.setGravity(0, 1000, of: body)
    let name = try #require(
      world.addJoint(JointDescription(.rod(length: 100), of: body, at: CGPoint(x: 0, y: 0))))
    world.advance(seconds: 2)
    #expect(world.isAtRest)
    world.setAnchor(CGPoint(x: 60, y: -20), of: name)
    #expect(!world.isAtRest)
    var fastest = 0.0
    for _ in 0..<2400 {
      world.advance(steps: 1)
      fastest = max(fastest, abs(world.velocityX(body)), abs(world.velocityY(body)))
    }
    #expect(fastest < 12_000)
    #expect(world.isAtRest)
    #expect(abs(world.x(body) - 60) < 1 && abs(world.y(body) - 80) < 0.1)
    world.removeJoint(name)
    world.advance(seconds: 0.5)
    #expect(world.y(body) > 150)
    #expect(Diagnostics.recording { world.removeJoint(name) }.map(\.kind) == ["unknownJoint"])
  }

  @Test("A pendulum does not swing through a wall")
  func wall() {
    let body = world.addUnitBody(x: -300, y: 0, width: 40, height: 40)
    world.setAllowsRotation(false, of: body)
    world.setGravity(0, 1000, of: body)
    world.addJoint(JointDescription(.rod(length: 300), of: body, at: CGPoint(x: 0, y: 0)))
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 1000)], tag: 1, to: set)
    world.addMember(body, to: set)
    for _ in 0..<2400 {
      world.advance(steps: 1)
      #expect(world.x(body) < 0.5)
      let length =
        (world.x(body) * world.x(body) + world.y(body) * world.y(body)).squareRoot()
      #expect(abs(length - 300) < 0.3)
    }
    #expect(world.contactEvents.first?.phase == .began)
  }

  @Test("Any grouping of steps gives bit-identical results", arguments: [2, 4, 7])
  func grouping(group: Int) {
    func hash(_ group: Int) -> UInt64 {
      let world = World()
      let body = world.addUnitBody(x: 80, y: 30)
      world.setGravity(0, 1000, of: body)
      var joint = JointDescription(
        .spring(length: 60, frequency: 2, damping: 0), of: body, at: CGPoint(x: 0, y: 0))
      joint.offset = CGVector(dx: 10, dy: -30)
      world.addJoint(joint)
      for _ in 0..<(420 / group) { world.advance(steps: group) }
      return world.stateHash()
    }
    #expect(hash(group) == hash(1))
  }
}
