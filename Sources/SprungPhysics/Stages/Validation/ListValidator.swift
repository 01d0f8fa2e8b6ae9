// SPDX-License-Identifier: MIT

import SprungGeometry

/// Validates the lists that start at bodies: springs, boundaries, touches, joints and fields.
final class ListValidator {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let springs: SpringStore
  private let boundaries: BoundaryStore
  private let joints: JointStore
  private let registry: FieldRegistry

  init(
    bodies: BodyStore, springs: SpringStore, boundaries: BoundaryStore, joints: JointStore, registry: FieldRegistry
  ) {
    columns = bodies.columns
    self.bodies = bodies
    self.springs = springs
    self.boundaries = boundaries
    self.joints = joints
    self.registry = registry
  }

  /// Validates all lists.
  func validate() -> Bool {
    validateSprings() && validateBoundaries() && validateTouches() && validateJoints() && validateFields()
  }

  /// Validates that every spring appears once, in the list of its body, and that exactly the springs in use have a
  /// body.
  private func validateSprings() -> Bool {
    guard springs.pool.rows.validate("Springs") else { return false }
    for index in 0..<springs.pool.rowCount where springs.pool.rows.isUsed(index) {
      let spring = springs.pool.records[index]
      guard
        Validation.holds(
          spring.frequency > 0 && spring.frequency <= PhysicsLimits.highestFrequency && spring.damping >= 0, "Springs",
          index, "its frequency \(spring.frequency) or damping \(spring.damping) was not to be accepted")
      else { return false }
    }
    var listed = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.alive) {
      guard
        let length = Validation.lengthOfList(
          "Springs", of: row, from: columns.firstSpring[row], limit: springs.pool.count,
          isMember: { springs.pool.rows.isUsed(Int($0)) && springs.pool[$0].body == Int32(row) },
          next: { springs.pool[$0].next })
      else { return false }
      listed += length
    }
    return Validation.holds(
      listed == springs.pool.count, "Springs", 0, "\(listed) of \(springs.pool.count) are in lists")
  }

  /// Validates that every touch appears once, in the list of one body, and refers to an existing set.
  private func validateTouches() -> Bool {
    guard boundaries.touches.rows.validate("Touches") else { return false }
    var listed = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.alive) {
      guard
        let length = Validation.lengthOfList(
          "Touches", of: row, from: columns.firstTouch[row], limit: boundaries.touches.count,
          isMember: {
            boundaries.touches.rows.isUsed(Int($0)) && boundaries.rows.isUsed(Int(boundaries.touches[$0].set))
          },
          next: { boundaries.touches[$0].next })
      else { return false }
      listed += length
    }
    return Validation.holds(
      listed == boundaries.touches.count, "Touches", 0, "\(listed) of \(boundaries.touches.count) are in lists")
  }

  /// Validates that every membership appears once, in the list of one body, and that sets count their members
  /// correctly.
  private func validateBoundaries() -> Bool {
    guard boundaries.rows.validate("Boundary sets"), boundaries.memberships.rows.validate("Memberships"),
      Validation.holds(
        boundaries.sets.count == boundaries.rows.count, "Boundary sets", 0,
        "there are \(boundaries.sets.count) for \(boundaries.rows.count) rows")
    else { return false }
    for row in 0..<boundaries.rows.count where boundaries.rows.isUsed(row) {
      guard boundaries.sets[row].validate(row) else { return false }
    }
    var listed = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.alive) {
      var collides = false
      guard
        let length = Validation.lengthOfList(
          "Memberships", of: row, from: columns.firstMembership[row], limit: boundaries.memberships.count,
          isMember: {
            let membership = boundaries.memberships[$0]
            guard boundaries.memberships.rows.isUsed(Int($0)), boundaries.rows.isUsed(Int(membership.set)) else {
              return false
            }
            collides = collides || membership.membersCollide
            return membership.membersCollide == boundaries.sets[Int(membership.set)].membersCollide
          }, next: { boundaries.memberships[$0].next }),
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
      listed == boundaries.memberships.count, "Memberships", 0,
      "\(listed) of \(boundaries.memberships.count) are in lists")
  }

  /// Validates that every joint appears once in the list of each of its bodies.
  private func validateJoints() -> Bool {
    guard joints.pool.rows.validate("Joints") else { return false }
    var ends = 0
    for index in 0..<joints.pool.rowCount where joints.pool.rows.isUsed(index) {
      let record = joints.pool.records[index]
      guard
        Validation.holds(
          record.length >= 0 && record.lower <= 0 && record.upper >= 0 && record.frictionTorque >= 0, "Joints", index,
          "its length \(record.length) is negative, or its range \(record.lower) to \(record.upper) is without 0")
      else { return false }
      ends += joints.pool.records[index].other < 0 ? 1 : 2
    }
    var listed = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.alive) {
      guard
        let length = Validation.lengthOfList(
          "Joints", of: row, from: columns.firstJoint[row], limit: joints.pool.count,
          isMember: {
            joints.pool.rows.isUsed(Int($0))
              && (joints.pool[$0].body == Int32(row) || joints.pool[$0].other == Int32(row))
          }, next: { joints.nextJoint(after: $0, of: row) }),
        Validation.holds(
          columns.flags[row].contains(.joined) == (length > 0), "Joints", row,
          "the body has \(length) joints, which its flags do not say")
      else { return false }
      listed += length
    }
    return Validation.holds(listed == ends, "Joints", 0, "\(listed) of \(ends) ends are in lists")
  }

  /// Validates that every field membership appears once, in the list of one body, and refers to an existing field.
  private func validateFields() -> Bool {
    guard let store = registry.store else { return true }
    guard store.validate() else { return false }
    var listed = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.fielded) {
      guard
        let length = Validation.lengthOfList(
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
