// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct SleepPolicyTests {
  /// Adds six adjacent boxes that slide over a floor. Each box is detected as moving 0.2 s after its neighbor.
  private func row(at speed: Double) -> (world: World, bodies: [BodyID]) {
    let world = World()
    let bodies = (0..<6).map { world.addUnitBody(x: 100 + Double($0) * 40, y: 980, width: 40, height: 40) }
    for body in bodies {
      world.configure(body) { $0.friction = 0 }
      world.setGravity(0, 1000, of: body)
      world.setVelocity(speed, 0, of: body)
    }
    world.addFrame(CGRect(x: 0, y: 0, width: 100_000, height: 1000), around: bodies)
    world.addColliders(bodies)
    for body in bodies {
      world.advance(seconds: 0.2)
      if let row = world.row(of: body, for: "a test") { world.context.bodies.columns.stillSteps[row] = 0 }
    }
    return (world, bodies)
  }

  @Test("A pile falls asleep although one of its bodies creeps at any time")
  func creeping() {
    // A movement of 1.25 pt takes 1.25 s, and half a second later the body is considered still again. At any time, one
    // of the six boxes is considered moving.
    let (world, bodies) = row(at: 1)
    #expect(bodies.allSatisfy { !world.isAsleep($0) })
    world.advance(seconds: 1.2)
    #expect(bodies.allSatisfy { world.isAsleep($0) })
  }

  @Test("A body that leaves its position within half a second stays awake, even after creeping")
  func moving() {
    let (world, bodies) = row(at: 4)
    world.advance(seconds: 10)
    #expect(bodies.allSatisfy { !world.isAsleep($0) } && world.x(bodies[0]) > 140)
    let (slow, others) = row(at: 1)
    slow.advance(seconds: 0.5)
    for body in others { slow.setVelocity(4, 0, of: body) }
    slow.advance(seconds: 10)
    #expect(others.allSatisfy { !slow.isAsleep($0) })
  }

  @Test("The count of still steps is limited")
  func longest() {
    let (world, bodies) = row(at: 0)
    for body in bodies {
      if let row = world.row(of: body, for: "a test") {
        world.context.bodies.columns.stillSteps[row] = (1 << 21) - 2
        world.setVelocity(0, 0, of: body)
      }
    }
    world.advance(seconds: 1)
    #expect(bodies.allSatisfy { world.isAsleep($0) })
  }
}
