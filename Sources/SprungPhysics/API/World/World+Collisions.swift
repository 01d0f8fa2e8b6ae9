// SPDX-License-Identifier: MIT

import SprungGeometry

/// Controls whether the members of a set collide with each other.
extension World {
  /// Sets whether the members of a set also collide with each other. By default, they collide only with the set's
  /// boundaries.
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
    // Pairs are found in a second loop, because a pair depends on both of its bodies.
    for row in 0..<context.bodies.rowCount
    where columns.flags[row].contains(.bounded) && context.boundaries.membership(of: row, in: set.index) != nil {
      stages.pairFinder.updateCollidable(row)
      stages.activeList.wake(row)
    }
  }
}
