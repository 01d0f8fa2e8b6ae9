// SPDX-License-Identifier: MIT

/// The sizes of the items of one section: one value an axis while all are equal there, a column from the first difference on,
/// and above them the sizes that have become known of items that size themselves.
///
/// A section of a million equal items therefore costs two numbers, even when a delegate was asked for each of them, and one
/// of rows that are all as wide as the view a column of heights.
package struct FlowItemSizes {
  private var mains: LengthColumn
  private var crosses: LengthColumn
  /// The sizes of a section that is asked in chunks; they count instead of the shared one.
  package private(set) var asked = FlowAskedSizes()
  /// The sizes that items turned out to have; they count instead of the others.
  package private(set) var known = FlowSizeStore()

  /// `count` items of one size.
  package init(count: Int, uniform: FlowExtent) {
    mains = LengthColumn(count: count, shared: uniform.main)
    crosses = LengthColumn(count: count, shared: uniform.cross)
  }

  /// No items yet; they come through `append`, about `expected` of them.
  package init(expecting expected: Int = 0) {
    mains = LengthColumn(expecting: expected)
    crosses = LengthColumn(expecting: expected)
  }

  /// `count` items of which a chunk at a time is requested, and taken to have one size until then.
  package init(asking count: Int, estimate: FlowExtent) {
    self.init(count: count, uniform: estimate)
    asked = FlowAskedSizes(count: count)
  }

  /// Number of items.
  package var count: Int { mains.count }

  /// The size that all items share; meaningless once they vary.
  package var uniform: FlowExtent { FlowExtent(main: mains.shared, cross: crosses.shared) }

  /// True once sizes were given that differ, those aside that became known.
  package var isVarying: Bool { mains.isVarying || crosses.isVarying || !asked.isEmpty }

  /// True if all items are as large as the others.
  package var isUniform: Bool { known.isEmpty && !isVarying }

  /// Adds the size of the next item.
  package mutating func append(_ size: FlowExtent) {
    mains.append(size.main)
    crosses.append(size.cross)
  }

  /// The size of one item; the index must be within the section.
  package subscript(item: Int) -> FlowExtent {
    if !known.isEmpty, let size = known[item] { return size }
    if !asked.isEmpty, let size = asked[item] { return size }
    return FlowExtent(main: mains[item], cross: crosses[item])
  }

  /// Notes the size that an item turned out to have.
  package mutating func learn(_ size: FlowExtent, at item: Int) { known.set(size, at: item) }

  /// Forgets the size that an item turned out to have.
  package mutating func forget(_ item: Int) { known.remove(item) }

  /// Takes over sizes that became known before; those of items that do not exist are dropped.
  package mutating func adopt(_ known: FlowSizeStore) {
    self.known = known
    self.known.truncate(to: count)
  }

  /// Changes the size that counts while nothing else is known of an item.
  package mutating func replace(_ size: FlowExtent, at item: Int) {
    guard asked.isEmpty else { return asked.replace(size, at: item) }
    mains.replace(size.main, at: item)
    crosses.replace(size.cross, at: item)
  }

  /// Takes the sizes of all items of some neighboring chunks.
  package mutating func answer(_ chunks: Range<Int>, _ sizes: [FlowExtent]) {
    var first = 0
    for chunk in chunks {
      let length = asked.items(ofChunk: chunk).count
      asked.answer(chunk, sizes[first..<first + length])
      first += length
    }
  }

  /// Continues with the queried sizes of the same items, all of which are stale unless they still hold.
  mutating func continueAsking(_ old: FlowItemSizes, stillHolds: Bool) {
    asked = old.asked
    if !stillHolds { asked.invalidate() }
  }
}
