// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

@testable import SprungScenes

/// Tests the heap use of the scenes, which contain all kinds of joints, fields, shapes and boundaries, and many bodies
/// that sleep and wake.
@Suite struct SceneHeapTests {
  @Test("Steps of a warmed-up scene do not increase heap use", arguments: PhysicsScene.all.indices)
  func warm(index: Int) {
    let scene = PhysicsScene.all[index]
    let builder = SceneBuilder()
    scene.prepare(builder)
    let world = builder.world
    for _ in 0..<50 {
      builder.act()
      world.advance(steps: 12)
      world.clearContactEvents()
    }
    let change = leastHeapChange {
      builder.act()
      for _ in 0..<3 { world.advance(steps: 4) }
      world.clearContactEvents()
    }
    #expect(change == 0, "\(scene.name)")
    Figures.count(1, "scenes", of: "memory")
    Figures.largest(Double(change), "bytes of memory growth", of: "memory")
    builder.forgetActions()
  }
}
