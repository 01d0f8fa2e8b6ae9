// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// A rounded path sank into a floor by up to 0.6 points on impact, and pushing it out added 285 units of energy per
/// unit of mass.
///
/// If both ends of a side hit the floor within a substep, but only one of them could absorb the impact, `ImpactSolver`
/// chose the faster end. If the other end had hit the floor earlier, it penetrated the floor until the faster end
/// arrived.
@Suite struct RoundedPathSinksOnImpactTests {
  @Test("A rounded path does not sink into a floor on impact")
  func hits() throws {
    var points: [CGPoint] = []
    for (quarter, center) in [(18.0, 8.0), (-18, 8), (-18, -8), (18, -8)].enumerated() {
      for part in 0..<6 {
        let turn = DeterministicMath.sincos((Double(quarter) + Double(part) / 5) * Double.pi / 2)
        points.append(CGPoint(x: center.0 + 12 * turn.cosine, y: center.1 + 12 * turn.sine))
      }
    }
    func reach(_ angle: Double) -> Double {
      let turn = DeterministicMath.sincos(angle)
      return points.reduce(0) { max($0, Double($1.x) * turn.sine + Double($1.y) * turn.cosine) }
    }
    let world = World()
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: -10_000, y: 0), CGPoint(x: 10_000, y: 0)], tag: 0, to: set)
    let angle = 0.977_809_045_409_509_6
    var description = BodyDescription(
      position: CGPoint(x: 0, y: -reach(angle) - 79.778_929_106_646_36), size: CGSize(width: 60, height: 40))
    description.shape = .polygon(try ConvexPolygon(points: points))
    description.angle = angle
    let body = world.addBody(description)
    var material = BodyMaterial()
    material.elasticity = 0
    material.friction = 0.391_686_524_059_759
    world.setMaterial(material, of: body)
    world.setGravity(CGVector(dx: 0, dy: 1000), of: body)
    world.setVelocity(CGVector(dx: -70.231_940_404_697_92, dy: 0), of: body)
    world.addAngularVelocity(-4.675_090_836_833_329, to: body)
    world.addMember(body, to: set)
    for step in 0..<240 {
      world.advance(steps: 1)
      let depth = Double(world.position(of: body).y) + reach(Double(world.angle(of: body)))
      #expect(depth < 0.25, "step \(step): \(depth)")
    }
  }
}
