// SPDX-License-Identifier: MIT

import SprungGeometry

/// The contacts, which are the edges of a graph of bodies. Every body has a list of its contacts with other bodies and
/// another list of its contacts with boundaries. The cost of operations on a body is therefore proportional to the
/// number of its neighbors. Each contact is in two linked lists, whose nodes are in `links`. The nodes are small
/// structs, separate from the large records, so that a cache line contains several nodes.
///
/// Invariant: a contact is in the list of each of its bodies exactly once, and in no other list.
final class ContactGraph {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let solverBodies: SolverBodies
  private let coloring: GraphColoring

  init(columns: BodyColumns, contacts: ContactPool, solverBodies: SolverBodies, coloring: GraphColoring) {
    self.columns = columns
    self.contacts = contacts
    self.solverBodies = solverBodies
    self.coloring = coloring
  }

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

  /// Removes a contact from its lists and frees the record.
  func unlink(_ index: Int32) {
    let contact = contacts.records[Int(index)]
    coloring.releaseColor(index)
    if contact.rowB >= 0 {
      unlink(index, from: Int(contact.rowA), columns.firstContact.view)
      unlink(index, from: Int(contact.rowB), columns.firstContact.view)
    } else {
      unlink(index, from: Int(contact.rowA), columns.firstBoundaryContact.view)
    }
    contacts.remove(index)
    solverBodies.isStale = true
  }

  /// Removes a contact from the list of one of its bodies. The list must contain the contact.
  func unlink(_ index: Int32, from row: Int, _ lists: ColumnView<Int32>) {
    let links = contacts.links.view
    let following = contacts.next(of: index, row)
    if lists[row] == index {
      lists[row] = following
      return
    }
    var current = lists[row]
    while contacts.next(of: current, row) != index {
      assert(contacts.next(of: current, row) >= 0, "a contact is not in the list of its body")
      current = contacts.next(of: current, row)
    }
    if links[Int(current)].rowA == Int32(row) {
      links[Int(current)].nextA = following
    } else {
      links[Int(current)].nextB = following
    }
  }

  /// Returns the contact between two rows, or -1.
  func contact(of rowA: Int, with rowB: Int) -> Int32 {
    var current = columns.firstContact[rowA]
    while current >= 0 {
      let link = contacts.links[Int(current)]
      if link.rowA == Int32(rowB) || link.rowB == Int32(rowB) { return current }
      current = link.rowA == Int32(rowA) ? link.nextA : link.nextB
    }
    return -1
  }

  /// Returns the contact of a row with a boundary, or -1.
  func contact(of row: Int, with feature: BoundaryFeature) -> Int32 {
    var current = columns.firstBoundaryContact[row]
    while current >= 0 {
      let record = contacts.records + Int(current)
      if record.pointee.feature.set == feature.set, record.pointee.feature.index == feature.index { return current }
      current = contacts.links[Int(current)].nextA
    }
    return -1
  }

  /// Computes the friction and elasticity of a contact. For a pair of bodies, these are the geometric mean and the
  /// maximum; for a boundary, they are those of the body.
  func mix(_ index: Int32) {
    let record = contacts.records + Int(index)
    let rowA = Int(record.pointee.rowA)
    guard record.pointee.rowB >= 0 else {
      record.pointee.friction = columns.friction[rowA]
      record.pointee.elasticity = columns.elasticity[rowA]
      return
    }
    let rowB = Int(record.pointee.rowB)
    record.pointee.friction = (columns.friction[rowA] * columns.friction[rowB]).squareRoot()
    record.pointee.elasticity = max(columns.elasticity[rowA], columns.elasticity[rowB])
  }
}
