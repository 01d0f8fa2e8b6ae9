// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Ellipses gained energy on a floor and never slept.
///
/// The contact point of a rolling ellipse moves along its outline, but contacts fixed it to the body for four steps, so
/// their impulses performed work. An ellipse of 68 x 45 with friction 0.5 had 11,341 units of energy per unit of mass
/// after a second and 13,477 after a minute. An ellipse of 51 x 19 with friction 0.9 and resistance 1 still rocked
/// after a minute, with 1,400 units. `RoundContacts` follows the exact outline, and `EnergyLimit` removes the energy
/// that integration errors add.
@Suite struct EllipseGainsEnergyTests {
  /// Returns a world with an ellipse that falls five points onto a floor at y = 400, as in the bug reports.
  private static func fall(
    width: Double, height: Double, tilt: Double, friction: Double, resistance: Double
  ) -> (world: World, energy: () -> Double) {
    let world = World()
    var description = BodyDescription(
      position: CGPoint(x: 200, y: 400 - width / 2 - 5), size: CGSize(width: width, height: height))
    description.shape = .ellipse
    description.angle = tilt
    let body = world.addBody(description)
    var material = BodyMaterial()
    material.elasticity = 0
    material.friction = friction
    material.resistance = resistance
    world.setMaterial(material, of: body)
    world.setGravity(CGVector(dx: 0, dy: 1000), of: body)
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: -10_000, y: 400), CGPoint(x: 10_000, y: 400)], tag: 0, to: set)
    world.addMember(body, to: set)
    return (
      world,
      {
        let velocity = world.velocity(of: body)
        let spin = world.angularVelocity(of: body)
        return Double(velocity.dx * velocity.dx + velocity.dy * velocity.dy) / 2
          + (width * width + height * height) / 32 * spin * spin
          + 1000 * (400 - Double(world.position(of: body).y) - height / 2)
      }
    )
  }

  @Test("An ellipse with friction loses little energy in a second and gains none afterwards")
  func keeps() {
    let (world, energy) = EllipseGainsEnergyTests.fall(width: 68, height: 45, tilt: 1.5, friction: 0.5, resistance: 0)
    world.advance(steps: 240)
    let first = energy()
    var last = first
    for _ in 0..<10 {
      world.advance(steps: 240)
      #expect(energy() <= last + 1)
      last = energy()
    }
    #expect(last > 0.9 * first && first < 12_000)
  }

  @Test(
    "Ellipses with resistance come to rest", arguments: [(51.0, 19.0, 1.5, 0.9, 1.0), (60, 30, 0.3, 0.2, 2)])
  func rests(width: Double, height: Double, tilt: Double, friction: Double, resistance: Double) {
    let (world, energy) = EllipseGainsEnergyTests.fall(
      width: width, height: height, tilt: tilt, friction: friction, resistance: resistance)
    for _ in 0..<20 where !world.isAtRest { world.advance(steps: 240) }
    #expect(world.isAtRest)
    // The ellipse rests on its long side, within the rest tolerance.
    #expect(abs(energy()) < 40)
  }
}
