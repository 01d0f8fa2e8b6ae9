// SPDX-License-Identifier: MIT

import SprungGeometry

/// Anchored bodies that are moved, and push others by the velocity of the move.
extension World {
  /// Moves an anchored body to a position and angle in equal parts over the next `steps` steps. Sprung addition.
  ///
  /// Meanwhile it has the velocity of that move, so that it pushes, drags along and throws what touches it or hangs on
  /// it; nothing pushes it. That velocity is at most `PhysicsLimits.largestKinematicSpeed`, also of its corners when it
  /// rotates: of a longer move the first part is jumped over. Afterwards it stands still again. With zero steps or
  /// fewer it is only put there, and so is a body that is not anchored. Setting its position, its angle or whether it
  /// is anchored ends the move. Values that are not finite are a fault and ignored.
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
    // A body that jumped may have other neighbors.
    if columns.flags[row].contains(.collidable) { columns.flags[row].insert(.unpaired) }
    stages.activeList.activate(row)
    context.moves.list.append(
      KinematicMove(
        row: Int32(row), steps: Int32(steps), startX: columns.x[row], startY: columns.y[row],
        startAngle: columns.angle[row], deltaX: deltaX, deltaY: deltaY, rotation: rotation, endX: endX, endY: endY,
        endAngle: angle))
  }

  /// Whether a body is fixed in place, see `setAnchored`; false for unknown identifiers.
  public func isAnchored(_ body: BodyID) -> Bool {
    contains(body) && columns.flags[Int(body.index)].contains(.anchored)
  }
}
