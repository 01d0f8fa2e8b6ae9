// SPDX-License-Identifier: MIT

/// The lines of a section before an update. The items of the section are requested in chunks.
struct FormerChunkedLines {
  private let lines: FlowChunkedLines
  private let sizes: FlowItemSizes

  /// Creates former lines that were broken with the given sizes.
  init(_ lines: FlowChunkedLines, _ sizes: FlowItemSizes) {
    self.lines = lines
    self.sizes = sizes
  }

  /// Returns the lines after the update. A chunk whose items were all in the same chunk before retains its length, so
  /// that the following content does not move. All chunks are stale.
  ///
  /// `oldItem` returns the previous index of an item in the same section; nil for a new item.
  func moved(
    to metrics: FlowSectionMetrics, itemLength: Double, _ oldItem: (Int) -> Int?
  ) -> FlowChunkedLines {
    var moved = FlowChunkedLines(metrics: metrics, available: lines.breaker.available, itemLength: itemLength)
    let asked = metrics.sizes.asked
    var lengths: [Double] = []
    lengths.reserveCapacity(asked.chunkCount)
    for chunk in 0..<asked.chunkCount {
      let items = asked.items(ofChunk: chunk)
      let first = oldItem(items.lowerBound)
      let last = oldItem(items.upperBound - 1)
      if first == items.lowerBound, last == items.upperBound - 1, chunk < lines.states.count,
        sizes.asked.items(ofChunk: chunk) == items
      {
        moved.states[chunk] = lines.states[chunk]
        lengths.append(lines.lengths[chunk])
        continue
      }
      let begin = first.map { boundary(from: $0) }
      if let first, let begin { moved.states[chunk].entry = Int32(begin.item - first) }
      if let first, let begin, last == first + items.count - 1 {
        lengths.append(boundary(from: first + items.count).start - begin.start)
      } else {
        var length = 0.0
        for item in items { length += oldItem(item).map { share(of: $0) } ?? itemLength }
        lengths.append(length)
      }
    }
    moved.replaceLengths(lengths, metrics.sizes)
    return moved
  }

  /// Returns the first known line that begins at or after an item, and its start.
  private func boundary(from item: Int) -> (item: Int, start: Double) {
    guard item < sizes.count else { return (sizes.count, lines.lengths.total) }
    let chunk = item / FlowAskedSizes.chunkLength
    let items = sizes.asked.items(ofChunk: chunk)
    let begin = lines.lengths.sum(before: chunk)
    if lines.states[chunk].entry >= 0, item <= lines.firstItem(ofLinesOf: chunk) {
      return (lines.firstItem(ofLinesOf: chunk), begin)
    }
    guard sizes.asked.isValid(chunk) else {
      return (item, begin + lines.lengths[chunk] * Double(item - items.lowerBound) / Double(items.count))
    }
    var (next, start) = (lines.firstItem(ofLinesOf: chunk), 0.0)
    while next < item {
      let line = lines.line(at: next, start: start, of: sizes)
      start += lines.breaker.pitch(of: line)
      next = line.end
    }
    return (next, begin + start)
  }

  /// Returns the length of an item's chunk divided by the number of items in the chunk.
  private func share(of item: Int) -> Double {
    let chunk = item / FlowAskedSizes.chunkLength
    return lines.lengths[chunk] / Double(sizes.asked.items(ofChunk: chunk).count)
  }
}
