// SPDX-License-Identifier: MIT

import Foundation
import SprungGeometry
import SprungScenes
import SprungTestSupport
import Testing

/// Compares the physics with its goldens. `sp_scene_golden` plays the same scenes in wasmkit and in a browser.
@Suite struct PhysicsGoldenTests {
  @Test("Golden: every step of every scene", arguments: Array(PhysicsScene.all.indices))
  func golden(index: Int) {
    let scene = PhysicsScene.all[index]
    // The first line contains the scene's number in `sp_scene_golden`.
    var lines = ["scene \(index)"]
    let faults = Diagnostics.recording { lines += scene.lineHashes().map { String($0, radix: 16) } }
    #expect(faults.isEmpty, "\(scene.name): \(faults.first?.message ?? "")")
    expectGolden(
      "physics/" + scene.name, lines,
      remarks: [
        "\(PhysicsScene.goldenSteps) steps of 1/240 s. After the scene's number each line is one hash of",
        "\(PhysicsScene.stepsPerLine) state hashes, one after each step, with the contact events of the step.",
      ])
    Figures.count(1, "physics scenes", of: "another machine")
    Figures.count(PhysicsScene.goldenSteps, "steps", of: "another machine")
  }

  @Test("There are at least forty scenes with unique names, and no other goldens")
  func names() throws {
    let names = PhysicsScene.all.map(\.name)
    #expect(names.count >= 40 && Set(names).count == names.count)
    let folder = Golden.standardFolder.appendingPathComponent("physics")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(names.map { $0 + ".txt" }))
  }
}
