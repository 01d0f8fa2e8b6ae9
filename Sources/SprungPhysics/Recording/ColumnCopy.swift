// SPDX-License-Identifier: MIT

/// Makes a column of plain values equal to the first `count` of another one, in memory of its own: a block copy if there
/// is as much room as the other has.
@inline(__always)
func copyColumn<Value>(
  _ column: inout UnsafeMutablePointer<Value>, capacity: Int, from source: UnsafeMutablePointer<Value>, count: Int,
  sourceCapacity: Int
) {
  if capacity != sourceCapacity {
    column.deallocate()
    column = UnsafeMutablePointer<Value>.allocate(capacity: sourceCapacity)
  }
  column.update(from: source, count: count)
}
