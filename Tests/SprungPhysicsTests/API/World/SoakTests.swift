// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests that a world whose bodies are added and removed for a long time does not need more memory than at the
/// beginning, and is bit-reproducible.
@Suite struct SoakTests {
  /// The number of steps of each run. For a million steps, run 420 times the usual number of trials.
  static let steps = 2_400 * Seeds.trials

  /// Runs a random scene that changes every twelfth step. If there are more than 48 bodies, the oldest is removed.
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
    "Rows, contacts and buffers do not grow over time, and two runs are identical", arguments: [1, 2, 3] as [UInt64])
  func flat(seed: UInt64) {
    var rows: [Int] = []
    var bytes: [Int] = []
    // In an hour, unsupported bodies fall beyond the precision of coordinates and are stopped with a fault. Some random
    // joints contradict each other, which is reported once.
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
    Figures.count(2 * Self.steps, "steps", of: "long simulations")
    // Rows of removed bodies are reused. The number of free rows never exceeds the maximum number of simultaneous
    // bodies.
    #expect((rows.max() ?? 0) <= 128, "seed \(seed): \(rows)")
    // Other suites allocate concurrently. In a long run, the second half may need at most a tenth more memory than the
    // first.
    if Seeds.trials >= 100, bytes.count > 8 {
      let early = bytes[..<(bytes.count / 2)].max() ?? 0
      let late = bytes[(bytes.count / 2)...].max() ?? 0
      #expect(late < early + early / 10 + 1_000_000, "seed \(seed): \(early) bytes, later \(late)")
    }
  }
}
