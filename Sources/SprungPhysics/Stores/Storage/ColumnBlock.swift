// SPDX-License-Identifier: MIT

/// Columns of numbers that grow together, in one block of memory: the values of one row are at equal distances.
struct ColumnBlock: ~Copyable {
  private var numbers = Column<Double>(filling: 0)
  private let columnCount: Int
  /// Numbers from one column to the next.
  private var stride = 0
  /// Rows of each column.
  private(set) var capacity = 0

  /// A block of a number of columns without rows.
  init(columnCount: Int) { self.columnCount = columnCount }

  /// Allocates a number of rows; new ones are zero. Previous views are invalid.
  mutating func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    // A power of two between columns would put them all into the same few lines of the cache.
    let newStride = wanted + 8
    let fresh = Column<Double>(filling: 0, capacity: newStride * columnCount)
    for column in 0..<columnCount {
      (fresh + column * newStride).update(from: numbers + column * stride, count: capacity)
    }
    numbers = fresh
    stride = newStride
    capacity = wanted
  }

  /// Takes over all columns of another block. The views of before are void.
  mutating func copy(from other: borrowing ColumnBlock) {
    numbers.copy(from: other.numbers)
    stride = other.stride
    capacity = other.capacity
  }

  /// The columns of the block one after the other; the closure must take all of them.
  func forEachInOrder(_ body: (() -> ColumnView<Double>) -> Void) {
    var taken = 0
    body {
      defer { taken += 1 }
      // The gap behind the rows belongs to the view: blocks of rows are read past the last one.
      return ColumnView(numbers + taken * stride, count: stride)
    }
    precondition(taken == columnCount, "The block was made for \(columnCount) columns, but \(taken) were taken.")
  }
}
