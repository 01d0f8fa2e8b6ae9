// SPDX-License-Identifier: MIT

import SprungGeometry

/// Finds whether bodies have left a rectangle permanently.
///
/// An animator needs to know when a thrown view may be discarded. A body is considered with all bodies that it is
/// joined to or near, directly or through others. If nothing outside of that crowd holds any of them, all are beyond
/// one side and pulled away from it or not at all, and their common momentum points away, then their interaction cannot
/// return their center. Larger crowds than `PhysicsBounds.leavingCrowd` are not checked.
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

  /// Whether all rows are beyond a side, pulled away from it, and move away together.
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

  /// A body and all that it is joined to or near, directly or through others; nil if something holds one of them.
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
      // A body in such a crowd is not alone outside.
      guard rows.count <= PhysicsBounds.leavingCrowd else { return nil }
    }
    return rows
  }

  /// Whether nothing outside of its crowd will ever return a body: no spring, boundary or field.
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

  /// Whether a body that neither turns back nor is turned back can meet none of a set's segments any more.
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
