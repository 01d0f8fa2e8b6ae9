// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// A box laid flat by `Pivoting` sank into the floor within one step and was then pushed out again, which added energy.
///
/// `Pivoting` lays a nearly flat side on its boundary, but left the body with a velocity of 5e-5 pt/s away from it. The
/// box therefore moved freely for a step instead of resting, and a fall of 0.009 points is too short to count as an
/// impact. A body that was laid flat now has no velocity away from its boundary.
@Suite struct BoxSinksAfterLyingFlatTests {
  @Test("A box that is laid flat stays on its floor")
  func stays() {
    let world = World()
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: -10_000, y: 0), CGPoint(x: 10_000, y: 0)], tag: 0, to: set)
    let angle = -2.642_494_549_010_154_3
    let turn = DeterministicMath.sincos(angle)
    let reach = 30 * abs(turn.sine) + 20 * abs(turn.cosine)
    var description = BodyDescription(
      position: CGPoint(x: 0, y: -reach - 22.416_902_803_338_136), size: CGSize(width: 60, height: 40))
    description.angle = angle
    let body = world.addBody(description)
    var material = BodyMaterial()
    material.elasticity = 0
    material.friction = 0.437_219_093_642_444_6
    material.resistance = 3.819_119_570_739_980_8
    material.angularResistance = material.resistance
    world.setMaterial(material, of: body)
    world.setGravity(CGVector(dx: 0, dy: 1000), of: body)
    world.setVelocity(CGVector(dx: -8.746_328_253_187_698, dy: 0), of: body)
    world.addAngularVelocity(-1.830_865_984_949_008_8, to: body)
    world.addMember(body, to: set)
    var isFlat = false
    for step in 0..<240 {
      world.advance(steps: 1)
      let y = Double(world.position(of: body).y)
      isFlat = isFlat || abs(y + 20) < 1e-6
      if isFlat { #expect(abs(y + 20) < 1e-6, "step \(step): \(y)") }
    }
    #expect(isFlat)
  }
}
