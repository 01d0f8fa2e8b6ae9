// SPDX-License-Identifier: MIT

/// Columns of numbers that grow together in one memory block. The values of a row are a constant distance apart.
struct ColumnBlock: ~Copyable {
  private var numbers = Column<Double>(filling: 0)
  private let columnCount: Int
  /// The distance between consecutive columns, in numbers.
  private var stride = 0
  /// The number of rows in each column.
  private(set) var capacity = 0

  /// Creates a block with the given number of columns and no rows.
  init(columnCount: Int) { self.columnCount = columnCount }

  /// Allocates `wanted` rows. New rows are zero. Previous views become invalid.
  mutating func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    // If the distance between columns were a power of two, all columns would map to the same few cache lines.
    let newStride = wanted + 8
    let fresh = Column<Double>(filling: 0, capacity: newStride * columnCount)
    for column in 0..<columnCount {
      (fresh + column * newStride).update(from: numbers + column * stride, count: capacity)
    }
    numbers = fresh
    stride = newStride
    capacity = wanted
  }

  /// Copies all columns of another block. Previous views become invalid.
  mutating func copy(from other: borrowing ColumnBlock) {
    numbers.copy(from: other.numbers)
    stride = other.stride
    capacity = other.capacity
  }

  /// Calls `body` with a closure that returns the columns one after another. `body` must take all columns.
  func forEachInOrder(_ body: (() -> ColumnView<Double>) -> Void) {
    var taken = 0
    body {
      defer { taken += 1 }
      // The gap after the rows is part of the view, because vector loops read past the last row.
      return ColumnView(numbers + taken * stride, count: stride)
    }
    precondition(taken == columnCount, "The block was made for \(columnCount) columns, but \(taken) were taken.")
  }
}
