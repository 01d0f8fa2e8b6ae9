// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// A world whose bodies are added and removed for a long time needs no more memory than at the beginning, and is
/// reproducible to the bit.
@Suite struct SoakTests {
  /// Steps of each run; a million with 420 times the usual trials.
  static let steps = 2_400 * Seeds.trials

  /// Runs a random scene that is changed every twelfth step; the oldest body is removed when there are more than 48.
  private func live(_ seed: UInt64, each: (World, Int) -> Void) -> UInt64 {
    let world = World()
    var scene = RandomScene(seed: seed, in: world)
    for step in stride(from: 0, to: Self.steps, by: 12) {
      scene.change(world)
      if scene.bodies.count > 48 { scene.remove(scene.bodies[0], from: world) }
      world.advance(steps: 12)
      world.clearContactEvents()
      each(world, step)
    }
    return world.stateHash()
  }

  @Test(
    "Rows, contacts and buffers do not grow with time, and two runs are the same", arguments: [1, 2, 3] as [UInt64])
  func flat(seed: UInt64) {
    var rows: [Int] = []
    var bytes: [Int] = []
    // In an hour, bodies without support fall farther than positions can be distinguished, and are stopped with a
    // fault. Some random joints contradict others, which is reported once.
    let faults = Diagnostics.recording {
      let first = live(seed) { world, step in
        guard step % 480 < 12 else { return }
        rows.append(world.context.bodies.rowCount - world.bodyCount)
        if let inUse = heapBytesInUse() { bytes.append(inUse) }
      }
      #expect(live(seed) { _, _ in } == first)
    }
    let others = faults.filter { !["unreasonableState", "contradictoryJoints"].contains($0.kind) }
    #expect(
      others.isEmpty,
      "seed \(seed): \(others.count) faults, first \(others.first.map { $0.kind + ": " + $0.message } ?? "")")
    Figures.count(2 * Self.steps, "steps", of: "time")
    // Rows of bodies that are gone are used again: there are never more free ones than bodies at once.
    #expect((rows.max() ?? 0) <= 128, "seed \(seed): \(rows)")
    // Other suites allocate meanwhile; in a long run the later half must not need a tenth more than the first.
    if Seeds.trials >= 100, bytes.count > 8 {
      let early = bytes[..<(bytes.count / 2)].max() ?? 0
      let late = bytes[(bytes.count / 2)...].max() ?? 0
      #expect(late < early + early / 10 + 1_000_000, "seed \(seed): \(early) bytes, later \(late)")
    }
  }
}
