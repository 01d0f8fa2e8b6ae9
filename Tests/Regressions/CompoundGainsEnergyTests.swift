// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Welded bodies gained up to 1,047 units of energy per unit of mass on a floor, and fell asleep only when they had
/// almost stopped.
///
/// `EnergyLimit` skipped joined bodies, and the correction that separates overlapping bodies raised them without
/// reducing their velocity to compensate.
@Suite struct CompoundGainsEnergyTests {
  /// Returns a world and its energy per unit of mass. Two boxes, welded into an L, fall from 30 points above a floor at
  /// y = 0.
  private static func fall(friction: Double, resistance: Double) -> (world: World, energy: () -> Double) {
    let world = World()
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: -10_000, y: 0), CGPoint(x: 10_000, y: 0)], tag: 0, to: set)
    let parts = [CGRect(x: -30, y: -90, width: 60, height: 20), CGRect(x: 10, y: -130, width: 20, height: 40)]
    let bodies = parts.map { part in
      let body = world.addBody(BodyDescription(position: CGPoint(x: part.midX, y: part.midY), size: part.size))
      var material = BodyMaterial()
      material.elasticity = 0
      material.friction = friction
      material.resistance = resistance
      material.angularResistance = resistance
      world.setMaterial(material, of: body)
      world.setGravity(CGVector(dx: 0, dy: 1000), of: body)
      world.setVelocity(CGVector(dx: 100, dy: 0), of: body)
      world.addMember(body, to: set)
      return body
    }
    var weld = JointDescription(.weld, of: bodies[1], with: bodies[0])
    weld.otherOffset = CGVector(dx: 20, dy: -30)
    world.addJoint(weld)
    return (
      world,
      {
        var energy = 0.0
        var mass = 0.0
        for (body, part) in zip(bodies, parts) {
          let velocity = world.velocity(of: body)
          let spin = world.angularVelocity(of: body)
          let square = Double(velocity.dx * velocity.dx + velocity.dy * velocity.dy)
          let gyration = Double(part.width * part.width + part.height * part.height) / 12
          energy +=
            world.mass(of: body) * ((square + gyration * spin * spin) / 2 - 1000 * Double(world.position(of: body).y))
          mass += world.mass(of: body)
        }
        return energy / mass
      }
    )
  }

  @Test("A compound gains no energy on a floor", arguments: [0, 0.6])
  func keeps(friction: Double) {
    let (world, energy) = CompoundGainsEnergyTests.fall(friction: friction, resistance: 0)
    var least = energy()
    for _ in 0..<960 where !world.isAtRest {
      world.advance(steps: 1)
      let now = energy()
      #expect(now <= least + 1e-6 * least)
      least = min(least, now)
    }
  }

  @Test("A compound that slides without friction falls asleep with resistance")
  func rests() {
    let (world, _) = CompoundGainsEnergyTests.fall(friction: 0, resistance: 0.6)
    for _ in 0..<10 where !world.isAtRest { world.advance(steps: 240) }
    #expect(world.isAtRest)
  }
}
