// SPDX-License-Identifier: MIT

import SprungGeometry

/// Checks whether a body that was deflected within a collision interval can touch a body with which it has no contact.
///
/// Contacts are found for predicted motions, and a pair that does not touch within the interval gets no manifold
/// (`ManifoldStage`). An impact changes the prediction. Recomputing all contacts costs as much as the rest of a step,
/// and most bodies that land, stop or bounce touch nothing else before the interval ends. Therefore the neighbors of
/// the body are checked first, with the velocities after the impact and for the remaining time.
///
/// Invariant: if the result is false and no other body is deflected, no pair without a manifold comes within the
/// contact slop before the interval ends.
final class UnforeseenContacts {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let collisionGrid: BroadPhase
  private let solverBodies: SolverBodies
  private let boundaryManifolds: BoundaryManifolds

  init(
    columns: BodyColumns, contacts: ContactPool, collisionGrid: BroadPhase, solverBodies: SolverBodies,
    boundaryManifolds: BoundaryManifolds
  ) {
    self.columns = columns
    self.contacts = contacts
    self.collisionGrid = collisionGrid
    self.solverBodies = solverBodies
    self.boundaryManifolds = boundaryManifolds
  }

  /// Returns whether, in the remaining `time` of the interval in seconds, a solver body can touch a body or boundary
  /// with which it has no manifold. The body's new state must be in the columns.
  func mayMeet(_ row: Int, within time: Double) -> Bool {
    let columns = columns
    // Only bodies that can touch others have a sweep and a fat box.
    guard columns.flags[row].contains(.collidable) else { return true }
    return leavesSweep(row, within: time) || meetsNeighbor(row, within: time)
  }

  /// Returns whether the body can move farther than the distance within which boundaries were found, or leave the fat
  /// box within which neighbors were found.
  private func leavesSweep(_ row: Int, within time: Double) -> Bool {
    let columns = columns
    let x = columns.velocityX[row]
    let y = columns.velocityY[row]
    let radius = columns.boundingRadius[row]
    let reach =
      ((x * x + y * y).squareRoot() + abs(columns.angularVelocity[row]) * radius) * time + columns.gain[row]
    let delta = solverBodies.deltaPosition[columns.solverIndex(of: row)]
    let path = (delta.x * delta.x + delta.y * delta.y).squareRoot() + abs(delta.z) * radius
    if path + reach <= columns.sweep[row] { return false }
    let box = collisionGrid.box(of: Int32(row))
    let extent = columns.extent(row)
    let right = extent.x + reach
    let down = extent.y + reach
    if columns.x[row] - right < box.left || columns.x[row] + right > box.right || columns.y[row] - down < box.top
      || columns.y[row] + down > box.bottom
    {
      return true
    }
    return columns.flags[row].contains(.bounded) && !boundaryManifolds.isClear(row)
  }

  /// Returns whether a neighbor without a manifold can come within the contact slop.
  private func meetsNeighbor(_ row: Int, within time: Double) -> Bool {
    let links = contacts.links.view
    var current = columns.firstContact[row]
    while current >= 0 {
      if contacts.records[Int(current)].manifold.count == 0, meets(contacts.records + Int(current), within: time) {
        return true
      }
      let link = links[Int(current)]
      current = link.rowA == Int32(row) ? link.nextA : link.nextB
    }
    return false
  }

  /// Returns whether the shapes of a pair can come within the contact slop.
  private func meets(_ record: UnsafeMutablePointer<Contact>, within time: Double) -> Bool {
    let columns = columns
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let x = columns.x[rowA]
    let y = columns.y[rowA]
    let deltaX = columns.x[rowB] - x
    let deltaY = columns.y[rowB] - y
    let speedX = columns.velocityX[rowB] - columns.velocityX[rowA]
    let speedY = columns.velocityY[rowB] - columns.velocityY[rowA]
    let rotating =
      abs(columns.angularVelocity[rowA]) * columns.boundingRadius[rowA] + abs(columns.angularVelocity[rowB])
      * columns.boundingRadius[rowB]
    let gain = rotating * time + columns.gain[rowA] + columns.gain[rowB] + PhysicsTuning.contactSlop
    let margin = (speedX * speedX + speedY * speedY).squareRoot() * time + gain
    let reach = columns.boundingRadius[rowA] + columns.boundingRadius[rowB] + margin
    guard deltaX * deltaX + deltaY * deltaY < reach * reach else { return false }
    var manifold = Manifold()
    Collide.collide(
      columns.shapeView(rowA, relativeTo: x, y), columns.shapeView(rowB, relativeTo: x, y), margin: margin,
      into: &manifold)
    guard manifold.count > 0 else { return false }
    let closing = -(speedX * manifold.normalX + speedY * manifold.normalY)
    return manifold.separation <= max(0, closing) * time + gain
  }
}
