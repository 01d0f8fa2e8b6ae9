// SPDX-License-Identifier: MIT

import SprungGeometry

/// Replays recordings and finds the first difference.
extension Recording {
  /// The result of a replay.
  public struct Replay {
    /// The world at the end of the replay.
    public let world: World
    /// The first difference between the replay and the recording, at which the replay stopped, or nil.
    public let divergence: Divergence?
    /// The reason why the replay could not continue, or nil.
    public let obstacle: String?
    /// The faults that were reported during the replay. The same calls also caused faults when they were recorded.
    public let faults: [Fault]

    /// Whether all operations were performed and all hashes matched.
    public var isExact: Bool { divergence == nil && obstacle == nil }
  }

  /// Performs all recorded operations on a new world and stops at the first hash that differs. Sprung addition.
  ///
  /// Faults do not stop the replay. The forces of custom fields are not recorded. Instead, `force` is called with the
  /// number of each custom field, starting at 0 in the order in which the fields were added. The replay ends with an
  /// obstacle if `force` returns nil, if a snapshot to restore is not part of the recording, or if the replay exceeds
  /// `limits`.
  public func replay(limits: Limits = Limits(), force: (Int) -> FieldForce? = { _ in nil }) -> Replay {
    let world = World()
    var player = Player(world: world, limits: limits, lastRestores: lastRestores)
    var faults: [Fault] = []
    let outer = Diagnostics.handler
    Diagnostics.handler = { if Int64(faults.count) < limits.faults { faults.append($0) } }
    for position in operations.indices {
      player.play(operations[position], position, force)
      if player.divergence != nil || player.obstacle != nil { break }
    }
    Diagnostics.handler = outer
    return Replay(world: world, divergence: player.divergence, obstacle: player.obstacle, faults: faults)
  }

  /// For each snapshot, the index of the last operation that restores it, or -1 if no operation restores it.
  private var lastRestores: [Int64] {
    var positions: [Int64] = []
    for operation in operations { if case .snapshot = operation { positions.append(-1) } }
    for position in operations.indices {
      if case .restore(let number) = operations[position], number >= 0, Int(number) < positions.count {
        positions[Int(number)] = Int64(position)
      }
    }
    return positions
  }

  /// The state of a replay.
  private struct Player {
    let world: World
    let limits: Limits
    let lastRestores: [Int64]
    /// The snapshots that are restored later, each with its number of objects.
    var snapshots: [(snapshot: WorldSnapshot, objects: Int64)?] = []
    var keptSnapshots: Int64 = 0
    var keptObjects: Int64 = 0
    /// The total number of points of all walls added so far, including those that have been removed.
    var wallPoints: Int64 = 0
    var steps: Int64 = 0
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
      case .snapshot: takeSnapshot(position)
      case .restore(let number): goBack(to: number, position)
      case .advance(let count):
        guard count >= 0, count <= limits.steps - steps else {
          obstacle = "The recording requires more than the allowed \(limits.steps) steps."
          return
        }
        steps += count
        operation.apply(to: world)
      case .addBody:
        guard Int64(world.bodyCount) < limits.bodies else {
          obstacle = "The recording requires more than the allowed \(limits.bodies) bodies at once."
          return
        }
        operation.apply(to: world)
      case .addField(let description) where description.kind == .custom:
        guard let rule = force(customCount) else {
          obstacle = "The force of custom field \(customCount) is missing, because recordings cannot contain it."
          return
        }
        customCount += 1
        world.addField(description, force: rule)
      case .addField(let description): world.addField(description)
      case .addWall(let points, _, _):
        wallPoints += Int64(points.count)
        operation.apply(to: world)
      default: operation.apply(to: world)
      }
      last = operation
    }

    /// Copies the world only if the copy is restored later.
    private mutating func takeSnapshot(_ position: Int) {
      guard snapshots.count < lastRestores.count, lastRestores[snapshots.count] > position else {
        return snapshots.append(nil)
      }
      let objects = objects
      guard keptSnapshots < limits.snapshots, keptObjects <= limits.snapshotObjects - objects else {
        obstacle = "The recording requires more than the allowed \(limits.snapshots) snapshots at once, or larger ones."
        return
      }
      snapshots.append((world.snapshot(), objects))
      keptSnapshots += 1
      keptObjects += objects
    }

    private mutating func goBack(to number: Int32, _ position: Int) {
      guard number >= 0, Int(number) < snapshots.count, let kept = snapshots[Int(number)] else {
        obstacle = "The recording restores a snapshot that it did not take."
        return
      }
      world.restore(kept.snapshot)
      guard lastRestores[Int(number)] == position else { return }
      snapshots[Int(number)] = nil
      keptSnapshots -= 1
      keptObjects -= kept.objects
    }

    /// The number of objects in a copy of the world.
    private var objects: Int64 {
      Int64(world.context.bodies.rowCount) + Int64(world.context.springs.pool.rowCount)
        + Int64(world.context.joints.pool.rowCount) + Int64(world.context.contacts.used)
        + wallPoints
    }
  }
}
