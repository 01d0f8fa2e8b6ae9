// SPDX-License-Identifier: MIT

/// Each record is in the list of its body, or of both of its bodies.
extension World {
  func validateSprings() -> Bool {
    guard springs.rows.validate("Springs") else { return false }
    var listed = 0
    for row in 0..<rowCount where columns.flags[row].contains(.alive) {
      guard
        let length = validateList(
          "Springs", of: row, from: columns.firstSpring[row], limit: springs.count,
          isMember: { springs.rows.isUsed(Int($0)) && springs[$0].body == Int32(row) }, next: { springs[$0].next })
      else { return false }
      listed += length
    }
    return Validation.holds(listed == springs.count, "Springs", 0, "\(listed) of \(springs.count) are in lists")
  }

  func validateTouches() -> Bool {
    guard touches.rows.validate("Touches") else { return false }
    var listed = 0
    for row in 0..<rowCount where columns.flags[row].contains(.alive) {
      guard
        let length = validateList(
          "Touches", of: row, from: columns.firstTouch[row], limit: touches.count,
          isMember: { touches.rows.isUsed(Int($0)) && boundaryRows.isUsed(Int(touches[$0].set)) },
          next: { touches[$0].next })
      else { return false }
      listed += length
    }
    return Validation.holds(listed == touches.count, "Touches", 0, "\(listed) of \(touches.count) are in lists")
  }

  func validateBoundaries() -> Bool {
    guard boundaryRows.validate("Boundary sets"), memberships.rows.validate("Memberships"),
      Validation.holds(
        boundarySets.count == boundaryRows.count, "Boundary sets", 0,
        "there are \(boundarySets.count) for \(boundaryRows.count) rows")
    else { return false }
    var listed = 0
    for row in 0..<rowCount where columns.flags[row].contains(.alive) {
      var collides = false
      guard
        let length = validateList(
          "Memberships", of: row, from: columns.firstMembership[row], limit: memberships.count,
          isMember: {
            let membership = memberships[$0]
            guard memberships.rows.isUsed(Int($0)), boundaryRows.isUsed(Int(membership.set)) else { return false }
            collides = collides || membership.membersCollide
            return membership.membersCollide == boundarySets[Int(membership.set)].membersCollide
          }, next: { memberships[$0].next }),
        Validation.holds(
          columns.flags[row].contains(.bounded) == (length > 0), "Memberships", row,
          "the body is in \(length) sets, which its flags do not say"),
        Validation.holds(
          columns.flags[row].contains(.collidable) == collides, "Memberships", row,
          "the members of its sets collide: \(collides), which its flags do not say")
      else { return false }
      listed += length
    }
    return Validation.holds(
      listed == memberships.count, "Memberships", 0, "\(listed) of \(memberships.count) are in lists")
  }

  func validateJoints() -> Bool {
    guard joints.rows.validate("Joints") else { return false }
    var ends = 0
    for index in 0..<joints.rowCount where joints.rows.isUsed(index) { ends += joints.records[index].other < 0 ? 1 : 2 }
    var listed = 0
    for row in 0..<rowCount where columns.flags[row].contains(.alive) {
      guard
        let length = validateList(
          "Joints", of: row, from: columns.firstJoint[row], limit: joints.count,
          isMember: {
            joints.rows.isUsed(Int($0)) && (joints[$0].body == Int32(row) || joints[$0].other == Int32(row))
          }, next: { nextJoint(after: $0, of: row) }),
        Validation.holds(
          columns.flags[row].contains(.joined) == (length > 0), "Joints", row,
          "the body has \(length) joints, which its flags do not say")
      else { return false }
      listed += length
    }
    return Validation.holds(listed == ends, "Joints", 0, "\(listed) of \(ends) ends are in lists")
  }

  func validateFields() -> Bool {
    guard let store = fieldStore else { return true }
    guard store.validate() else { return false }
    var listed = 0
    for row in 0..<rowCount where columns.flags[row].contains(.fielded) {
      guard
        let length = validateList(
          "Field memberships", of: row, from: store.columns.firstMembership[row], limit: store.memberships.count,
          isMember: {
            store.memberships.rows.isUsed(Int($0)) && store.fieldRows.isUsed(Int(store.memberships[$0].field))
          }, next: { store.memberships[$0].next }),
        Validation.holds(length > 0, "Field memberships", row, "the body is in no field, but its flags say so")
      else { return false }
      listed += length
    }
    return Validation.holds(
      listed == store.memberships.count, "Field memberships", 0, "\(listed) of \(store.memberships.count) are in lists")
  }
}
