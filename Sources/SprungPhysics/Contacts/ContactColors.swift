// SPDX-License-Identifier: MIT

/// Colors for contacts: those of one color share no body, so several can be solved at once.
///
/// A contact keeps its color while its shapes are near, so that the order of solving, and with it the way a pile
/// leans, does not change from collision interval to collision interval. Contacts with what cannot move have colors of
/// their own and are solved last: a wall has the last word.
enum ContactColor {
  /// Colors between two bodies that move.
  static let pairCount: Int32 = 24
  /// For pairs that found no color; solved one by one.
  static let pairOverflow: Int32 = 24
  /// The first color of contacts with what cannot move.
  static let firstStatic: Int32 = 32
  static let staticCount: Int32 = 8
  static let staticOverflow: Int32 = 40
  /// One more than the highest color.
  static let limit = 41

  static func isOverflow(_ color: Int32) -> Bool { color == pairOverflow || color == staticOverflow }
}

extension World {
  /// Gives a contact the first color that its bodies do not have yet.
  func takeColor(_ index: Int32) {
    let record = contacts.records + Int(index)
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
      current = next(of: current, row)
    }
  }
}
