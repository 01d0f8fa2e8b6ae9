// SPDX-License-Identifier: MIT

/// The item sizes of a long section that have been requested so far. Sizes are requested on demand, in whole chunks.
///
/// After an invalidation, sizes are stale until they are requested again. Invalidating the sizes of ten million items
/// takes constant time.
package struct FlowAskedSizes {
  /// The number of items that are requested together (128). With much larger chunks, slow measurements of a chunk would
  /// cause visible delays. With much smaller chunks, the sum tree of chunks would have almost as many entries as there
  /// are items.
  package static let chunkLength = 128

  /// The number of items; zero in a section whose items are not requested in chunks.
  package let count: Int
  /// The index of a chunk's sizes in `answers`; -1 if they were never requested.
  private var slots: [Int32]
  private var answers: [Answers] = []
  private var round: UInt32 = 1
  /// The index of a chunk before which all chunks are valid.
  private var prefix = 0

  private struct Answers {
    var mains: LengthColumn
    var crosses: LengthColumn
    var round: UInt32
  }

  /// Creates an empty collection of sizes.
  package init() { self.init(count: 0) }

  /// Creates sizes of `count` items that have not been requested.
  package init(count: Int) {
    self.count = count
    slots = [Int32](repeating: -1, count: (count + Self.chunkLength - 1) / Self.chunkLength)
  }

  /// Whether the section's items are not requested in chunks.
  package var isEmpty: Bool { count == 0 }

  /// The number of chunks.
  package var chunkCount: Int { slots.count }

  /// Returns the items of the given chunk.
  package func items(ofChunk chunk: Int) -> Range<Int> {
    let first = chunk * Self.chunkLength
    return first..<min(first + Self.chunkLength, count)
  }

  /// Returns whether the sizes of the given chunk are valid.
  package func isValid(_ chunk: Int) -> Bool {
    let slot = slots[chunk]
    return slot >= 0 && answers[Int(slot)].round == round
  }

  /// Whether any sizes have been requested.
  var hasAnswers: Bool { !answers.isEmpty }

  /// Whether the sizes of all chunks are valid.
  package var isComplete: Bool { prefix == chunkCount }

  /// The first item whose size is stale; the number of items if there is none.
  package var firstOutdated: Int { min(prefix * Self.chunkLength, count) }

  /// Returns whether all items of a valid chunk have the same length along the line.
  func hasOneCross(_ chunk: Int) -> Bool { !answers[Int(slots[chunk])].crosses.isVarying }

  /// The size of the given item; nil if it was never requested.
  subscript(item: Int) -> FlowExtent? {
    let slot = slots[item / Self.chunkLength]
    guard slot >= 0 else { return nil }
    let offset = item % Self.chunkLength
    return FlowExtent(main: answers[Int(slot)].mains[offset], cross: answers[Int(slot)].crosses[offset])
  }

  /// Stores the sizes of all items of a chunk.
  mutating func answer(_ chunk: Int, _ sizes: ArraySlice<FlowExtent>) {
    let length = items(ofChunk: chunk).count
    precondition(sizes.count == length, "Chunk \(chunk) has \(length) items, but \(sizes.count) sizes were given.")
    var new = Answers(
      mains: LengthColumn(expecting: length), crosses: LengthColumn(expecting: length), round: round)
    for size in sizes {
      new.mains.append(size.main)
      new.crosses.append(size.cross)
    }
    if slots[chunk] >= 0 {
      answers[Int(slots[chunk])] = new
    } else {
      slots[chunk] = Int32(answers.count)
      answers.append(new)
    }
    while prefix < chunkCount, isValid(prefix) { prefix += 1 }
  }

  /// Changes the size of the given item, which must be in a requested chunk.
  mutating func replace(_ size: FlowExtent, at item: Int) {
    let slot = slots[item / Self.chunkLength]
    guard slot >= 0 else { return }
    answers[Int(slot)].mains.replace(size.main, at: item % Self.chunkLength)
    answers[Int(slot)].crosses.replace(size.cross, at: item % Self.chunkLength)
  }

  /// Marks all sizes as stale.
  mutating func invalidate() {
    round &+= 1
    prefix = 0
  }

  /// Returns descriptions of violated invariants; empty if there are none.
  package func breaches() -> [String] {
    var breaches: [String] = []
    for chunk in 0..<prefix where !isValid(chunk) { breaches.append("chunk \(chunk) before \(prefix) is out of date") }
    if prefix < chunkCount, isValid(prefix) { breaches.append("chunk \(prefix) is up to date, but is not counted") }
    for chunk in slots.indices where slots[chunk] >= 0 {
      let length = answers[Int(slots[chunk])].mains.count
      if length != items(ofChunk: chunk).count { breaches.append("chunk \(chunk) has \(length) sizes") }
    }
    return breaches
  }
}
