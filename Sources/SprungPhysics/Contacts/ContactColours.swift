// SPDX-License-Identifier: MIT

/// Colours for contacts: those of one colour share no body, so several can be solved at once.
///
/// A contact keeps its colour while its shapes are near, so that the order of solving, and with it the way a pile
/// leans, does not change from window to window. Contacts with what cannot move have colours of their own and are
/// solved last: a wall has the last word.
enum ContactColour {
  /// Colours between two bodies that move.
  static let pairCount: Int32 = 24
  /// For pairs that found no colour; solved one by one.
  static let pairOverflow: Int32 = 24
  /// The first colour of contacts with what cannot move.
  static let firstStatic: Int32 = 32
  static let staticCount: Int32 = 8
  static let staticOverflow: Int32 = 40
  /// One more than the highest colour.
  static let limit = 41

  static func isOverflow(_ colour: Int32) -> Bool { colour == pairOverflow || colour == staticOverflow }
}

extension World {
  /// Gives a contact the first colour that its bodies do not have yet.
  func takeColour(_ index: Int32) {
    let record = contacts.records + Int(index)
    guard record.pointee.colour < 0 else { return }
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let isStatic = rowB < 0 || columns.inverseMass[rowA] == 0 || columns.inverseMass[rowB] == 0
    var used: UInt64 = 0
    if columns.inverseMass[rowA] > 0 { used |= columns.colours[rowA] }
    if rowB >= 0, columns.inverseMass[rowB] > 0 { used |= columns.colours[rowB] }
    let first = isStatic ? ContactColour.firstStatic : 0
    let count = isStatic ? ContactColour.staticCount : ContactColour.pairCount
    let free = Int32((~used >> UInt64(first)).trailingZeroBitCount)
    guard free < count else {
      record.pointee.colour = isStatic ? ContactColour.staticOverflow : ContactColour.pairOverflow
      return
    }
    let colour = first + free
    record.pointee.colour = colour
    columns.colours[rowA] |= 1 << UInt64(colour)
    if rowB >= 0 { columns.colours[rowB] |= 1 << UInt64(colour) }
  }

  /// Takes the colour from a contact whose shapes are no longer near.
  func releaseColour(_ index: Int32) {
    let record = contacts.records + Int(index)
    let colour = record.pointee.colour
    guard colour >= 0 else { return }
    record.pointee.colour = -1
    guard !ContactColour.isOverflow(colour) else { return }
    columns.colours[Int(record.pointee.rowA)] &= ~(1 << UInt64(colour))
    if record.pointee.rowB >= 0 { columns.colours[Int(record.pointee.rowB)] &= ~(1 << UInt64(colour)) }
  }
}
