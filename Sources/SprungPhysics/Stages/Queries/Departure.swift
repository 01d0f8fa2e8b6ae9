// SPDX-License-Identifier: MIT

import SprungGeometry

/// Determines whether bodies have left a rectangle permanently.
///
/// An animator needs to know when it can discard a thrown view. A body is considered together with all bodies that are
/// joined to it or near it, directly or indirectly. Three conditions must hold for this group. No spring, boundary or
/// field holds a member. All members are beyond one side of the rectangle, and no force pulls them back toward it. The
/// total momentum of the members points away from that side. Under these conditions, interactions within the group
/// cannot move its center of mass back. Groups larger than `PhysicsBounds.leavingCrowd` are not checked.
final class Departure {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let contacts: ContactPool
  private let joints: JointStore

  init(columns: BodyColumns, boundaries: BoundaryStore, contacts: ContactPool, joints: JointStore) {
    self.columns = columns
    self.boundaries = boundaries
    self.contacts = contacts
    self.joints = joints
  }

  /// Returns whether all rows are beyond a side, are not pulled back toward it, and have a total momentum that points
  /// away.
  func leaves(
    _ rows: [Int], _ position: ColumnView<Double>, _ velocity: ColumnView<Double>,
    _ pull: ColumnView<Double>, beyond side: Double, _ sign: Double
  ) -> Bool {
    var momentum = 0.0
    for row in rows {
      guard (position[row] - side) * sign > 0, pull[row] * sign >= 0 else { return false }
      momentum += velocity[row] * sign * columns.mass(row)
    }
    return momentum >= 0
  }

  /// Returns a body and all bodies that are joined to it or near it, directly or indirectly, or nil if something
  /// outside this group holds any of these bodies.
  func rowsThatNothingHolds(around first: Int) -> [Int]? {
    var rows = [first]
    var next = 0
    while next < rows.count {
      let row = rows[next]
      next += 1
      guard isFreeToLeave(row) else { return nil }
      var joint = columns.firstJoint[row]
      while joint >= 0 {
        let record = joints.pool.records + Int(joint)
        let isFirst = record.pointee.body == Int32(row)
        let other = isFirst ? record.pointee.other : record.pointee.body
        guard other >= 0 else { return nil }
        if !rows.contains(Int(other)) { rows.append(Int(other)) }
        joint = isFirst ? record.pointee.next : record.pointee.otherNext
      }
      var contact = columns.firstContact[row]
      while contact >= 0 {
        let link = contacts.links[Int(contact)]
        let other = Int(link.rowA == Int32(row) ? link.rowB : link.rowA)
        if !rows.contains(other) { rows.append(other) }
        contact = contacts.next(of: contact, row)
      }
      // In a larger group, no body is considered to have left.
      guard rows.count <= PhysicsBounds.leavingCrowd else { return nil }
    }
    return rows
  }

  /// Returns whether no spring, boundary or field outside the group can ever pull or push a body back.
  private func isFreeToLeave(_ row: Int) -> Bool {
    let columns = columns
    let flags = columns.flags[row]
    guard flags.isDisjoint(with: [.stale, .disturbed, .anchored, .fielded, .kinematic]), columns.stiffness[row] == 0,
      columns.firstTouch[row] < 0, columns.firstBoundaryContact[row] < 0
    else { return false }
    var membership = columns.firstMembership[row]
    while membership >= 0 {
      let set = boundaries.sets[Int(boundaries.memberships[membership].set)]
      if set.hasFrame || !hasPassed(row, set) { return false }
      membership = boundaries.memberships[membership].next
    }
    return true
  }

  /// Returns whether a body that does not reverse its direction can no longer reach any segment of a set.
  private func hasPassed(_ row: Int, _ set: BoundarySet) -> Bool {
    let columns = columns
    let boundingRadius = columns.boundingRadius[row]
    func passes(_ position: Double, _ velocity: Double, _ pull: Double, _ first: Double, _ last: Double) -> Bool {
      (position - boundingRadius > last && velocity >= 0 && pull >= 0)
        || (position + boundingRadius < first && velocity <= 0 && pull <= 0)
    }
    return set.segments.isEmpty
      || passes(
        columns.x[row], columns.velocityX[row], columns.accelerationX[row], set.segmentsLeft, set.segmentsRight)
      || passes(
        columns.y[row], columns.velocityY[row], columns.accelerationY[row], set.segmentsTop, set.segmentsBottom)
  }
}
