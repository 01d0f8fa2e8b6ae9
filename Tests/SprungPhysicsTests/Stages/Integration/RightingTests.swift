// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests springs that rotate bodies back upright.
@Suite struct RightingTests {
  let world = World()

  @Test("A small angle follows a damped oscillation", arguments: [(1.0, 0.1), (2, 0.5), (4.33, 0.996)])
  func smallAngle(frequency: Double, damping: Double) {
    let body = world.addUnitBody(width: 40, height: 300)
    world.setAngle(0.02, of: body)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0)
    world.setVelocity(50, 0, of: body)
    world.setRighting(frequency: frequency, damping: damping, of: body)
    let omega = 2 * Double.pi * frequency
    let rate = omega * (1 - damping * damping).squareRoot()
    for step in 1...60 {
      world.advance(steps: 1)
      let time = Double(step) / 240
      let turn = DeterministicMath.sincos(rate * time)
      let expected =
        0.02 * DeterministicMath.exp(-damping * omega * time) * (turn.cosine + damping * omega / rate * turn.sine)
      guard abs(expected) > PhysicsTuning.invisibleAngle else { break }
      #expect(abs(world.angle(of: body) - expected) < 0.02 * 0.01)
    }
  }

  @Test("A body ends exactly upright, at the nearest multiple of 360°", arguments: [0.3, -2.9, 5.9, 13.0])
  func end(start: Double) {
    let body = world.addUnitBody(x: 30)
    world.setAngle(start, of: body)
    world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 2.5, damping: 0.6)
    world.setRighting(frequency: 4, damping: 0.9, of: body)
    world.advance(seconds: 4)
    #expect(world.isAtRest)
    let turn = 2 * Double.pi
    #expect(world.angle(of: body) == turn * (start / turn).rounded())
    #expect(world.position(of: body) == CGPoint(x: 0, y: 0))
  }

  @Test("Any grouping of steps gives bit-identical results, free, within a frame and in contact", arguments: [2, 4, 7])
  func grouping(group: Int) {
    func hash(_ group: Int) -> UInt64 {
      let world = World()
      let free = world.addUnitBody(x: 300)
      let framed = world.addUnitBody(x: 3000)
      let touching = world.addUnitBody(x: 5000)
      let other = world.addUnitBody(x: 5090, y: 20)
      for body in [free, framed, touching] {
        world.setAngle(0.9, of: body)
        world.addSpring(to: body, anchor: world.position(of: body), frequency: 2, damping: 0.4)
        world.setRighting(frequency: 3, damping: 0.7, of: body)
        world.addAngularVelocity(3, to: body)
      }
      world.addFrame(CGRect(x: 2900, y: -100, width: 155, height: 300), around: [framed])
      world.addColliders([touching, other])
      for _ in 0..<(420 / group) { world.advance(steps: group) }
      return world.stateHash()
    }
    #expect(hash(group) == hash(1))
  }

  @Test("Grouped steps settle a body in the same step as single steps", arguments: [5, 8, 12])
  func settling(group: Int) {
    func hashes(_ steps: Int) -> [UInt64] {
      let world = World()
      let body = world.addUnitBody(x: 3)
      world.setAngle(0.4, of: body)
      world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 3, damping: 0.8)
      world.setRighting(frequency: 5, damping: 0.9, of: body)
      return (0..<480 / group).map { _ in
        for _ in 0..<group / steps { world.advance(steps: steps) }
        return world.stateHash()
      }
    }
    #expect(hashes(group) == hashes(1))
  }

  @Test(
    "Righting needs a rotatable, unanchored body and a nonzero frequency; invalid values are rejected")
  func without() {
    let upright = world.addUnitBody()
    world.setAllowsRotation(false, of: upright)
    let anchored = world.addUnitBody()
    world.setAnchored(true, of: anchored)
    let freed = world.addUnitBody()
    for body in [upright, anchored, freed] {
      world.setAngle(0.5, of: body)
      world.setRighting(frequency: 2, damping: 1, of: body)
    }
    world.setRighting(frequency: 0, damping: 0, of: freed)
    world.advance(seconds: 1)
    for body in [upright, anchored, freed] { #expect(world.angle(of: body) == 0.5) }
    #expect(world.isAtRest)
    let faults = Diagnostics.recording {
      world.setRighting(frequency: -1, damping: 0, of: freed)
      world.setRighting(frequency: 1, damping: .nan, of: freed)
    }
    #expect(faults.map(\.kind) == ["unreasonableValue", "unreasonableValue"])
  }

  @Test("Joined bodies touch each other only if the world allows it, even when changed during contact")
  func joinedContacts() throws {
    let left = world.addUnitBody(x: 0)
    let right = world.addUnitBody(x: 90)
    world.addColliders([left, right])
    let rope = try #require(world.addJoint(JointDescription(.rope(length: 500), of: left, with: right)))
    world.advance(seconds: 0.5)
    #expect(world.x(right) == 90)
    world.joinedBodiesCollide = true
    world.advance(seconds: 1)
    #expect(world.x(right) - world.x(left) > 99)
    world.joinedBodiesCollide = false
    world.setPosition(CGPoint(x: world.x(left) + 60, y: 0), of: right)
    for body in [left, right] { world.setVelocity(0, 0, of: body) }
    let place = world.x(right)
    world.advance(seconds: 0.5)
    #expect(world.x(right) == place)
    world.removeJoint(rope)
    world.advance(seconds: 1)
    #expect(world.x(right) - world.x(left) > 99)
  }
}
