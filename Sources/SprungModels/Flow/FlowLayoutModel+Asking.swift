// SPDX-License-Identifier: MIT

extension FlowLayoutModel {
  /// A chunk of items of a section.
  package struct Chunk: Equatable {
    /// The section.
    package var section: Int
    /// The index of the chunk.
    package var chunk: Int
  }

  /// Returns the first chunk after `earlier` that must be requested to determine the content of a range; nil if no
  /// chunk must be requested.
  package func chunkToAsk(from lower: Double, to upper: Double, after earlier: Chunk? = nil) -> Chunk? {
    guard asksInChunks else { return nil }
    for section in sections(from: lower, to: upper) where section >= earlier?.section ?? 0 {
      let start = starts[section]
      let after = section == earlier?.section ? earlier?.chunk : nil
      if let chunk = sections[section].chunkToAsk(from: lower - start, to: upper - start, after: after) {
        return Chunk(section: section, chunk: chunk)
      }
    }
    return nil
  }

  /// Returns adjacent stale chunks of a section up to the given item, limited to `most` chunks; nil if there are none.
  package func chunksToAsk(section: Int, upTo item: Int, atMost most: Int) -> Range<Int>? {
    let asked = sections[section].metrics.sizes.asked
    guard asked.firstOutdated <= item, asked.firstOutdated < asked.count else { return nil }
    let first = asked.firstOutdated / FlowAskedSizes.chunkLength
    let last = min(item, asked.count - 1) / FlowAskedSizes.chunkLength
    var end = first + 1
    while end <= last, end < first + most, !asked.isValid(end) { end += 1 }
    return first..<end
  }

  /// Returns the items of adjacent chunks.
  package func items(section: Int, of chunks: Range<Int>) -> Range<Int> {
    let asked = sections[section].metrics.sizes.asked
    return asked.items(ofChunk: chunks.lowerBound).lowerBound..<asked.items(ofChunk: chunks.upperBound - 1).upperBound
  }

  /// Returns whether the size of the given item is valid.
  package func isAnswered(item: Int, section: Int) -> Bool {
    let asked = sections[section].metrics.sizes.asked
    return asked.isEmpty || asked.isValid(item / FlowAskedSizes.chunkLength)
  }

  /// Returns whether the line of the given item is known.
  package func knowsLine(ofItem item: Int, section: Int) -> Bool { sections[section].knowsLine(ofItem: item) }

  /// Returns whether the sizes of the given item and of all previous items are known.
  package func isComplete(before item: Int, section: Int) -> Bool {
    for earlier in 0..<section {
      let asked = sections[earlier].metrics.sizes.asked
      if !asked.isEmpty, !asked.isComplete { return false }
    }
    let asked = sections[section].metrics.sizes.asked
    return asked.isEmpty || item < asked.firstOutdated
  }

  /// Returns whether the sizes of all items that begin before the given position on the main axis are known.
  package func isComplete(before main: Double) -> Bool {
    guard asksInChunks else { return true }
    for section in 0..<sectionCount {
      if starts[section] >= main { return true }
      let asked = sections[section].metrics.sizes.asked
      if asked.isEmpty || asked.isComplete { continue }
      return starts[section] + sections[section].frame(ofItem: asked.firstOutdated).main >= main
    }
    return true
  }

  /// Descriptions of violated invariants; empty if there are none.
  package var breaches: [String] {
    var breaches: [String] = []
    for section in 0..<sectionCount {
      breaches += sections[section].breaches.map { "section \(section): \($0)" }
      if starts[section + 1] != starts[section] + sections[section].extent {
        breaches.append("section \(section + 1) starts at \(starts[section + 1]), not where section \(section) ends")
      }
    }
    return breaches
  }
}
