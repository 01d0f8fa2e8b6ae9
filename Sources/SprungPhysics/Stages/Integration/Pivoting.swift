// SPDX-License-Identifier: MIT

import SprungGeometry

/// The motion of a body whose corners rest on boundaries, computed with impulses for one step.
///
/// The motion of a box that tips over a corner has no closed-form solution, because the contact force depends on the
/// rotation. Only in this state does a step use a small solver. Velocities change as in free motion. Ten passes apply
/// impulses to the corners in contact, followed by a straight move up to the next impact. The normal impulses only
/// push, and friction stays within its cone. When a side is nearly flat and hardly rotates, it is aligned with the
/// boundary, and `Sliding`, which is exact, takes over.
///
/// Invariant: a resting corner does not move deeper into a boundary than it was before the step, and a flat side
/// remains exactly flat.
final class Pivoting {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let near: BoundaryNeighborhood
  private let timeOfImpact: TimeOfImpact

  init(columns: BodyColumns, boundaries: BoundaryStore, near: BoundaryNeighborhood, timeOfImpact: TimeOfImpact) {
    self.columns = columns
    self.boundaries = boundaries
    self.near = near
    self.timeOfImpact = timeOfImpact
  }

  /// The corners in contact during the current call, stored so that a step allocates no memory.
  private var pivots: [Pivot] = []

  /// A corner that presses against a boundary.
  private struct Pivot {
    var leverX: Double
    var leverY: Double
    var normalX: Double
    var normalY: Double
    var gap: Double
    var normalImpulse = 0.0
    var rubbed = 0.0
  }

  /// Moves a body whose corners rest on boundaries. The velocities change as in free integration and are corrected by
  /// impulses so that no corner enters a boundary. A straight move follows. This is the only inexact motion near
  /// boundaries.
  ///
  /// Returns the elapsed time, which is less than `time` if the straight move ends early at another boundary.
  func pivot(_ row: Int, for time: Double) -> Double {
    let columns = columns
    let pose = columns.pose(row)
    let before = BodyState(columns, row)
    let end = columns.freePath(row, pose: pose, for: time).state(
      after: time, startCosine: pose.cosine, startSine: pose.sine)
    columns.velocityX[row] = end.motion.velocityX
    columns.velocityY[row] = end.motion.velocityY
    columns.angularVelocity[row] = end.motion.angularVelocity

    pivots.removeAll(keepingCapacity: true)
    for contact in near.contacts { addPivots(contact, row, pose) }
    let friction = columns.friction[row]
    for _ in 0..<10 {
      for index in pivots.indices { solve(&pivots[index], row, time: time, friction: friction) }
    }
    let path = Trajectory(
      startX: pose.x, startY: pose.y, startAngle: pose.angle, velocityAlong: columns.velocityX[row],
      velocityAcross: columns.velocityY[row], pullAlong: 0, pullAcross: 0, stiffness: 0, dampingRate: 0,
      angularVelocity: columns.angularVelocity[row], angularAcceleration: 0, angularResistance: 0)
    let used = timeOfImpact.follow(path, row, pose: pose, for: time)
    guard used == time else {
      // Only a fraction of the time has passed, so apply only this fraction of the velocity change.
      let share = used / time
      columns.velocityX[row] = before.velocityX + (columns.velocityX[row] - before.velocityX) * share
      columns.velocityY[row] = before.velocityY + (columns.velocityY[row] - before.velocityY) * share
      columns.angularVelocity[row] =
        before.angularVelocity + (columns.angularVelocity[row] - before.angularVelocity) * share
      return used
    }
    for contact in near.contacts where lieFlat(row, contact) { break }
    return used
  }

  /// Adds the corners that press against a boundary, or the contact point if none does.
  private func addPivots(_ contact: BoundaryContact, _ row: Int, _ pose: Trajectory.Pose) {
    // If the end of a segment presses against a side of the body, there is a single contact point, which is not a
    // corner.
    guard !contact.isEnd else {
      pivots.append(
        Pivot(
          leverX: contact.pointX - pose.x, leverY: contact.pointY - pose.y, normalX: contact.normalX,
          normalY: contact.normalY, gap: contact.gap))
      return
    }
    // For a frame, the point is on the body; for a segment, it is on the wall. Along the normal, the distances of the
    // point and of the wall from the center differ only by the gap.
    let depth =
      (contact.pointX - pose.x) * contact.normalX + (contact.pointY - pose.y) * contact.normalY
      - (contact.feature.index < 0 ? contact.gap : 0)
    let halfWidth = columns.halfWidth[row]
    let halfHeight = columns.halfHeight[row]
    var found = false
    for corner in 0..<4 {
      let localX = corner & 1 == 0 ? -halfWidth : halfWidth
      let localY = corner & 2 == 0 ? -halfHeight : halfHeight
      let leverX = localX * pose.cosine - localY * pose.sine
      let leverY = localX * pose.sine + localY * pose.cosine
      let gap = leverX * contact.normalX + leverY * contact.normalY - depth
      guard gap < PhysicsTuning.contactSlop, isOver(contact, x: pose.x + leverX, y: pose.y + leverY) else { continue }
      pivots.append(
        Pivot(leverX: leverX, leverY: leverY, normalX: contact.normalX, normalY: contact.normalY, gap: gap))
      found = true
    }
    if !found {
      pivots.append(
        Pivot(
          leverX: contact.pointX - pose.x, leverY: contact.pointY - pose.y, normalX: contact.normalX,
          normalY: contact.normalY, gap: contact.gap))
    }
  }

