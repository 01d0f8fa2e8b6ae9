// SPDX-License-Identifier: MIT

import SprungGeometry

/// Who has left for good, so that nobody waits for it.
extension World {
  /// Whether an awake body has left a rectangle and can never come back under what acts on it now: it lies beyond a side
  /// and neither moves nor is pulled towards it, nothing holds it, no field acts on it, no frame brings it back, and the
  /// walls that it could meet lie behind it. The same must be so of every body that it is joined to or near.
  ///
  /// False for unknown identifiers, and for a body that was changed since the last step.
  package func hasLeft(_ body: BodyID, _ bounds: CGRect) -> Bool {
    guard contains(body) else { return false }
    let left = Double(bounds.minX)
    let top = Double(bounds.minY)
    let right = Double(bounds.maxX)
    let bottom = Double(bounds.maxY)
    guard let rows = rowsThatNothingHolds(around: Int(body.index)) else { return false }
    let columns = columns
    return leaves(rows, columns.x, columns.velocityX, columns.accelerationX, beyond: right, 1)
      || leaves(rows, columns.x, columns.velocityX, columns.accelerationX, beyond: left, -1)
      || leaves(rows, columns.y, columns.velocityY, columns.accelerationY, beyond: bottom, 1)
      || leaves(rows, columns.y, columns.velocityY, columns.accelerationY, beyond: top, -1)
  }

  /// Whether all rows are beyond a side, pulled away from it, and move away together.
  private func leaves(
    _ rows: [Int], _ position: ColumnView<Double>, _ velocity: ColumnView<Double>,
    _ pull: ColumnView<Double>, beyond side: Double, _ sign: Double
  ) -> Bool {
    var momentum = 0.0
    for row in rows {
      guard (position[row] - side) * sign > 0, pull[row] * sign >= 0 else { return false }
      momentum += velocity[row] * sign * mass(row)
    }
    return momentum >= 0
  }

  /// A body and all that it is joined to or near, directly or through others; nil if something holds one of them.
  private func rowsThatNothingHolds(around first: Int) -> [Int]? {
    var rows = [first]
    var next = 0
    while next < rows.count {
      let row = rows[next]
      next += 1
      guard isFreeToLeave(row) else { return nil }
      var joint = columns.firstJoint[row]
      while joint >= 0 {
        let record = joints.records + Int(joint)
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
        contact = self.next(of: contact, row)
      }
      // Whoever is in such a crowd is not alone out there.
      guard rows.count <= PhysicsTuning.leavingCrowd else { return nil }
    }
    return rows
  }

  private func isFreeToLeave(_ row: Int) -> Bool {
    let columns = columns
    let flags = columns.flags[row]
    guard flags.isDisjoint(with: [.stale, .disturbed, .anchored, .fielded, .kinematic]), columns.stiffness[row] == 0,
      columns.firstTouch[row] < 0, columns.firstBoundaryContact[row] < 0
    else { return false }
    var membership = columns.firstMembership[row]
    while membership >= 0 {
      let set = boundarySets[Int(memberships[membership].set)]
      if set.hasFrame || !hasPassed(row, set) { return false }
      membership = memberships[membership].next
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
