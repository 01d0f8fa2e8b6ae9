// SPDX-License-Identifier: MIT

import SprungGeometry

/// Bodies that left what is seen, and cannot come back.
extension World {
  /// Whether an awake body has left a rectangle and can never return under the forces that act on it now: it is beyond
  /// a side and neither moves nor is pulled towards it, nothing holds it, no field acts on it, no frame pushes it back,
  /// and the walls that it could meet are behind it. The same must hold for every body that it is joined to or near.
  ///
  /// False for unknown identifiers, and for a body that was changed since the last step.
  package func hasLeft(_ body: BodyID, _ bounds: CGRect) -> Bool {
    guard contains(body) else { return false }
    let left = Double(bounds.minX)
    let top = Double(bounds.minY)
    let right = Double(bounds.maxX)
    let bottom = Double(bounds.maxY)
    guard let rows = stages.departure.rowsThatNothingHolds(around: Int(body.index)) else { return false }
    let columns = columns
    return stages.departure.leaves(rows, columns.x, columns.velocityX, columns.accelerationX, beyond: right, 1)
      || stages.departure.leaves(rows, columns.x, columns.velocityX, columns.accelerationX, beyond: left, -1)
      || stages.departure.leaves(rows, columns.y, columns.velocityY, columns.accelerationY, beyond: bottom, 1)
      || stages.departure.leaves(rows, columns.y, columns.velocityY, columns.accelerationY, beyond: top, -1)
  }
}
