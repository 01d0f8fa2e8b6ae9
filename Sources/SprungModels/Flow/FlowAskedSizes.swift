// SPDX-License-Identifier: MIT

/// The sizes of the items of a long section, as far as they have been queried: in chunks, each of which is queried as a
/// whole on demand.
///
/// Sizes are stale after an invalidation until they are queried again; invalidating those of ten million items costs a
/// step.
package struct FlowAskedSizes {
  /// Items that are requested together (128). More make a chunk a hitch where measuring takes long, fewer make the sums of
  /// chunks as many as items.
  package static let chunkLength = 128

  /// Number of items; zero in a section that is not asked in chunks.
  package let count: Int
  /// The index of a chunk's sizes in `answers`; -1 if there never were any.
  private var slots: [Int32]
  private var answers: [Answers] = []
  private var round: UInt32 = 1
  /// All chunks before this one are up to date.
  private var prefix = 0

  private struct Answers {
    var mains: LengthColumn
    var crosses: LengthColumn
    var round: UInt32
  }

  /// The sizes of no items.
  package init() { self.init(count: 0) }

  /// `count` items, none of which was requested.
  package init(count: Int) {
    self.count = count
    slots = [Int32](repeating: -1, count: (count + Self.chunkLength - 1) / Self.chunkLength)
  }

  /// True in a section that is not asked in chunks.
  package var isEmpty: Bool { count == 0 }

  /// Number of chunks.
  package var chunkCount: Int { slots.count }

  /// The items of a chunk.
  package func items(ofChunk chunk: Int) -> Range<Int> {
    let first = chunk * Self.chunkLength
    return first..<min(first + Self.chunkLength, count)
  }

  /// True if the sizes of a chunk are up to date.
  package func isValid(_ chunk: Int) -> Bool {
    let slot = slots[chunk]
    return slot >= 0 && answers[Int(slot)].round == round
  }

  /// True if anything was ever asked for.
  var hasAnswers: Bool { !answers.isEmpty }

  /// True if the sizes of all chunks are up to date.
  package var isComplete: Bool { prefix == chunkCount }

  /// The first item whose size is out of date; the number of items if none is.
  package var firstOutdated: Int { min(prefix * Self.chunkLength, count) }

  /// True if all items of a chunk that is up to date are equally long along the line.
  func hasOneCross(_ chunk: Int) -> Bool { !answers[Int(slots[chunk])].crosses.isVarying }

  /// The size of an item; nil if it was never asked for.
  subscript(item: Int) -> FlowExtent? {
    let slot = slots[item / Self.chunkLength]
    guard slot >= 0 else { return nil }
    let offset = item % Self.chunkLength
    return FlowExtent(main: answers[Int(slot)].mains[offset], cross: answers[Int(slot)].crosses[offset])
  }

  /// Takes the sizes of all items of a chunk.
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

  /// Changes the size of one item of a chunk that was requested.
  mutating func replace(_ size: FlowExtent, at item: Int) {
    let slot = slots[item / Self.chunkLength]
    guard slot >= 0 else { return }
    answers[Int(slot)].mains.replace(size.main, at: item % Self.chunkLength)
    answers[Int(slot)].crosses.replace(size.cross, at: item % Self.chunkLength)
  }

  /// All sizes must be requested again.
  mutating func invalidate() {
    round &+= 1
    prefix = 0
  }

  /// The violated invariants; empty if all hold.
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
