// SPDX-License-Identifier: MIT

import SprungGeometry

/// Greedy graph coloring of contacts: each contact gets the first color that no other contact of its two bodies has, as
/// in Box2D. A contact keeps its color during its lifetime. Coloring therefore costs nothing while the contacts do not
/// change, and the order of solving does not depend on the order in which contacts are found. Bodies have few contacts,
/// so 24 colors are more than sufficient in two dimensions. A contact without a free color is added to the overflow,
/// whose contacts are solved one by one and can share bodies. Contacts with immovable bodies have separate colors,
/// which come last.
///
/// Invariant: contacts of one color share no movable body, except those of the overflow colors.
final class GraphColoring {
  private let columns: BodyColumns
  private let contacts: ContactPool

  init(columns: BodyColumns, contacts: ContactPool) {
    self.columns = columns
    self.contacts = contacts
  }

  /// Assigns a contact the first color that its bodies do not have yet.
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

  /// Assigns the first color that satisfies the condition and that no other contact of the two bodies has. Returns whether
  /// such a color exists.
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

  /// Releases the color of a contact whose shapes are no longer near each other.
  func releaseColor(_ index: Int32) {
    let record = contacts.records + Int(index)
    let color = record.pointee.color
    guard color >= 0 else { return }
    record.pointee.color = -1
    guard !ContactColor.isOverflow(color) else { return }
    columns.colors[Int(record.pointee.rowA)] &= ~(1 << UInt64(color))
    if record.pointee.rowB >= 0 { columns.colors[Int(record.pointee.rowB)] &= ~(1 << UInt64(color)) }
  }

  /// Releases the colors of all contacts of a body with other bodies before the body becomes immovable or movable.
  /// Contacts of an immovable body can have the same color; those of a movable body cannot.
  func releaseColors(of row: Int) {
    var current = columns.firstContact[row]
    while current >= 0 {
      releaseColor(current)
      current = contacts.next(of: current, row)
    }
  }
}
