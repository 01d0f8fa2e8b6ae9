// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// An ellipse with an aspect ratio of 6:1 that rolled over from an upright position lost 13.5 % of its energy in a
/// second.
///
/// The contact point of such an ellipse travels along the flat side within six steps, so the outline approaches the
/// floor at 70 pt/s in each substep. The solver treated this approach as an impact. In the exact motion, the contact is
/// never interrupted, and the friction is at most 4.3 times the pressure.
@Suite struct FlatEllipseLosesEnergyTests {
  @Test("A flat ellipse that rolls from upright keeps its energy", arguments: [1.2, 1.5, -1.4])
  func rolls(tilt: Double) {
    let turn = DeterministicMath.sincos(tilt)
    let reach = (900 * turn.sine * turn.sine + 25 * turn.cosine * turn.cosine).squareRoot()
    let world = World()
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: -10_000, y: 0), CGPoint(x: 10_000, y: 0)], tag: 0, to: set)
    var description = BodyDescription(position: CGPoint(x: 0, y: -reach), size: CGSize(width: 60, height: 10))
    description.shape = .ellipse
    description.angle = tilt
    let body = world.addBody(description)
    var material = BodyMaterial()
    material.elasticity = 0
    material.friction = 10
    world.setMaterial(material, of: body)
    world.setGravity(CGVector(dx: 0, dy: 1000), of: body)
    world.addMember(body, to: set)
    func energy() -> Double {
      let velocity = world.velocity(of: body)
      let spin = world.angularVelocity(of: body)
      return Double(velocity.dx * velocity.dx + velocity.dy * velocity.dy) / 2 + (60 * 60 + 10 * 10) / 32 * spin * spin
        - 1000 * Double(world.position(of: body).y) - 5000
    }
    let first = energy()
    world.advance(steps: 4 * 240)
    #expect(energy() >= 0.999 * first && energy() <= first * (1 + 1e-6), "\(first), \(energy())")
  }
}
