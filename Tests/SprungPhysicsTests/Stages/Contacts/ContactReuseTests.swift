// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungPhysics

/// Tests contacts that are reused for several collision intervals.
@Suite struct ContactReuseTests {
  let world = World()

  /// Adds columns of 40-point boxes above the floor of a frame.
  private func pile(columns: Int, rows: Int, gap: Double) -> [BodyID] {
    var bodies: [BodyID] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let shift = Double((row * 7 + column * 5) % 9) - 4
        let body = world.addUnitBody(
          x: 60 + Double(column) * 60 + shift, y: 980 - Double(row) * (40 + gap), width: 40, height: 40)
        world.setGravity(0, 1000, of: body)
        bodies.append(body)
      }
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: Double(columns) * 60 + 60, height: 1000), around: bodies)
    world.setMembersCollide(true, of: set)
    return bodies
  }

  @Test("A stack at rest keeps its contacts until something changes")
  func rest() {
    world.canSleep = false
    let bodies = pile(columns: 1, rows: 5, gap: 0)
    world.advance(seconds: 4)
    let solver = world.context.solverBodies
    let base = solver.base[1]
    let y = world.y(bodies[4])
    world.advance(steps: 40)
    #expect(solver.base[1] == base)
    #expect(abs(world.y(bodies[4]) - y) < PhysicsTuning.contactReuseDistance)
    #expect(world.validate())
    world.setVelocity(40, 0, of: bodies[4])
    world.advance(steps: 8)
    #expect(solver.base[1] != base)
    #expect(world.validate())
  }

  @Test("A pile with kept contacts falls asleep without overlap")
  func sleep() {
    let bodies = pile(columns: 1, rows: 8, gap: 6)
    world.advance(seconds: 6)
    #expect(world.isAtRest)
    for (upper, lower) in zip(bodies.dropFirst(), bodies) { #expect(world.y(lower) - world.y(upper) > 39) }
  }
}
