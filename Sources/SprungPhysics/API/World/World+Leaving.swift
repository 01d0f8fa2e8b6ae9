// SPDX-License-Identifier: MIT

import SprungGeometry

/// Detects bodies that have permanently left the visible area.
extension World {
  /// Returns whether an awake body has left a rectangle and cannot return under the forces that currently act on it.
  /// The body must be beyond one side of the rectangle, and neither its velocity nor a force may point back toward that
  /// side. No field may act on the body, no frame may push it back, and all walls that it could reach must be behind
  /// it. The same conditions must apply to every body that is joined to the body or near it.
  ///
  /// Returns false for unknown identifiers and for bodies that were modified after the last step.
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
