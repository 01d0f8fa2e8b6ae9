// SPDX-License-Identifier: MIT

import SprungGeometry

extension Recording {
  /// Does everything that was recorded to a new world, and stops at the first hash that differs. Sprung addition.
  ///
  /// Faults do not stop it. Forces of custom fields cannot be recorded: `force` is asked for them by their number, from 0
  /// in the order of adding; without an answer, and at a snapshot from outside, the replay ends with an obstacle.
  public func replay(force: (Int) -> FieldForce? = { _ in nil }) -> Replay {
    let world = World()
    var player = Player(world: world)
    let faults = Diagnostics.recording {
      for position in operations.indices {
        player.play(operations[position], position, force)
        if player.divergence != nil || player.obstacle != nil { break }
      }
    }
    return Replay(world: world, divergence: player.divergence, obstacle: player.obstacle, faults: faults)
  }

  /// The state of a replay.
  private struct Player {
    let world: World
    var snapshots: [WorldSnapshot] = []
    var customCount = 0
    var last: RecordedOperation?
    var divergence: Divergence?
    var obstacle: String?

    mutating func play(_ operation: RecordedOperation, _ position: Int, _ force: (Int) -> FieldForce?) {
      switch operation {
      case .hash(let expected):
        let found = world.stateHash()
        if found != expected {
          divergence = Divergence(
            step: world.stepCount, position: Int64(position), operation: last, expected: expected, found: found)
        }
        return
      case .snapshot: snapshots.append(world.snapshot())
      case .restore(let number):
        guard number >= 0, Int(number) < snapshots.count else {
          obstacle = "A snapshot was restored that the recording did not take."
          return
        }
        world.restore(snapshots[Int(number)])
      case .addField(let description) where description.kind == .custom:
        guard let rule = force(customCount) else {
          obstacle = "The force of custom field \(customCount) is missing; a recording cannot hold it."
          return
        }
        customCount += 1
        world.addField(description, force: rule)
      case .addField(let description): world.addField(description)
      default: operation.apply(to: world)
      }
      last = operation
    }
  }
}
