// SPDX-License-Identifier: MIT

import SprungGeometry

/// Whether the members of a set collide with one another.
extension World {
  /// Whether the members of a set collide with one another, or only with the set's boundaries (the default).
  public func setMembersCollide(_ collide: Bool, of set: BoundarySetID) {
    note(.setMembersCollide(collide, set))
    defer { validateAfterCall() }
    guard let boundaries = boundarySet(set, for: "setMembersCollide"), boundaries.membersCollide != collide else {
      return
    }
    boundaries.membersCollide = collide
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.bounded) {
      guard let membership = context.boundaries.membership(of: row, in: set.index) else { continue }
      context.boundaries.memberships[membership].membersCollide = collide
    }
    // Only now, since a pair asks both of its bodies.
    for row in 0..<context.bodies.rowCount
    where columns.flags[row].contains(.bounded) && context.boundaries.membership(of: row, in: set.index) != nil {
      stages.pairFinder.updateCollidable(row)
      stages.activeList.wake(row)
    }
  }
}
