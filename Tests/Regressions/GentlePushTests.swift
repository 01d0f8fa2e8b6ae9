// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// If a body received a velocity after nearly half a second without motion, it fell asleep a moment later and did not
/// move.
@Suite struct GentlePushTests {
  @Test("A gentle push moves a body that is about to fall asleep", arguments: 110..<128)
  func push(steps: Int) {
    let world = World()
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: 0, y: 0, width: 10_000, height: 1000), of: set)
    world.setMembersCollide(true, of: set)
    let bodies = (0..<2).map { index in
      let body = world.addBody(
        BodyDescription(position: CGPoint(x: 100 + 40 * index, y: 980), size: CGSize(width: 40, height: 40)))
      var material = BodyMaterial()
      material.friction = 0
      world.setMaterial(material, of: body)
      world.setGravity(CGVector(dx: 0, dy: 1000), of: body)
      world.setVelocity(CGVector(dx: 1, dy: 0), of: body)
      world.addMember(body, to: set)
      return body
    }
    world.advance(steps: steps)
    for body in bodies { world.setVelocity(CGVector(dx: 4, dy: 0), of: body) }
    world.advance(steps: 240)
    #expect(world.position(of: bodies[0]).x > 104 && world.position(of: bodies[1]).x > 144)
  }
}