  /// Returns whether a point is beside the contact's segment and not beyond its ends. The result is always true for
  /// frames.
  private func isOver(_ contact: BoundaryContact, x: Double, y: Double) -> Bool {
    guard contact.feature.index >= 0 else { return true }
    let segment = boundaries.sets[Int(contact.feature.set)].segments[Int(contact.feature.index)]
    let along =
      ((x - segment.startX) * (segment.endX - segment.startX) + (y - segment.startY) * (segment.endY - segment.startY))
      / segment.length
    return along >= 0 && along <= segment.length
  }

  /// Makes one pass over a corner: the normal impulse, which only pushes, followed by friction within its cone.
  private func solve(_ pivot: inout Pivot, _ row: Int, time: Double, friction: Double) {
    let columns = columns
    let inverseMass = columns.inverseMass[row]
    let inverseInertia = columns.inverseInertia[row]

    let lever = pivot.leverX * pivot.normalY - pivot.leverY * pivot.normalX
    let approach =
      (columns.velocityX[row] - columns.angularVelocity[row] * pivot.leverY) * pivot.normalX
      + (columns.velocityY[row] + columns.angularVelocity[row] * pivot.leverX) * pivot.normalY + max(0, pivot.gap)
      / time
    let normalImpulse = max(0, pivot.normalImpulse - approach / (inverseMass + lever * lever * inverseInertia))
    let push = normalImpulse - pivot.normalImpulse
    pivot.normalImpulse = normalImpulse
    columns.velocityX[row] += pivot.normalX * push * inverseMass
    columns.velocityY[row] += pivot.normalY * push * inverseMass
    columns.angularVelocity[row] += lever * push * inverseInertia

    let alongX = -pivot.normalY
    let alongY = pivot.normalX
    let alongLever = pivot.leverX * alongY - pivot.leverY * alongX
    let slip =
      (columns.velocityX[row] - columns.angularVelocity[row] * pivot.leverY) * alongX
      + (columns.velocityY[row] + columns.angularVelocity[row] * pivot.leverX) * alongY
    let limit = friction * pivot.normalImpulse
    let wanted = pivot.rubbed - slip / (inverseMass + alongLever * alongLever * inverseInertia)
    let rubbed = max(-limit, min(limit, wanted))
    let rub = rubbed - pivot.rubbed
    pivot.rubbed = rubbed
    columns.velocityX[row] += alongX * rub * inverseMass
    columns.velocityY[row] += alongY * rub * inverseMass
    columns.angularVelocity[row] += alongLever * rub * inverseInertia
  }

  /// Rotates a side that is nearly parallel to a boundary until it is exactly parallel, so that the exact slide takes
  /// over.
  private func lieFlat(_ row: Int, _ contact: BoundaryContact) -> Bool {
    guard !columns.hasTorque(row), abs(columns.angularVelocity[row]) < PhysicsTuning.restAngularVelocity else {
      return false
    }
    let pose = columns.pose(row)
    let localX = contact.normalX * pose.cosine + contact.normalY * pose.sine
    let localY = contact.normalY * pose.cosine - contact.normalX * pose.sine
    let error = abs(localX) < abs(localY) ? -localX / localY : localY / localX
    guard abs(error) < PhysicsTuning.invisibleAngle else { return false }
    columns.angle[row] += error
    columns.angularVelocity[row] = 0
    // The corners are now on the boundary. If the body kept a velocity away from the boundary, the side would fall back
    // in the next step, too slowly for an impact, and be pushed out again.
    let leaving = columns.velocityX[row] * contact.normalX + columns.velocityY[row] * contact.normalY
    if leaving > 0, leaving < PhysicsTuning.restSpeed {
      columns.velocityX[row] -= leaving * contact.normalX
      columns.velocityY[row] -= leaving * contact.normalY
    }
    return true
  }
}
