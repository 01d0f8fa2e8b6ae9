// SPDX-License-Identifier: MIT

import SprungGeometry

/// Contacts, colors, the solver and the fat boxes.
extension WorldValidator {
  /// Each contact is in the lists of its bodies, and of no others.
  func validateContactLists() -> Bool {
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
        let pairs = validateList(
          "Contacts", of: row, from: columns.firstContact[row], limit: contacts.count,
          isMember: {
            let link = contacts.links[Int($0)]
            return link.rowB >= 0 && (link.rowA == Int32(row) || link.rowB == Int32(row))
          }, next: { contacts.next(of: $0, row) }),
        let walls = validateList(
          "Contacts", of: row, from: columns.firstBoundaryContact[row], limit: contacts.count,
          isMember: { contacts.links[Int($0)].rowB < 0 && contacts.links[Int($0)].rowA == Int32(row) },
          next: { contacts.next(of: $0, row) })
      else { return false }
      listed += pairs + walls
    }
    return Validation.holds(listed == ends, "Contacts", 0, "\(listed) of \(ends) ends are in lists")
  }

  /// Contacts of one color share no body that can move, and a body knows the colors of its contacts.
  func validateColors() -> Bool {
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

  /// While nothing was changed from outside, the solver has each of its bodies where the body says.
  func validateSolverBodies() -> Bool {
    guard solverBodies.validate() else { return false }
    if !joints.isStale {
      guard equations.validate() else { return false }
    }
    guard !solverBodies.isStale else { return true }
    guard groups.validate(contacts, bodyCount: solverBodies.count) else { return false }
    for index in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[index])
      guard
        Validation.holds(
          bodies.rows.isUsed(row) && columns.flags[row].contains(.inSolver) && columns.solverIndex[row] == Int32(index),
          "Solver bodies", index, "it is body \(row), which does not know it")
      else { return false }
    }
    return true
  }

  /// The broad phase has every collidable body that needs no pairing, around where it is if it sleeps, and no other.
  func validateCoverage() -> Bool {
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
