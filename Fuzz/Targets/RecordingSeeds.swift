// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// Texts of small recordings, which the fuzzer mutates.
enum RecordingSeeds {
  static var texts: [[UInt8]] {
    (0..<12).map { seed in
      let world = World()
      world.startRecording(hashInterval: 16)
      var reader = FuzzReader((0..<90).map { UInt8(truncatingIfNeeded: ($0 * 37 + seed * 101) ^ ($0 >> 2)) })
      var player = FuzzedWorld(world)
      while !reader.isAtEnd { player.change(&reader) }
      world.advance(steps: 8)
      return Array((world.stopRecording() ?? Recording()).text.utf8)
    }
  }
}
