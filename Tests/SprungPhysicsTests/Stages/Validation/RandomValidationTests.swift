// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests that every store is valid after every call, regardless of previous calls.
@Suite struct RandomValidationTests {
  @Test("All stores are valid after every random change and step", arguments: Seeds.first(8))
  func changes(seed: UInt64) {
    // Faults about contradictory joints are ignored.
    let faults = Diagnostics.recording {
      let world = World()
      world.validatesEveryCall = true
      var scene = RandomScene(seed: seed, in: world)
      var snapshot = world.snapshot()
      var old = scene
      for number in 0..<300 {
        scene.change(world)
        if scene.random.int(in: 0..<3) == 0 { world.advance(steps: scene.random.int(in: 1..<9)) }
        if scene.random.int(in: 0..<60) == 0 { world.advance(steps: 400) }
        if number % 97 == 50 { (snapshot, old) = (world.snapshot(), scene) }
        if number % 97 == 90 {
          world.restore(snapshot)
          let random = scene.random
          scene = old
          scene.random = random
        }
        world.clearContactEvents()
        #if !DEBUG
          world.validate()
        #endif
      }
    }
    let broken = faults.filter { $0.kind == "brokenStore" }.map(\.message)
    #expect(broken == [], "seed \(seed)")
    Figures.count(300, "changes", of: "internal state")
  }

  @Test("Validation after every call reports an invalid store, and only if enabled")
  func asked() {
    let world = ValidationTests.world()
    world.context.bodies.collidableCount += 1
    #expect(Diagnostics.recording { world.advance(steps: 1) }.isEmpty)
    world.validatesEveryCall = true
    let faults = Diagnostics.recording { world.advance(steps: 1) }
    #if DEBUG
      #expect(faults.map(\.kind) == ["brokenStore"])
    #else
      #expect(faults.isEmpty)
    #endif
  }
}
