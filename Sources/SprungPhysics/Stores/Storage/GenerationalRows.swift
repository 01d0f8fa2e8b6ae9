// SPDX-License-Identifier: MIT

/// The rows of a store that are in use, and the generation of each row. Together they form identifiers that are never
/// reused.
///
/// The row that was freed last is reused first. Stores therefore stay short, and the order of rows depends only on the
/// calls. The generation of a row is incremented when it is freed, which invalidates old identifiers. Freeing requires
/// no memory.
struct GenerationalRows: ~Copyable {
  /// The number of rows ever used, including free rows.
  private(set) var count = 0
  /// The number of free rows, which are the first elements of `freed`.
  private(set) var freeCount = 0
  /// The freed rows. The last one is reused first.
  private(set) var freed = Column<Int32>(filling: -1)
  private var generations = Column<UInt32>(filling: 0)
  private var areUsed = Column<Bool>(filling: false)

  init() {}

  /// The number of rows in use.
  var usedCount: Int { count - freeCount }

  /// Takes the row that was freed last, or a new row at the end.
  mutating func take() -> Int32 {
    if freeCount > 0 {
      freeCount -= 1
      let row = freed[freeCount]
      areUsed[Int(row)] = true
      return row
    }
    if count == generations.capacity {
      let capacity = max(16, count * 2)
      freed.grow(to: capacity)
      generations.grow(to: capacity)
      areUsed.grow(to: capacity)
    }
    count += 1
    areUsed[count - 1] = true
    return Int32(count - 1)
  }

  /// Frees a row, whose identifier becomes invalid.
  mutating func give(back row: Int32) {
    assert(isUsed(Int(row)), "a row that is free is freed again")
    areUsed[Int(row)] = false
    generations[Int(row)] &+= 1
    freed[freeCount] = row
    freeCount += 1
  }

  /// Returns the number of times a row has been freed.
  @inline(__always)
  func generation(of row: Int) -> UInt32 { generations[row] }

  /// Returns whether a row is in use.
  @inline(__always)
  func isUsed(_ row: Int) -> Bool { row >= 0 && row < count && areUsed[row] }

  /// Returns whether an identifier belongs to a row in use.
  @inline(__always)
  func contains(_ row: Int32, generation: UInt32) -> Bool { isUsed(Int(row)) && generations[Int(row)] == generation }

  /// Copies the rows of another store.
  mutating func copy(from other: borrowing GenerationalRows) {
    count = other.count
    freeCount = other.freeCount
    freed.copy(from: other.freed)
    generations.copy(from: other.generations)
    areUsed.copy(from: other.areUsed)
  }
}
