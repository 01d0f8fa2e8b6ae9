// SPDX-License-Identifier: MIT

import SprungGeometry

/// Moves anchored bodies over several steps, during which they push other bodies.
extension World {
  /// Moves an anchored body to a position and an angle in equal increments over the next `steps` steps. Sprung
  /// addition.
  ///
  /// During the move, the body has the corresponding velocity, so it pushes, drags and throws bodies that touch it or
  /// are joined to it. Other bodies do not affect it. The velocity of the center and of the corners is limited to
  /// `PhysicsLimits.largestKinematicSpeed`. If a move would exceed this limit, the first part of the move is skipped.
  /// After the move, the body is at rest again. If `steps` is zero or negative, or the body is not anchored, the body
  /// is placed at the destination immediately. Setting the body's position or angle, anchoring it or releasing it ends
  /// the move. Values that are not finite are reported as a fault and have no effect.
  public func moveKinematically(_ body: BodyID, to position: CGPoint, angle: Double, steps: Int) {
    note(.moveKinematically(body, to: position, angle: angle, steps: Int64(steps)))
    defer { validateAfterCall() }
    let endX = Double(position.x)
    let endY = Double(position.y)
    guard let row = row(of: body, for: "moveKinematically"), accepts(endX, endY, for: "moveKinematically(position)"),
      accepts(angle, for: "moveKinematically(angle)")
    else { return }
    let columns = columns
    stages.activeList.endKinematicMove(row)
    let steps = min(steps, Int(Int32.max))
    let isKinematic = steps > 0 && columns.flags[row].contains(.anchored)
    var deltaX = isKinematic ? endX - columns.x[row] : 0
    var deltaY = isKinematic ? endY - columns.y[row] : 0
    var rotation = isKinematic ? angle - columns.angle[row] : 0
    let duration = Double(max(1, steps)) * PhysicsUnits.stepDuration
    let farthest = PhysicsLimits.largestKinematicSpeed * duration
    let distance = (deltaX * deltaX + deltaY * deltaY).squareRoot()
    if distance > farthest {
      deltaX *= farthest / distance
      deltaY *= farthest / distance
    }
    let widest = min(PhysicsLimits.largestAngularVelocity * duration, farthest / columns.boundingRadius[row])
    rotation = min(widest, max(-widest, rotation))
    stages.activeList.wakeTouching(row)
    columns.x[row] = endX - deltaX
    columns.y[row] = endY - deltaY
    columns.angle[row] = angle - rotation
    columns.storeGoodPose(row)
    stages.activeList.wake(row, because: .disturbed)
    columns.markMoved(row)
    guard deltaX != 0 || deltaY != 0 || rotation != 0 else { return }
    columns.velocityX[row] = deltaX / duration
    columns.velocityY[row] = deltaY / duration
    columns.angularVelocity[row] = rotation / duration
    columns.flags[row].insert(.kinematic)
    // If the first part of the move was skipped, the body may now be near other bodies.
    if columns.flags[row].contains(.collidable) { columns.flags[row].insert(.unpaired) }
    stages.activeList.activate(row)
    context.moves.list.append(
      KinematicMove(
        row: Int32(row), steps: Int32(steps), startX: columns.x[row], startY: columns.y[row],
        startAngle: columns.angle[row], deltaX: deltaX, deltaY: deltaY, rotation: rotation, endX: endX, endY: endY,
        endAngle: angle))
  }

  /// Returns whether a body is anchored, see `setAnchored`. Returns false for unknown identifiers.
  public func isAnchored(_ body: BodyID) -> Bool {
    contains(body) && columns.flags[Int(body.index)].contains(.anchored)
  }
}
