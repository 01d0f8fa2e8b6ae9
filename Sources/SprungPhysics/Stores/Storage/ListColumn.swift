// SPDX-License-Identifier: MIT

/// A column whose values are separately allocated lists. Most rows have no list, and lists do not move when the column
/// grows.
final class ListColumn<Value: BitwiseCopyable> {
  @exclusivity(unchecked) private var lists = Column<UnsafeMutablePointer<Value>?>(filling: nil)
  @exclusivity(unchecked) private var counts = Column<Int32>(filling: 0)

  init() {}

  deinit { freeAll() }

  /// The first value of a row's list, or nil.
  @inline(__always)
  subscript(row: Int) -> UnsafePointer<Value>? { UnsafePointer(lists[row]) }

  /// The number of values in a row's list.
  @inline(__always)
  func count(of row: Int) -> Int32 { counts[row] }

  /// Allocates a number of rows. New rows have no list.
  func grow(to wanted: Int) {
    lists.grow(to: wanted)
    counts.grow(to: wanted)
  }

  /// Allocates a list for a row that has none. `value` returns each value.
  func store(_ row: Int, count: Int, _ value: (Int) -> Value) {
    let list = UnsafeMutablePointer<Value>.allocate(capacity: count)
    for index in 0..<count { (list + index).initialize(to: value(index)) }
    lists[row] = list
    counts[row] = Int32(count)
  }

  /// Frees the list of a row, if there is one.
  func free(_ row: Int) {
    lists[row]?.deallocate()
    lists[row] = nil
    counts[row] = 0
  }

  /// Copies all lists of another column.
  func copy(from other: ListColumn) {
    freeAll()
    lists.copy(from: other.lists)
    counts.copy(from: other.counts)
    for row in 0..<lists.capacity {
      guard let values = other.lists[row] else { continue }
      store(row, count: Int(counts[row])) { values[$0] }
    }
  }

  /// Frees the lists of all rows.
  private func freeAll() {
    for row in 0..<lists.capacity { lists[row]?.deallocate() }
  }
}
