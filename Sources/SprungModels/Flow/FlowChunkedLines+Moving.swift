// SPDX-License-Identifier: MIT

extension FlowChunkedLines {
  /// Lines of a section after an update: chunks that came as a whole from one place are as long as that was, so that what is
  /// behind them stays where it was. All of them are to be asked for again.
  ///
  /// `oldItem` says where an item was in the same section, nil for one that is new there.
  init(
    from old: FlowChunkedLines, _ oldSizes: FlowItemSizes, metrics: FlowSectionMetrics, itemLength: Double,
    _ oldItem: (Int) -> Int?
  ) {
    self.init(metrics: metrics, available: old.breaker.available, itemLength: itemLength)
    let asked = metrics.sizes.asked
    var lengths: [Double] = []
    lengths.reserveCapacity(places.count)
    for chunk in places.indices {
      let items = asked.items(ofChunk: chunk)
      let first = oldItem(items.lowerBound)
      if first == items.lowerBound, chunk < old.places.count, oldSizes.asked.items(ofChunk: chunk) == items,
        oldItem(items.upperBound - 1) == items.upperBound - 1
      {
        places[chunk] = old.places[chunk]
        lengths.append(old.lengths[chunk])
        continue
      }
      let begin = first.map { old.boundary(from: $0, oldSizes) }
      if let first, let begin { places[chunk].entry = Int32(begin.item - first) }
      places[chunk].reach = -breaker.lineSpacing
      if let first, let begin, oldItem(items.upperBound - 1) == first + items.count - 1 {
        lengths.append(old.boundary(from: first + items.count, oldSizes).start - begin.start)
      } else {
        var length = 0.0
        for item in items { length += oldItem(item).map { old.share(of: $0, oldSizes) } ?? itemLength }
        lengths.append(length)
      }
    }
    replaceLengths(lengths, metrics.sizes)
  }

  /// The first line that begins with an item or one after it, as far as lines are known, and where it starts.
  private func boundary(from item: Int, _ sizes: FlowItemSizes) -> (item: Int, start: Double) {
    guard item < sizes.count else { return (sizes.count, lengths.total) }
    let chunk = item / Self.chunkLength
    let items = sizes.asked.items(ofChunk: chunk)
    let begin = lengths.sum(before: chunk)
    if places[chunk].entry >= 0, item <= firstItem(ofLinesOf: chunk) { return (firstItem(ofLinesOf: chunk), begin) }
    guard sizes.asked.isValid(chunk) else {
      return (item, begin + lengths[chunk] * Double(item - items.lowerBound) / Double(items.count))
    }
    var (next, start) = (firstItem(ofLinesOf: chunk), 0.0)
    while next < item {
      let line = line(at: next, start: start, of: sizes)
      start += breaker.pitch(of: line)
      next = line.end
    }
    return (next, begin + start)
  }

  /// The part of the length of its chunk that is due to an item.
  private func share(of item: Int, _ sizes: FlowItemSizes) -> Double {
    let chunk = item / Self.chunkLength
    return lengths[chunk] / Double(sizes.asked.items(ofChunk: chunk).count)
  }
}
