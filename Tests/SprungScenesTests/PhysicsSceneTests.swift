// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungScenes
import SprungTestSupport
import Testing

@Suite struct PhysicsSceneTests {
  // Frames of ten steps begin and end both inside collision intervals and at their boundaries.
  @Test("Frames of 10 steps produce the same states as single steps", arguments: PhysicsScene.all.indices)
  func grouping(index: Int) {
    let scene = PhysicsScene.all[index]
    let single = scene.stateHashes(steps: 900, frame: 1)
    // States repeat once all bodies sleep.
    #expect(Set(single).count > 2, "\(scene.name)")
    let grouped = scene.stateHashes(steps: 900, frame: 10)
    let place = zip(single, grouped).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    #expect(place == nil, "\(scene.name), line \(place ?? 0)")
    Figures.count(1, "scenes", of: "another grouping of steps")
  }

  @Test("Playing a scene again gives the same hashes, and the golden hash is the hash of the lines")
  func again() throws {
    let scene = try #require(PhysicsScene.all.first { $0.name == "everything-at-once" })
    let lines = scene.lineHashes()
    #expect(lines.count == 30 && Set(lines).count == 30)
    var hash = StateHash()
    for line in lines { hash.combine(line) }
    #expect(scene.goldenHash() == hash.value)
  }
}
