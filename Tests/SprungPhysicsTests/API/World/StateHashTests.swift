// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

@Suite struct WorldStateHashTests {
  @Test("The hash distinguishes worlds, but not runs of the same world")
  func hash() {
    func run(_ offset: Double) -> UInt64 {
      let (world, bodies) = PropertyTests.randomWorld(seed: 3)
      world.addVelocity(CGVector(dx: offset, dy: 0), to: bodies[0])
      world.advance(seconds: 1)
      return world.stateHash()
    }
    #expect(run(0) == run(0))
    #expect(run(0) != run(1e-9))
  }

  @Test("Golden: hashes of a crowded frame for three seconds")
  func golden() {
    let (world, _) = PropertyTests.randomWorld(seed: 2026, count: 20)
    var lines: [String] = []
    for _ in 0..<30 {
      world.advance(steps: 24)
      lines.append(String(world.stateHash(), radix: 16))
    }
    expectGolden("world-crowded-frame", lines, remarks: ["20 random bodies, one hash every 0.1 s"])
  }
}
