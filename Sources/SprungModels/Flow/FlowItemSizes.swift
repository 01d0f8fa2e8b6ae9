// SPDX-License-Identifier: MIT

/// The sizes of the items of a section. While the lengths of all items along an axis are equal, only a single value is
/// stored for the axis, otherwise a column of values. The measured sizes of self-sizing items override these values.
///
/// A section of a million equal items therefore requires only two numbers, even if the delegate provided each size. A
/// section of rows with the width of the view requires one column of heights.
package struct FlowItemSizes {
  private var mains: LengthColumn
  private var crosses: LengthColumn
  /// The sizes of a section whose items are requested in chunks. These sizes override the shared size.
  package private(set) var asked = FlowAskedSizes()
  /// The measured sizes of self-sizing items. Measured sizes override all other sizes.
  package private(set) var known = FlowSizeStore()

  /// Creates storage for the sizes of `count` items of equal size.
  package init(count: Int, uniform: FlowExtent) {
    mains = LengthColumn(count: count, shared: uniform.main)
    crosses = LengthColumn(count: count, shared: uniform.cross)
  }

  /// Creates storage without items. Reserves memory for `expected` items, which can then be appended.
  package init(expecting expected: Int = 0) {
    mains = LengthColumn(expecting: expected)
    crosses = LengthColumn(expecting: expected)
  }

  /// Creates storage for the sizes of `count` items, which are requested in chunks. Until an item is requested, it has
  /// the estimated size.
  package init(asking count: Int, estimate: FlowExtent) {
    self.init(count: count, uniform: estimate)
    asked = FlowAskedSizes(count: count)
  }

  /// The number of items.
  package var count: Int { mains.count }

  /// The size that all items share; undefined if sizes vary.
  package var uniform: FlowExtent { FlowExtent(main: mains.shared, cross: crosses.shared) }

  /// Whether sizes differ, ignoring known sizes.
  package var isVarying: Bool { mains.isVarying || crosses.isVarying || !asked.isEmpty }

  /// Whether all items have the same size.
  package var isUniform: Bool { known.isEmpty && !isVarying }

  /// Appends the size of the next item.
  package mutating func append(_ size: FlowExtent) {
    mains.append(size.main)
    crosses.append(size.cross)
  }

  /// The size of the given item. The index must be valid.
  package subscript(item: Int) -> FlowExtent {
    if !known.isEmpty, let size = known[item] { return size }
    if !asked.isEmpty, let size = asked[item] { return size }
    return FlowExtent(main: mains[item], cross: crosses[item])
  }

  /// Stores the measured size of the given item.
  package mutating func learn(_ size: FlowExtent, at item: Int) { known.set(size, at: item) }

  /// Removes the measured size of the given item.
  package mutating func forget(_ item: Int) { known.remove(item) }

  /// Replaces the measured sizes; sizes of items that do not exist are discarded.
  package mutating func adopt(_ known: FlowSizeStore) {
    self.known = known
    self.known.truncate(to: count)
  }

  /// Changes the size that applies to an item without a measured size.
  package mutating func replace(_ size: FlowExtent, at item: Int) {
    guard asked.isEmpty else { return asked.replace(size, at: item) }
    mains.replace(size.main, at: item)
    crosses.replace(size.cross, at: item)
  }

  /// Stores the sizes of all items of adjacent chunks.
  package mutating func answer(_ chunks: Range<Int>, _ sizes: [FlowExtent]) {
    var first = 0
    for chunk in chunks {
      let length = asked.items(ofChunk: chunk).count
      asked.answer(chunk, sizes[first..<first + length])
      first += length
    }
  }

  /// Copies the sizes that were requested for the same items before. The sizes become stale unless `stillHolds` is
  /// true.
  mutating func continueAsking(_ old: FlowItemSizes, stillHolds: Bool) {
    asked = old.asked
    if !stillHolds { asked.invalidate() }
  }
}
