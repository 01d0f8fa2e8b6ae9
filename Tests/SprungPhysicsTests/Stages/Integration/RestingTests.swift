// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests the rest positions of bodies on springs that touch boundaries.
@Suite struct RestingTests {
  @Test(
    "A body on a spring between two walls without contact pressure rests exactly at its position",
    arguments: [0.1, 0.3, 1])
  func shaft(damping: Double) {
    let world = World()
    let body = world.addUnitBody(x: 50, y: 300)
    world.addFrame(CGRect(x: 0, y: 0, width: 100, height: 1000), around: [body])
    world.addSpring(to: body, anchor: CGPoint(x: 50, y: 500), frequency: 1, damping: damping)
    world.advance(seconds: 20)
    #expect(world.isAtRest)
    #expect(abs(world.y(body) - 500) < 1e-9)
    #expect(world.x(body) == 50)
  }

  @Test("A body stays in a corner if a spring pulls it there, and slides along a single wall to its equilibrium")
  func corner() {
    let world = World()
    let cornered = world.addUnitBody(x: 60, y: 60)
    let held = world.addUnitBody(x: 60, y: 300)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [cornered, held])
    world.addSpring(to: cornered, anchor: CGPoint(x: 20, y: 30), frequency: 1, damping: 0.5)
    world.addSpring(to: held, anchor: CGPoint(x: 20, y: 500), frequency: 1, damping: 0.5)
    world.advance(seconds: 20)
    #expect(world.isAtRest)
    #expect(abs(world.x(cornered) - 50) < 1e-9 && abs(world.y(cornered) - 50) < 1e-9)
    #expect(abs(world.x(held) - 50) < 1e-9 && abs(world.y(held) - 500) < 1e-9)
  }
}
