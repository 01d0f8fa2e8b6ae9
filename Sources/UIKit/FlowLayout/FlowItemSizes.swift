// SPDX-License-Identifier: MIT

/// The sizes of the items of one section: one value while all are equal, an array from the first difference on, and above
/// them the sizes that have become known of items that size themselves.
///
/// A section of a million equal items therefore costs two numbers, even when a delegate was asked for each of them.
nonisolated struct FlowItemSizes {
  /// Number of items.
  private(set) var count: Int
  /// The size that all items share; meaningless once `varying` is in use.
  private(set) var uniform: FlowExtent
  /// One size an item, nil while all items are equal.
  private(set) var varying: [FlowExtent]?
  /// The sizes that items turned out to have; they count instead of the others.
  private(set) var known = FlowSizeStore()
  private let expected: Int

  /// `count` items of one size.
  init(count: Int, uniform: FlowExtent) {
    self.count = max(0, count)
    self.uniform = uniform
    varying = nil
    expected = 0
  }

  /// No items yet; they come through `append`, about `expected` of them.
  init(expecting expected: Int = 0) {
    count = 0
    uniform = FlowExtent(main: 0, cross: 0)
    varying = nil
    self.expected = expected
  }

  /// True if all items are as large as the others.
  var isUniform: Bool { varying == nil && known.isEmpty }

  /// Adds the size of the next item.
  mutating func append(_ size: FlowExtent) {
    if varying != nil {
      varying?.append(size)
    } else if count == 0 {
      uniform = size
    } else if uniform != size {
      var sizes: [FlowExtent] = []
      // Exactly as much as is needed: growing by doubling could leave half of it empty.
      sizes.reserveCapacity(max(expected, count + 1))
      for _ in 0..<count { sizes.append(uniform) }
      sizes.append(size)
      varying = sizes
    }
    count += 1
  }

  /// The size of one item; the index must be within the section.
  subscript(item: Int) -> FlowExtent {
    if !known.isEmpty, let size = known[item] { return size }
    return varying?[item] ?? uniform
  }

  /// Notes the size that an item turned out to have.
  mutating func learn(_ size: FlowExtent, at item: Int) { known.set(size, at: item) }

  /// Forgets the size that an item turned out to have.
  mutating func forget(_ item: Int) { known.remove(item) }

  /// Takes over sizes that became known before; those of items that do not exist are dropped.
  mutating func adopt(_ known: FlowSizeStore) {
    self.known = known
    self.known.truncate(to: count)
  }

  /// Changes the size that counts while nothing else is known of an item.
  mutating func replace(_ size: FlowExtent, at item: Int) {
    if varying == nil {
      if size == uniform { return }
      varying = [FlowExtent](repeating: uniform, count: count)
    }
    varying?[item] = size
  }
}
