// SPDX-License-Identifier: MIT

import SprungPhysics

extension FuzzTarget {
  /// Worlds that receive all kinds of calls with arbitrary numbers. Visible values must be numbers, equal calls must
  /// produce equal states, and a recording must play back exactly.
  static let worlds = FuzzTarget("worlds", faults: nil) { bytes, check in
    let first = play(bytes, check)
    let world = World()
    world.startRecording(hashInterval: 8)
    let second = play(bytes, check, in: world)
    check.expect(first == second, "the same calls produce a different state when they are recorded")
    guard let recording = world.stopRecording(), !hasCustomField(recording) else { return }
    let replay = recording.replay()
    check.expect(
      replay.isExact,
      "a recording does not play: \(replay.obstacle ?? "it differs at step \(replay.divergence?.step ?? 0)")"
    )
  }

  private static func play(_ bytes: [UInt8], _ check: FuzzCheck, in world: World = World()) -> UInt64 {
    var reader = FuzzReader(bytes)
    var player = FuzzedWorld(world)
    while !reader.isAtEnd { player.change(&reader) }
    player.advance(24)
    check.note(player.finding)
    return world.stateHash()
  }

  private static func hasCustomField(_ recording: Recording) -> Bool {
    recording.operations.contains {
      if case .addField(let description) = $0 { description.kind == .custom } else { false }
    }
  }
}
