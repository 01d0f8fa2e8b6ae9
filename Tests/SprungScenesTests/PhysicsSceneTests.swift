// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungScenes
import Testing

@Suite struct PhysicsSceneTests {
  @Test("Frames of 4 and 10 steps give the states that single steps give", arguments: PhysicsScene.all.indices)
  func grouping(index: Int) {
    let scene = PhysicsScene.all[index]
    let single = scene.stateHashes(steps: 900, frame: 1)
    #expect(Set(single).count == single.count, "\(scene.name)")
    for frame in [4, 10] {
      let grouped = scene.stateHashes(steps: 900, frame: frame)
      let place = zip(single, grouped).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      #expect(place == nil, "\(scene.name), frames of \(frame) steps, line \(place ?? 0)")
    }
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
