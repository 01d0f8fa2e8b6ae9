// SPDX-License-Identifier: MIT

import SprungGeometry

/// Validates contacts, their colors and the fat boxes of the broad phase.
final class ContactValidator {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let boundaries: BoundaryStore
  private let contacts: ContactPool
  private let collisionGrid: BroadPhase

  init(bodies: BodyStore, boundaries: BoundaryStore, contacts: ContactPool, collisionGrid: BroadPhase) {
    columns = bodies.columns
    self.bodies = bodies
    self.boundaries = boundaries
    self.contacts = contacts
    self.collisionGrid = collisionGrid
  }

  /// Validates contacts and colors.
  func validate() -> Bool { contacts.validate() && validateContactLists() && validateColors() }

  /// Validates the grid of the broad phase.
  func validateGrid() -> Bool { collisionGrid.validate("Collision grid") && validateCoverage() }

  /// Validates that each contact is in the lists of its bodies and in no other lists.
  private func validateContactLists() -> Bool {
    var ends = 0
    for index in 0..<contacts.used where contacts.records[index].rowA >= 0 {
      let record = contacts.records[index]
      guard
        Validation.holds(
          bodies.rows.isUsed(Int(record.rowA)) && (record.rowB < 0 || bodies.rows.isUsed(Int(record.rowB))), "Contacts",
          index,
          "its bodies \(record.rowA) and \(record.rowB) are not both in the world"),
        Validation.holds(
          record.rowB >= 0 || boundaries.rows.isUsed(Int(record.feature.set)), "Contacts", index,
          "its boundary set \(record.feature.set) was removed")
      else { return false }
      ends += record.rowB < 0 ? 1 : 2
    }
    var listed = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.alive) {
      guard
        let pairs = Validation.lengthOfList(
          "Contacts", of: row, from: columns.firstContact[row], limit: contacts.count,
          isMember: {
            let link = contacts.links[Int($0)]
            return link.rowB >= 0 && (link.rowA == Int32(row) || link.rowB == Int32(row))
          }, next: { contacts.next(of: $0, row) }),
        let walls = Validation.lengthOfList(
          "Contacts", of: row, from: columns.firstBoundaryContact[row], limit: contacts.count,
          isMember: { contacts.links[Int($0)].rowB < 0 && contacts.links[Int($0)].rowA == Int32(row) },
          next: { contacts.next(of: $0, row) })
      else { return false }
      listed += pairs + walls
    }
    return Validation.holds(listed == ends, "Contacts", 0, "\(listed) of \(ends) ends are in lists")
  }

  /// Validates that contacts of one color share no movable body, and that each body's color set matches its contacts.
  private func validateColors() -> Bool {
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.alive) && columns.inverseMass[row] > 0 {
      var colors: UInt64 = 0
      for first in [columns.firstContact[row], columns.firstBoundaryContact[row]] {
        var current = first
        while current >= 0 {
          let color = contacts.records[Int(current)].color
          if color >= 0, !ContactColor.isOverflow(color) {
            guard
              Validation.holds(
                colors & 1 << UInt64(color) == 0, "Contact colors", Int(current),
                "another contact of body \(row) has its color \(color)")
            else { return false }
            colors |= 1 << UInt64(color)
          }
          current = contacts.next(of: current, row)
        }
      }
      guard
        Validation.holds(
          colors == columns.colors[row], "Contact colors", row,
          "the body has the colors \(columns.colors[row]), its contacts \(colors)")
      else { return false }
    }
    return true
  }

  /// Validates that the broad phase contains every collidable body whose pairs are up to date, at its current position
  /// if it sleeps, and no other bodies.
  private func validateCoverage() -> Bool {
    for row in 0..<bodies.rowCount {
      let flags = columns.flags[row]
      let isThere = collisionGrid.contains(Int32(row))
      guard
        Validation.holds(
          flags.contains(.collidable) ? isThere || flags.contains(.unpaired) : !isThere, "Collision grid", row,
          "the body is \(flags.contains(.collidable) ? "collidable and missing" : "not collidable and there")")
      else { return false }
      guard isThere, flags.isDisjoint(with: [.awake, .unpaired]) else { continue }
      let box = collisionGrid.box(of: Int32(row))
      let x = columns.x[row]
      let y = columns.y[row]
      guard
        Validation.holds(
          box.left <= x && x <= box.right && box.top <= y && y <= box.bottom, "Collision grid", row,
          "the body sleeps at \(x), \(y), outside of its box \(box.left), \(box.top) to \(box.right), \(box.bottom)")
      else { return false }
    }
    return true
  }
}
