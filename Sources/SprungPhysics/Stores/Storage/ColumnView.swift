// SPDX-License-Identifier: MIT

/// A look at a column, or at a part of one: a pointer in release and browser builds, and with its length in debug builds,
/// where every index is checked.
///
/// It owns nothing. Take one for the length of a loop and never keep it, since growing gives a column other memory.
struct ColumnView<Value> {
  /// The first value; valid until the column grows.
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

  /// A view of no values.
  static var empty: ColumnView {
    // An address that no value can have: it is aligned and below every allocation.
    ColumnView(UnsafeMutablePointer(bitPattern: MemoryLayout<Value>.alignment).unsafelyUnwrapped, count: 0)
  }

  /// The value at an index, which must be below the count.
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

  /// The address of the value at an index, at most one past the last.
  @inline(__always)
  static func + (view: ColumnView, index: Int) -> UnsafeMutablePointer<Value> {
    #if DEBUG
      checkColumnIndex(index, below: view.count + 1)
    #endif
    return view.base + index
  }

  /// Stops a debug build at an invalid index.
  @_transparent
  private func check(_ index: Int) {
    #if DEBUG
      checkColumnIndex(index, below: count)
    #endif
  }
}

#if DEBUG
  /// Stops with a sentence unless `0 <= index < limit`. Transparent, since a debug build spends an eighth of its time in a call for it.
  @_transparent
  func checkColumnIndex(_ index: Int, below limit: Int) {
    if UInt(bitPattern: index) >= UInt(bitPattern: limit) { stopAtColumnIndex(index, below: limit) }
  }

  func stopAtColumnIndex(_ index: Int, below limit: Int) -> Never {
    fatalError("columnIndex: A column was asked for row \(index), but its rows are 0 to \(limit - 1).")
  }
#endif
