// SPDX-License-Identifier: MIT

/// The rows of a store that are in use, and how often each was, from which identifiers follow that are never reused.
///
/// A freed row is reused, the last one first, so that stores stay short and the order of rows follows from the calls
/// alone. Its generation is incremented when it is freed, so that an old identifier is unknown. Freeing needs no
/// memory.
struct GenerationalRows: ~Copyable {
  /// Rows ever used; free ones are among them.
  private(set) var count = 0
  /// The number of free rows, which are the first of `freed`.
  private(set) var freeCount = 0
  /// Rows that were freed, the next one to be taken last.
  private(set) var freed = Column<Int32>(filling: -1)
  private var generations = Column<UInt32>(filling: 0)
  private var areUsed = Column<Bool>(filling: false)

  init() {}

  /// Number of rows in use.
  var usedCount: Int { count - freeCount }

  /// Takes a row: the one that was freed last, or else a new one at the end.
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

  /// Gives a row back, whose identifier becomes invalid.
  mutating func give(back row: Int32) {
    assert(isUsed(Int(row)), "a row that is free is freed again")
    areUsed[Int(row)] = false
    generations[Int(row)] &+= 1
    freed[freeCount] = row
    freeCount += 1
  }

  /// How often a row has been freed.
  @inline(__always)
  func generation(of row: Int) -> UInt32 { generations[row] }

  /// Whether a row is in use.
  @inline(__always)
  func isUsed(_ row: Int) -> Bool { row >= 0 && row < count && areUsed[row] }

  /// Whether an identifier belongs to a row that is in use.
  @inline(__always)
  func contains(_ row: Int32, generation: UInt32) -> Bool { isUsed(Int(row)) && generations[Int(row)] == generation }

  /// Takes over which rows of another store are in use.
  mutating func copy(from other: borrowing GenerationalRows) {
    count = other.count
    freeCount = other.freeCount
    freed.copy(from: other.freed)
    generations.copy(from: other.generations)
    areUsed.copy(from: other.areUsed)
  }
}
