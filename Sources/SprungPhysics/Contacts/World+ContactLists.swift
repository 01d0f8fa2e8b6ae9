// SPDX-License-Identifier: MIT

import SprungGeometry

/// Every body has a list of its contacts with others and one of those with boundaries, so that what concerns one body
/// costs no more than its neighbors.
extension World {
  /// Stores a contact and links it into the lists of its bodies.
  func link(_ contact: Contact) -> Int32 {
    let rowA = Int(contact.rowA)
    guard contact.rowB >= 0 else {
      let index = contacts.insert(contact, nextA: columns.firstBoundaryContact[rowA])
      columns.firstBoundaryContact[rowA] = index
      return index
    }
    let rowB = Int(contact.rowB)
    let index = contacts.insert(contact, nextA: columns.firstContact[rowA], nextB: columns.firstContact[rowB])
    columns.firstContact[rowA] = index
    columns.firstContact[rowB] = index
    return index
  }

  /// Takes a contact out of its lists and gives the record back.
  func unlink(_ index: Int32) {
    let contact = contacts.records[Int(index)]
    releaseColor(index)
    if contact.rowB >= 0 {
      unlink(index, from: Int(contact.rowA), columns.firstContact.view)
      unlink(index, from: Int(contact.rowB), columns.firstContact.view)
    } else {
      unlink(index, from: Int(contact.rowA), columns.firstBoundaryContact.view)
    }
    contacts.remove(index)
    areIslandsStale = true
  }

  private func unlink(_ index: Int32, from row: Int, _ lists: ColumnView<Int32>) {
    let links = contacts.links.view
    let following = next(of: index, row)
    if lists[row] == index {
      lists[row] = following
      return
    }
    var current = lists[row]
    while next(of: current, row) != index { current = next(of: current, row) }
    if links[Int(current)].rowA == Int32(row) {
      links[Int(current)].nextA = following
    } else {
      links[Int(current)].nextB = following
    }
  }

  /// The contact after one in the list of a row.
  @inline(__always)
  func next(of index: Int32, _ row: Int) -> Int32 {
    let link = contacts.links[Int(index)]
    return link.rowA == Int32(row) ? link.nextA : link.nextB
  }

  /// The contact of two rows, or -1.
  func contact(of rowA: Int, with rowB: Int) -> Int32 {
    var current = columns.firstContact[rowA]
    while current >= 0 {
      let link = contacts.links[Int(current)]
      if link.rowA == Int32(rowB) || link.rowB == Int32(rowB) { return current }
      current = link.rowA == Int32(rowA) ? link.nextA : link.nextB
    }
    return -1
  }

  /// The contact of a row with a boundary, or -1.
  func contact(of row: Int, with feature: BoundaryFeature) -> Int32 {
    var current = columns.firstBoundaryContact[row]
    while current >= 0 {
      let record = contacts.records + Int(current)
      if record.pointee.feature.set == feature.set, record.pointee.feature.index == feature.index { return current }
      current = contacts.links[Int(current)].nextA
    }
    return -1
  }

  /// Forgets what a row has with the boundaries of a set, or of all, before they or the row's membership go: at the end
  /// of the collision interval nothing must look for them any more.
  func removeBoundaryContacts(_ row: Int, ofSet set: Int32?) {
    removeContacts(row, announcing: false) { $0.rowB < 0 && (set == nil || $0.feature.set == set) }
  }

  /// Ends every contact of a row for which the condition holds.
  func removeContacts(_ row: Int, announcing: Bool, where condition: (Contact) -> Bool) {
    removeContacts(row, from: columns.firstContact[row], announcing: announcing, where: condition)
    removeContacts(row, from: columns.firstBoundaryContact[row], announcing: announcing, where: condition)
  }

  private func removeContacts(
    _ row: Int, from first: Int32, announcing: Bool, where condition: (Contact) -> Bool
  ) {
    var current = first
    while current >= 0 {
      let following = next(of: current, row)
      let contact = contacts.records[Int(current)]
      if condition(contact) {
        if announcing { announceEnd(contact) }
        if contact.rowB >= 0 {
          let other = Int(contact.rowA) == row ? Int(contact.rowB) : Int(contact.rowA)
          if columns.flags[other].contains(.alive) { wake(other, because: .disturbed) }
        }
        unlink(current)
      }
      current = following
    }
  }
}
