// SPDX-License-Identifier: MIT

/// The known sizes of some items of a section. An item without a known size takes only one bit of memory.
///
/// Two levels of bit masks find the next known item among ten million in a few steps. Sizes are stored in chunks of 64,
/// and chunks without known sizes are not allocated.
package struct FlowSizeStore {
  /// One bit per item; set if its size is known.
  private var bits: [UInt64] = []
  /// One bit per word of `bits`; set if the word is not zero.
  private var summary: [UInt64] = []
  /// The sizes for each word of `bits`; empty if none is known.
  private var chunks: [[FlowExtent]] = []
  /// The number of known sizes.
  package private(set) var count = 0

  /// Creates a store without sizes.
  package init() {}

  /// Whether no size is known.
  package var isEmpty: Bool { count == 0 }

  /// The size of an item; nil if it is not known.
  package subscript(item: Int) -> FlowExtent? {
    let word = item >> 6
    guard word < bits.count, bits[word] & Self.bit(item) != 0 else { return nil }
    return chunks[word][item & 63]
  }

  /// Stores the size of the given item, whose index must not be negative.
  package mutating func set(_ size: FlowExtent, at item: Int) {
    let word = item >> 6
    if word >= bits.count {
      let missing = word + 1 - bits.count
      bits.append(contentsOf: repeatElement(0, count: missing))
      chunks.append(contentsOf: repeatElement([], count: missing))
      summary.append(contentsOf: repeatElement(0, count: (word >> 6) + 1 - summary.count))
    }
    if chunks[word].isEmpty { chunks[word] = [FlowExtent](repeating: size, count: 64) }
    chunks[word][item & 63] = size
    guard bits[word] & Self.bit(item) == 0 else { return }
    bits[word] |= Self.bit(item)
    summary[word >> 6] |= Self.bit(word)
    count += 1
  }

  /// Removes the size of the given item if it is known.
  package mutating func remove(_ item: Int) {
    let word = item >> 6
    guard word < bits.count, bits[word] & Self.bit(item) != 0 else { return }
    bits[word] &= ~Self.bit(item)
    count -= 1
    guard bits[word] == 0 else { return }
    summary[word >> 6] &= ~Self.bit(word)
    chunks[word] = []
  }

  /// Returns the first item at or after `item` whose size is known; nil if there is none.
  package func first(from item: Int) -> Int? {
    var word = item >> 6
    guard word < bits.count else { return nil }
    let here = bits[word] & ~(Self.bit(item) &- 1)
    if here != 0 { return word << 6 + here.trailingZeroBitCount }
    word += 1
    var group = word >> 6
    guard group < summary.count else { return nil }
    var words = summary[group] & ~(Self.bit(word) &- 1)
    while words == 0 {
      group += 1
      guard group < summary.count else { return nil }
      words = summary[group]
    }
    word = group << 6 + words.trailingZeroBitCount
    return word << 6 + bits[word].trailingZeroBitCount
  }

  /// The first item whose size is not known. If all sizes are known, the result is the number of items or a larger
  /// number.
  package var firstUnknown: Int {
    for word in bits.indices where bits[word] != ~0 { return word << 6 + (~bits[word]).trailingZeroBitCount }
    return bits.count << 6
  }

  /// Calls `body` with each known item and its size in ascending order.
  package func forEachKnown(_ body: (Int, FlowExtent) -> Void) {
    var next = first(from: 0)
    while let item = next {
      body(item, chunks[item >> 6][item & 63])
      next = first(from: item + 1)
    }
  }

  /// Removes the sizes of all items at or after `count`.
  package mutating func truncate(to count: Int) {
    while let item = first(from: max(0, count)) { remove(item) }
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }
}
