// SPDX-License-Identifier: MIT

import SprungGeometry

/// Playing a recording, and finding the first step that differs.
extension Recording {
  /// The result of a replay.
  public struct Replay {
    /// The world at the end, or where the replay stopped.
    public let world: World
    /// The first difference, at which the replay stopped; nil if there was none.
    public let divergence: Divergence?
    /// Why the replay could not go on; nil if it could.
    public let obstacle: String?
    /// The reported faults, of calls that were faults when they were recorded too.
    public let faults: [Fault]

    /// Whether everything was done and every hash was met.
    public var isExact: Bool { divergence == nil && obstacle == nil }
  }

  /// Does everything that was recorded to a new world, and stops at the first hash that differs. Sprung addition.
  ///
  /// Faults do not stop it. Forces of custom fields cannot be recorded: `force` is called for them by number, from 0
  /// in the order of adding; without an answer, at a snapshot from outside, and beyond `limits`, the replay ends with an
  /// obstacle.
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

  /// For each snapshot the index of the last operation that restores it; -1 if there is none.
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
    /// Snapshots that are restored later, and the number of objects of each.
    var snapshots: [(snapshot: WorldSnapshot, objects: Int64)?] = []
    var keptSnapshots: Int64 = 0
    var keptObjects: Int64 = 0
    /// Points of all walls up to now, whether they were removed since or not.
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
