// SPDX-License-Identifier: MIT

extension FlowChunkedLines {
  /// The first chunk that may touch the main axis from a point on.
  private func firstChunk(from lower: Double) -> Int {
    var chunk = lengths.index(at: lower).index
    // Lines that overlap, or that have no length, may come before.
    while chunk > 0, lengths.sum(before: chunk) + max(0, longestReach) >= lower { chunk -= 1 }
    return chunk
  }

  /// The first chunk after another one that must be asked for before what touches a stretch is known; nil if there is none.
  func chunkToAsk(from lower: Double, to upper: Double, after earlier: Int?, _ sizes: FlowItemSizes) -> Int? {
    guard !places.isEmpty, lower <= extent + max(0, longestReach), upper >= 0 else { return nil }
    var chunk = earlier.map { $0 + 1 } ?? firstChunk(from: lower)
    var start = lengths.sum(before: chunk)
    while chunk < places.count {
      let isValid = sizes.asked.isValid(chunk)
      // The last line before may take items of this chunk.
      let isOpen = !isValid && chunk > 0 && sizes.asked.isValid(chunk - 1)
      if start - (isOpen ? Double(places[chunk - 1].lastPitch) : 0) > upper { return nil }
      if !isValid { return chunk }
      start += lengths[chunk]
      chunk += 1
    }
    return nil
  }

  /// The items of the line of an item; nil if it is not known.
  func items(inLineOf item: Int, of sizes: FlowItemSizes) -> Range<Int>? {
    line(ofItem: item, of: sizes).map { $0.first..<$0.end }
  }

  /// The frame of an item, measured from the inset corner of the section. Of one whose line is not known it is an estimate.
  func frame(ofItem item: Int, of sizes: FlowItemSizes) -> FlowFrame {
    let size = sizes[item]
    guard let line = line(ofItem: item, of: sizes) else {
      let chunk = item / Self.chunkLength
      let items = sizes.asked.items(ofChunk: chunk)
      let share = Double(item - items.lowerBound) / Double(items.count)
      return FlowFrame(main: lengths.sum(before: chunk) + share * lengths[chunk], cross: 0, extent: size)
    }
    var cross = line.crossStart
    for earlier in line.first..<item { cross += sizes[earlier].cross + line.spacing }
    return FlowFrame(main: line.start + (line.extent - size.main) / 2, cross: cross, extent: size)
  }

  private func line(ofItem item: Int, of sizes: FlowItemSizes) -> FlowLineBreaker.Line? {
    let chunk = owner(of: item, sizes)
    guard sizes.asked.isValid(chunk), item >= firstItem(ofLinesOf: chunk) else { return nil }
    var found: FlowLineBreaker.Line?
    forEachLine(of: chunk, sizes) { line in
      if line.end > item { found = line }
      return found == nil
    }
    return found
  }

  /// Calls `body` with the lines that a chunk owns until it answers false.
  private func forEachLine(of chunk: Int, _ sizes: FlowItemSizes, _ body: (FlowLineBreaker.Line) -> Bool) {
    let end = sizes.asked.items(ofChunk: chunk).upperBound
    let begin = lengths.sum(before: chunk)
    var item = firstItem(ofLinesOf: chunk)
    var start = 0.0
    while item < end {
      var line = line(at: item, start: start, of: sizes)
      start += breaker.pitch(of: line)
      item = line.end
      // As the length of the chunk was added up, so that both round alike.
      line.start += begin
      guard body(line) else { return }
    }
  }

  /// Calls `body` with the items of the lines that may touch the stretch of the main axis between `lower` and `upper`, as far
  /// as they are known.
  func forEachFrame(
    from lower: Double, to upper: Double, of sizes: FlowItemSizes, _ body: (Int, FlowFrame) -> Void
  ) {
    guard !places.isEmpty else { return }
    var chunk = firstChunk(from: lower)
    var start = lengths.sum(before: chunk)
    while chunk < places.count, start <= upper {
      if sizes.asked.isValid(chunk) {
        forEachLine(of: chunk, sizes) { line in
          if line.start + line.extent >= lower, line.start <= upper { line.forEachFrame(of: sizes, body) }
          return line.start <= upper
        }
      }
      start += lengths[chunk]
      chunk += 1
    }
  }

  /// What does not hold; empty if all is well.
  func breaches(_ sizes: FlowItemSizes) -> [String] {
    var breaches = sizes.asked.breaches()
    for chunk in places.indices where sizes.asked.isValid(chunk) {
      let place = places[chunk]
      if place.entry < 0 { breaches.append("chunk \(chunk) is up to date, but its lines are not broken") }
      if chunk > 0, sizes.asked.isValid(chunk - 1), Int(places[chunk - 1].exit) - Self.chunkLength != Int(place.entry) {
        breaches.append("chunk \(chunk) begins at \(place.entry), not after the one before")
      }
      var copy = self
      copy.update(
        sizes, changed: sizes.asked.items(ofChunk: chunk).lowerBound...sizes.asked.items(ofChunk: chunk).lowerBound,
        kept: breaker.kept)
      if copy.places[chunk] != place || copy.lengths[chunk] != lengths[chunk] {
        breaches.append("the lines of chunk \(chunk) are not those that its sizes make")
      }
    }
    return breaches
  }
}
