// SPDX-License-Identifier: MIT

/// The sizes of the items of one section: one value while all are equal, an array from the first difference on.
///
/// A section of a million equal items therefore costs two numbers, even when a delegate was asked for each of them.
nonisolated struct FlowItemSizes {
  /// Number of items.
  private(set) var count: Int
  /// The size that all items share; meaningless once `varying` is in use.
  private(set) var uniform: FlowExtent
  /// One size an item, nil while all items are equal.
  private(set) var varying: [FlowExtent]?

  /// `count` items of one size.
  init(count: Int, uniform: FlowExtent) {
    self.count = max(0, count)
    self.uniform = uniform
    varying = nil
  }

  /// No items yet; they come through `append`.
  init() {
    self.init(count: 0, uniform: FlowExtent(main: 0, cross: 0))
  }

  /// Adds the size of the next item.
  mutating func append(_ size: FlowExtent) {
    if varying != nil {
      varying?.append(size)
    } else if count == 0 {
      uniform = size
    } else if uniform != size {
      var sizes = [FlowExtent](repeating: uniform, count: count)
      sizes.append(size)
      varying = sizes
    }
    count += 1
  }

  /// The size of one item; the index must be within the section.
  subscript(item: Int) -> FlowExtent {
    varying?[item] ?? uniform
  }
}
