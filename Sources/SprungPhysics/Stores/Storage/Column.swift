// SPDX-License-Identifier: MIT

/// The owner of a column of raw memory: plain values side by side, freed with the column.
///
/// All memory of the physics belongs to columns, so that only this folder allocates and frees. Every value is always
/// initialized: a value that was not stored yet is the filling. Indices are checked in debug builds only, because a
/// check costs more than the loops' work on a value. A column grows when its owner says so, and never in a step that is
/// warm.
///
/// `Array` would check and count references in the innermost loops, and copy when two share it. The benchmarks measure
/// the gain; invalid indices, the risk, are found by debug builds, the address sanitizer and random tests.
struct Column<Value: BitwiseCopyable>: ~Copyable {
  /// Valid until the column grows.
  private(set) var base: UnsafeMutablePointer<Value>
  /// The number of values.
  private(set) var capacity: Int
  /// The value of an entry that was not stored yet.
  private let filling: Value
  private var memory: ColumnMemory<Value>?

  /// Makes a column of fillings.
  init(filling: Value, capacity: Int = 0) {
    self.filling = filling
    self.capacity = capacity
    memory = capacity > 0 ? ColumnMemory(filling, capacity) : nil
    base = memory?.base ?? ColumnView.empty.base
  }

  /// The value at an index, which must be below the capacity. Setting needs no exclusive access to the column.
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

  /// The whole column, for a loop.
  @inline(__always)
  var view: ColumnView<Value> { ColumnView(base, count: capacity) }

  /// The address of the value at an index, at most one past the last.
  @inline(__always)
  static func + (column: borrowing Column, index: Int) -> UnsafeMutablePointer<Value> {
    #if DEBUG
      checkColumnIndex(index, below: column.capacity + 1)
    #endif
    return column.base + index
  }

  /// Takes memory for `wanted` values, of which the first `kept` are those of before. Does nothing if there are as many.
  mutating func grow(to wanted: Int, keeping kept: Int) {
    guard wanted > capacity else { return }
    assert(kept >= 0, "a column cannot keep fewer values than none")
    let fresh = ColumnMemory(filling, wanted)
    fresh.base.update(from: base, count: min(kept, capacity))
    take(fresh, wanted)
  }

  /// The same, keeping all values.
  mutating func grow(to wanted: Int) { grow(to: wanted, keeping: capacity) }

  /// Takes memory for `wanted` values and forgets those of before.
  mutating func renew(to wanted: Int) { grow(to: wanted, keeping: 0) }

  /// Makes the first `count` values those of another column, in as much memory as that has: a block copy if it is as much
  /// already.
  mutating func copy(from other: borrowing Column, count: Int) {
    assert(count >= 0 && count <= other.capacity, "more values are copied than there are")
    if capacity != other.capacity {
      take(other.capacity > 0 ? ColumnMemory(filling, other.capacity) : nil, other.capacity)
    }
    base.update(from: other.base, count: count)
  }

  /// Takes over all values of another column.
  mutating func copy(from other: borrowing Column) { copy(from: other, count: other.capacity) }

  /// Makes every value the filling.
  func clear() { base.update(repeating: filling, count: capacity) }

  /// Takes over memory, and frees that of before.
  private mutating func take(_ fresh: ColumnMemory<Value>?, _ capacity: Int) {
    memory = fresh
    base = fresh?.base ?? ColumnView.empty.base
    self.capacity = capacity
  }

  /// Stops a debug build at an invalid index.
  @_transparent
  private func check(_ index: Int) {
    #if DEBUG
      checkColumnIndex(index, below: capacity)
    #endif
  }
}

/// The memory of a column, which is freed with it. A class, since a debug build omits the `deinit` of a generic
/// noncopyable struct that is in another file.
private final class ColumnMemory<Value: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Value>

  init(_ filling: Value, _ capacity: Int) {
    base = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    base.initialize(repeating: filling, count: capacity)
  }

  deinit { base.deallocate() }
}
