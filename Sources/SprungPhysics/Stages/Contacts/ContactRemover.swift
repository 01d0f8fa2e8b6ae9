// SPDX-License-Identifier: MIT

import SprungGeometry

/// Removes the contacts of a body before the body, a boundary or a set is removed or changed, and wakes the bodies that
/// rested on that body.
final class ContactRemover {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let activeList: ActiveList
  private let graph: ContactGraph
  private let reporter: ContactReporter

  init(
    columns: BodyColumns, contacts: ContactPool, activeList: ActiveList, graph: ContactGraph, reporter: ContactReporter
  ) {
    self.columns = columns
    self.contacts = contacts
    self.activeList = activeList
    self.graph = graph
    self.reporter = reporter
  }

  /// Removes a row's contacts with the boundaries of a set, or of all sets, before the boundaries or the membership are
  /// removed. No contact may refer to them at the end of the collision interval.
  func removeBoundaryContacts(_ row: Int, ofSet set: Int32?) {
    removeContacts(row, announcing: false) { $0.rowB < 0 && (set == nil || $0.feature.set == set) }
  }

  /// Removes all contacts of a row that satisfy a condition.
  func removeContacts(_ row: Int, announcing: Bool, where condition: (Contact) -> Bool) {
    removeContacts(row, from: columns.firstContact[row], announcing: announcing, where: condition)
    removeContacts(row, from: columns.firstBoundaryContact[row], announcing: announcing, where: condition)
  }

  /// Removes the contacts of a list that satisfy a condition, and reports the end of the contacts that touched.
  private func removeContacts(
    _ row: Int, from first: Int32, announcing: Bool, where condition: (Contact) -> Bool
  ) {
    var current = first
    while current >= 0 {
      let following = contacts.next(of: current, row)
      let contact = contacts.records[Int(current)]
      if condition(contact) {
        if announcing { reporter.announceEnd(contact) }
        if contact.rowB >= 0 {
          let other = Int(contact.rowA) == row ? Int(contact.rowB) : Int(contact.rowA)
          if columns.flags[other].contains(.alive) { activeList.wake(other, because: .disturbed) }
        }
        graph.unlink(current)
      }
      current = following
    }
  }
}
