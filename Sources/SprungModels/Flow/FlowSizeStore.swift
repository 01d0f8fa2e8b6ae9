// SPDX-License-Identifier: MIT

/// The known sizes of some items of a section, by item; the others cost a bit.
///
/// Two levels of bits find the next known item among ten million in a few steps, sizes are in chunks of 64, and only
/// chunks with a known size have memory.
package struct FlowSizeStore {
  /// A bit an item: its size is known.
  private var bits: [UInt64] = []
  /// A bit a word of `bits`: it is not zero.
  private var summary: [UInt64] = []
  /// The sizes that belong to a word of `bits`; empty while none is known.
  private var chunks: [[FlowExtent]] = []
  /// Number of known sizes.
  package private(set) var count = 0

  /// Nothing is known.
  package init() {}

  /// True if no size is known.
  package var isEmpty: Bool { count == 0 }

  /// The size of an item, nil if it is not known.
  package subscript(item: Int) -> FlowExtent? {
    let word = item >> 6
    guard word < bits.count, bits[word] & Self.bit(item) != 0 else { return nil }
    return chunks[word][item & 63]
  }

  /// Notes the size of an item, which must not be negative.
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

  /// Forgets the size of an item, if it is known.
  package mutating func remove(_ item: Int) {
    let word = item >> 6
    guard word < bits.count, bits[word] & Self.bit(item) != 0 else { return }
    bits[word] &= ~Self.bit(item)
    count -= 1
    guard bits[word] == 0 else { return }
    summary[word >> 6] &= ~Self.bit(word)
    chunks[word] = []
  }

  /// The first item from `item` on whose size is known; nil if there is none.
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

  /// The first item whose size is not known; the number of items, or more, if all are.
  package var firstUnknown: Int {
    for word in bits.indices where bits[word] != ~0 { return word << 6 + (~bits[word]).trailingZeroBitCount }
    return bits.count << 6
  }

  /// Calls `body` with every known item and its size, ascending.
  package func forEachKnown(_ body: (Int, FlowExtent) -> Void) {
    var next = first(from: 0)
    while let item = next {
      body(item, chunks[item >> 6][item & 63])
      next = first(from: item + 1)
    }
  }

  /// Forgets the sizes of all items from `count` on.
  package mutating func truncate(to count: Int) {
    while let item = first(from: max(0, count)) { remove(item) }
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }
}
