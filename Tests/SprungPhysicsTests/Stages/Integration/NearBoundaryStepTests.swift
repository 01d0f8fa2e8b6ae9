// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests the information that steps near boundaries pass to other stages.
@Suite struct NearBoundaryStepTests {
  private func moved(_ world: World) -> [BodyID] {
    var bodies: [BodyID] = []
    world.drainMoved { bodies.append($0) }
    return bodies
  }

  @Test("A body sliding along a floor moves in every step, and a body that has come to rest does not")
  func sliding() {
    let world = World()
    let slides = world.addUnitBody(x: 100, y: 250)
    let rests = world.addUnitBody(x: 900, y: 250)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 300), around: [slides, rests])
    for body in [slides, rests] {
      world.configure(body) { $0.friction = 0 }
      world.setGravity(0, 1000, of: body)
    }
    world.advance(seconds: 1)
    #expect(world.isAtRest)
    _ = moved(world)
    world.setVelocity(240, 0, of: slides)
    for step in 1...60 {
      world.advance(steps: 1)
      #expect(moved(world) == [slides])
      #expect(isNear(world.x(slides), 100 + Double(step)))
      #expect(world.y(slides) == 250)
    }
    // The body is awake but has not moved.
    world.setVelocity(0, 0, of: rests)
    #expect(!world.isAsleep(rests))
    world.advance(steps: 1)
    #expect(moved(world) == [slides])
  }
}
