// SPDX-License-Identifier: MIT

import SprungGeometry

/// Every body has a list of its contacts, so that what concerns one body costs no more than its neighbours.
extension World {
  /// Stores a contact and links it into the lists of its bodies.
  func link(_ contact: Contact) -> Int32 {
    var contact = contact
    contact.nextA = columns.firstContact[Int(contact.rowA)]
    if contact.rowB >= 0 { contact.nextB = columns.firstContact[Int(contact.rowB)] }
    let index = contacts.insert(contact)
    columns.firstContact[Int(contact.rowA)] = index
    if contact.rowB >= 0 { columns.firstContact[Int(contact.rowB)] = index }
    return index
  }

  /// Takes a contact out of its lists and gives the record back.
  func unlink(_ index: Int32) {
    let contact = contacts.records[Int(index)]
    releaseColour(index)
    unlink(index, from: Int(contact.rowA))
    if contact.rowB >= 0 { unlink(index, from: Int(contact.rowB)) }
    contacts.remove(index)
    isCouplingStale = true
  }

  private func unlink(_ index: Int32, from row: Int) {
    let records = contacts.records
    let following = next(of: index, row)
    if columns.firstContact[row] == index {
      columns.firstContact[row] = following
      return
    }
    var current = columns.firstContact[row]
    while next(of: current, row) != index { current = next(of: current, row) }
    if records[Int(current)].rowA == Int32(row) {
      records[Int(current)].nextA = following
    } else {
      records[Int(current)].nextB = following
    }
  }

  /// The contact after one in the list of a row.
  @inline(__always)
  func next(of index: Int32, _ row: Int) -> Int32 {
    let record = contacts.records + Int(index)
    return record.pointee.rowA == Int32(row) ? record.pointee.nextA : record.pointee.nextB
  }

  /// The contact of two rows, or -1.
  func contact(of rowA: Int, with rowB: Int) -> Int32 {
    var current = columns.firstContact[rowA]
    while current >= 0 {
      let record = contacts.records + Int(current)
      if record.pointee.rowB >= 0,
        record.pointee.rowA == Int32(rowB) || record.pointee.rowB == Int32(rowB)
      {
        return current
      }
      current = next(of: current, rowA)
    }
    return -1
  }

  /// The contact of a row with a boundary, or -1.
  func contact(of row: Int, with feature: BoundaryFeature) -> Int32 {
    var current = columns.firstContact[row]
    while current >= 0 {
      let record = contacts.records + Int(current)
      if record.pointee.rowB < 0, record.pointee.feature.set == feature.set,
        record.pointee.feature.index == feature.index
      {
        return current
      }
      current = next(of: current, row)
    }
    return -1
  }

  /// Forgets what a row has with the boundaries of a set, or of all, before they or the row's membership go: at the end
  /// of the window nothing must look for them any more.
  func removeBoundaryContacts(_ row: Int, ofSet set: Int32?) {
    removeContacts(row, announcing: false) { $0.rowB < 0 && (set == nil || $0.feature.set == set) }
  }

  /// Ends every contact of a row for which the condition holds.
  func removeContacts(_ row: Int, announcing: Bool, where condition: (Contact) -> Bool) {
    var current = columns.firstContact[row]
    while current >= 0 {
      let following = next(of: current, row)
      let contact = contacts.records[Int(current)]
      if condition(contact) {
        if announcing { announceEnd(contact) }
        if contact.rowB >= 0 {
          let other = Int(contact.rowA) == row ? Int(contact.rowB) : Int(contact.rowA)
          if columns.flags[other].contains(.alive) { wake(other, because: .kicked) }
        }
        unlink(current)
      }
      current = following
    }
  }
}
