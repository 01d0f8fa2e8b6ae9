// SPDX-License-Identifier: MIT

import SprungGeometry

/// Colors contacts greedily, the first color that neither body has, as in Box2D.
/// A color is kept for as long as the contact lives, so coloring costs nothing while nothing changes, and the order of
/// the solver does not depend on the order in which contacts are found. A body has few contacts, and 24 colors are more
/// than a plane needs; a contact without a free color is added to the overflow, which is solved one by one and
/// therefore may share bodies. Contacts with immovable bodies have colors of their own, which come last.
///
/// Invariant: contacts of one color share no body that moves, but for the overflow colors, whose contacts are solved one by one.
final class GraphColoring {
  private let columns: BodyColumns
  private let contacts: ContactPool

  init(columns: BodyColumns, contacts: ContactPool) {
    self.columns = columns
    self.contacts = contacts
  }

  /// Gives a contact the first color that its bodies do not have yet.
  func takeColor(_ index: Int32) {
    let record = contacts.records + Int(index)
    assert(record.pointee.rowA >= 0, "a record that is free is no contact")
    guard record.pointee.color < 0 else { return }
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let isStatic = rowB < 0 || columns.inverseMass[rowA] == 0 || columns.inverseMass[rowB] == 0
    var used: UInt64 = 0
    if columns.inverseMass[rowA] > 0 { used |= columns.colors[rowA] }
    if rowB >= 0, columns.inverseMass[rowB] > 0 { used |= columns.colors[rowB] }
    let first = isStatic ? ContactColor.firstStatic : 0
    let count = isStatic ? ContactColor.staticCount : ContactColor.pairCount
    let free = Int32((~used >> UInt64(first)).trailingZeroBitCount)
    guard free < count else {
      record.pointee.color = isStatic ? ContactColor.staticOverflow : ContactColor.pairOverflow
      return
    }
    let color = first + free
    record.pointee.color = color
    columns.colors[rowA] |= 1 << UInt64(color)
    if rowB >= 0 { columns.colors[rowB] |= 1 << UInt64(color) }
  }

  /// Gives a contact the first color for which the condition holds and that its bodies do not have yet; answers whether there is one.
  func takeColor(_ index: Int32, where condition: (Int32) -> Bool) -> Bool {
    let record = contacts.records + Int(index)
    guard record.pointee.color < 0 else { return condition(record.pointee.color) }
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let isStatic = rowB < 0 || columns.inverseMass[rowA] == 0 || columns.inverseMass[rowB] == 0
    var used: UInt64 = 0
    if columns.inverseMass[rowA] > 0 { used |= columns.colors[rowA] }
    if rowB >= 0, columns.inverseMass[rowB] > 0 { used |= columns.colors[rowB] }
    let first = isStatic ? ContactColor.firstStatic : 0
    for color in first..<first + (isStatic ? ContactColor.staticCount : ContactColor.pairCount)
    where used & 1 << UInt64(color) == 0 && condition(color) {
      record.pointee.color = color
      columns.colors[rowA] |= 1 << UInt64(color)
      if rowB >= 0 { columns.colors[rowB] |= 1 << UInt64(color) }
      return true
    }
    return false
  }

  /// Takes the color from a contact whose shapes are no longer near.
  func releaseColor(_ index: Int32) {
    let record = contacts.records + Int(index)
    let color = record.pointee.color
    guard color >= 0 else { return }
    record.pointee.color = -1
    guard !ContactColor.isOverflow(color) else { return }
    columns.colors[Int(record.pointee.rowA)] &= ~(1 << UInt64(color))
    if record.pointee.rowB >= 0 { columns.colors[Int(record.pointee.rowB)] &= ~(1 << UInt64(color)) }
  }

  /// Takes the colors from all contacts of a body with others, before it becomes immovable or movable: what cannot move may
  /// have contacts of one color, and what moves may not.
  func releaseColors(of row: Int) {
    var current = columns.firstContact[row]
    while current >= 0 {
      releaseColor(current)
      current = contacts.next(of: current, row)
    }
  }
}
