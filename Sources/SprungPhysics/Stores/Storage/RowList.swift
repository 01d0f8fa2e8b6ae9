// SPDX-License-Identifier: MIT

/// A growing list of row numbers that can be sorted in place. The list reuses its memory, so no allocation occurs once
/// the capacity suffices.
final class RowList {
  /// The number of rows in the list.
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var rows = Column<Int32>(filling: -1, capacity: 16)

  @inline(__always)
  subscript(index: Int) -> Int32 { rows[index] }

  /// Removes the rows without reducing the capacity.
  func removeAll() { count = 0 }

  /// Appends a row.
  @inline(__always)
  func append(_ row: Int32) {
    if count == rows.capacity { rows.grow(to: count * 2) }
    rows[count] = row
    count += 1
  }

  /// Sorts the rows in ascending order. The standard library's sort would allocate memory.
  func sort() {
    guard count > 1 else { return }
    guard count > 24 else { return sortByInsertion() }
    var start = count / 2
    while start > 0 {
      start -= 1
      sink(start, end: count)
    }
    var end = count - 1
    while end > 0 {
      let largest = rows[0]
      rows[0] = rows[end]
      rows[end] = largest
      sink(0, end: end)
      end -= 1
    }
  }

  /// Sorts a short list, which is the usual case.
  private func sortByInsertion() {
    for index in 1..<count {
      let row = rows[index]
      var slot = index
      while slot > 0, rows[slot - 1] > row {
        rows[slot] = rows[slot - 1]
        slot -= 1
      }
      rows[slot] = row
    }
  }

  /// Moves the row at an index down the heap until no child is larger.
  private func sink(_ start: Int, end: Int) {
    let row = rows[start]
    var slot = start
    while true {
      var child = 2 * slot + 1
      guard child < end else { break }
      if child + 1 < end, rows[child + 1] > rows[child] { child += 1 }
      guard rows[child] > row else { break }
      rows[slot] = rows[child]
      slot = child
    }
    rows[slot] = row
  }
}
