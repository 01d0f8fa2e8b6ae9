// SPDX-License-Identifier: MIT

/// The lines of a section that was requested in chunks, as they were before an update.
struct FormerChunkedLines {
  private let lines: FlowChunkedLines
  private let sizes: FlowItemSizes

  /// Lines that were broken of the sizes.
  init(_ lines: FlowChunkedLines, _ sizes: FlowItemSizes) {
    self.lines = lines
    self.sizes = sizes
  }

  /// The lines after the update: chunks whose items were all in one chunk before have its length, so that the content
  /// behind them stays where it was. All of them are stale.
  ///
  /// `oldItem` returns the previous index of an item in the same section, nil for a new one.
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

  /// The first line that begins with an item or one after it, as far as lines are known, and where it starts.
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

  /// The part of the length of its chunk that is due to an item.
  private func share(of item: Int) -> Double {
    let chunk = item / FlowAskedSizes.chunkLength
    return lines.lengths[chunk] / Double(sizes.asked.items(ofChunk: chunk).count)
  }
}
