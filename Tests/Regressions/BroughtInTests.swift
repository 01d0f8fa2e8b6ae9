// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// A body far outside a frame moved toward it for half a second, then fell asleep before it arrived.
///
/// A boundary moves such a body without giving it a velocity, so the body was considered still.
@Suite struct BroughtInTests {
  @Test("A body far outside a frame returns into it", arguments: [0.0, 1000])
  func arrives(gravity: Double) {
    let world = World()
    let body = world.addBody(
      BodyDescription(position: CGPoint(x: 200, y: 3000), size: CGSize(width: 50, height: 50)))
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: 0, y: 0, width: 400, height: 400), of: set)
    world.addMember(body, to: set)
    world.setGravity(CGVector(dx: 0, dy: gravity), of: body)
    world.advance(steps: 240 * 5)
    #expect(world.position(of: body) == CGPoint(x: 200, y: 375) && world.isAtRest)
  }
}
