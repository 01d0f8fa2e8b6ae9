// SPDX-License-Identifier: MIT

/// A view of a column or part of a column. In release and browser builds, the view is a plain pointer. Debug builds
/// also store the length and check every index.
///
/// A view owns no memory. Create a view for the duration of a loop and never store it, because growing moves a column
/// to other memory.
struct ColumnView<Value> {
  /// The address of the first value, valid until the column grows.
  let base: UnsafeMutablePointer<Value>
  #if DEBUG
    let count: Int
  #endif

  @inline(__always)
  init(_ base: UnsafeMutablePointer<Value>, count: Int) {
    self.base = base
    #if DEBUG
      self.count = count
    #endif
  }

  /// An empty view.
  static var empty: ColumnView {
    // An address that no allocation can have: it is aligned and below every allocation.
    ColumnView(UnsafeMutablePointer(bitPattern: MemoryLayout<Value>.alignment).unsafelyUnwrapped, count: 0)
  }

  /// The value at the given index, which must be below the count.
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

  /// The address of the value at the given index, at most one past the last value.
  @inline(__always)
  static func + (view: ColumnView, index: Int) -> UnsafeMutablePointer<Value> {
    #if DEBUG
      checkColumnIndex(index, below: view.count + 1)
    #endif
    return view.base + index
  }

  /// Stops debug builds if the index is invalid.
  @_transparent
  private func check(_ index: Int) {
    #if DEBUG
      checkColumnIndex(index, below: count)
    #endif
  }
}

#if DEBUG
  /// Stops the program with a message unless `0 <= index < limit`. The function is transparent, because debug builds
  /// would otherwise spend an eighth of their time on calls.
  @_transparent
  func checkColumnIndex(_ index: Int, below limit: Int) {
    if UInt(bitPattern: index) >= UInt(bitPattern: limit) { stopAtColumnIndex(index, below: limit) }
  }

  func stopAtColumnIndex(_ index: Int, below limit: Int) -> Never {
    fatalError("columnIndex: A column was asked for row \(index), but its rows are 0 to \(limit - 1).")
  }
#endif
