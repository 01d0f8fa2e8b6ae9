// SPDX-License-Identifier: MIT

/// The owner of a column of unmanaged memory: plain values in contiguous memory, freed with the column.
///
/// All memory of the physics belongs to columns, so only this folder allocates and frees memory. Every value is always
/// initialized: values that have not been stored equal the filling. Indices are checked only in debug builds, because
/// in most loops, a check would cost more than the work per value. A column grows only at its owner's request, and
/// never during a step once the capacity suffices.
///
/// `Array` would check bounds and count references in the innermost loops, and it would copy shared storage. Benchmarks
/// measure the gain. The risk is invalid indices, which debug builds, the address sanitizer and randomized tests
/// detect.
struct Column<Value: BitwiseCopyable>: ~Copyable {
  /// The address of the first value, valid until the column grows.
  private(set) var base: UnsafeMutablePointer<Value>
  /// The number of values.
  private(set) var capacity: Int
  /// The value of entries that have not been stored yet.
  private let filling: Value
  private var memory: ColumnMemory<Value>?

  /// Creates a column whose values all equal the filling.
  init(filling: Value, capacity: Int = 0) {
    self.filling = filling
    self.capacity = capacity
    memory = capacity > 0 ? ColumnMemory(filling, capacity) : nil
    base = memory?.base ?? ColumnView.empty.base
  }

  /// The value at the given index, which must be below the capacity. Setting a value does not require exclusive access
  /// to the column.
  @inline(__always)
  subscript(index: Int) -> Value {
    @inline(__always) unsafeAddress {
      check(index)
      return UnsafePointer(base + index)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      check(index)
      return base + index
    }
  }

  /// A view of the whole column, for loops.
  @inline(__always)
  var view: ColumnView<Value> { ColumnView(base, count: capacity) }

  /// The address of the value at the given index, at most one past the last value.
  @inline(__always)
  static func + (column: borrowing Column, index: Int) -> UnsafeMutablePointer<Value> {
    #if DEBUG
      checkColumnIndex(index, below: column.capacity + 1)
    #endif
    return column.base + index
  }

  /// Allocates memory for `wanted` values and copies the first `kept` values. Has no effect if the capacity is
  /// sufficient.
  mutating func grow(to wanted: Int, keeping kept: Int) {
    guard wanted > capacity else { return }
    assert(kept >= 0, "a column cannot keep fewer values than none")
    let fresh = ColumnMemory(filling, wanted)
    fresh.base.update(from: base, count: min(kept, capacity))
    take(fresh, wanted)
  }

  /// Grows the column without discarding values.
  mutating func grow(to wanted: Int) { grow(to: wanted, keeping: capacity) }

  /// Allocates memory for `wanted` values and discards the previous ones.
  mutating func renew(to wanted: Int) { grow(to: wanted, keeping: 0) }

  /// Copies the first `count` values of another column and adopts its capacity. If the capacities are equal, this is a
  /// block copy.
  mutating func copy(from other: borrowing Column, count: Int) {
    assert(count >= 0 && count <= other.capacity, "more values are copied than there are")
    if capacity != other.capacity {
      take(other.capacity > 0 ? ColumnMemory(filling, other.capacity) : nil, other.capacity)
    }
    base.update(from: other.base, count: count)
  }

  /// Copies all values of another column.
  mutating func copy(from other: borrowing Column) { copy(from: other, count: other.capacity) }

  /// Sets every value to the filling.
  func clear() { base.update(repeating: filling, count: capacity) }

  /// Adopts new memory and frees the previous memory.
  private mutating func take(_ fresh: ColumnMemory<Value>?, _ capacity: Int) {
    memory = fresh
    base = fresh?.base ?? ColumnView.empty.base
    self.capacity = capacity
  }

  /// Stops debug builds if the index is invalid.
  @_transparent
  private func check(_ index: Int) {
    #if DEBUG
      checkColumnIndex(index, below: capacity)
    #endif
  }
}

/// The memory of a column, which is freed with it. The owner is a class, because debug builds omit the `deinit` of a
/// generic noncopyable struct in another file.
private final class ColumnMemory<Value: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Value>

  init(_ filling: Value, _ capacity: Int) {
    base = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    base.initialize(repeating: filling, count: capacity)
  }

  deinit { base.deallocate() }
}
