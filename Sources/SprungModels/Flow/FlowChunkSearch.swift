// SPDX-License-Identifier: MIT

/// Finds lines of a section whose items are requested in chunks.
struct FlowChunkSearch {
  private let lines: FlowChunkedLines
  private let sizes: FlowItemSizes

  /// Creates a search in lines that were broken with the given sizes.
  init(_ lines: FlowChunkedLines, _ sizes: FlowItemSizes) {
    self.lines = lines
    self.sizes = sizes
  }

  /// Returns the first chunk with lines that may extend to a position on the main axis or are after this position.
  private func firstChunk(from lower: Double) -> Int {
    var chunk = lines.lengths.index(at: lower).index
    // Lines of previous chunks can also extend to the position if lines overlap or are empty.
    while chunk > 0, lines.lengths.sum(before: chunk) + max(0, lines.longestReach) >= lower { chunk -= 1 }
    return chunk
  }

  /// Returns the first chunk after `earlier` that must be requested to determine the content of a range; nil if no
  /// chunk must be requested.
  func chunkToAsk(from lower: Double, to upper: Double, after earlier: Int?) -> Int? {
    guard !lines.states.isEmpty, lower <= lines.extent + max(0, lines.longestReach), upper >= 0 else { return nil }
    var chunk = earlier.map { $0 + 1 } ?? firstChunk(from: lower)
    var start = lines.lengths.sum(before: chunk)
    while chunk < lines.states.count {
      let isValid = sizes.asked.isValid(chunk)
      // The last line of the previous chunk may include items of this chunk.
      let isOpen = !isValid && chunk > 0 && sizes.asked.isValid(chunk - 1)
      if start - (isOpen ? Double(lines.states[chunk - 1].lastPitch) : 0) > upper { return nil }
      if !isValid { return chunk }
      start += lines.lengths[chunk]
      chunk += 1
    }
    return nil
  }

  /// Returns the items in the line of the given item; nil if the line is not known.
  func items(inLineOf item: Int) -> Range<Int>? {
    line(ofItem: item).map { $0.first..<$0.end }
  }

  /// Returns the frame of the given item relative to the inset corner of the section. The frame is an estimate if the
  /// item's line is not known.
  func frame(ofItem item: Int) -> FlowFrame {
    let size = sizes[item]
    guard let line = line(ofItem: item) else {
      let chunk = item / FlowAskedSizes.chunkLength
      let items = sizes.asked.items(ofChunk: chunk)
      let share = Double(item - items.lowerBound) / Double(items.count)
      return FlowFrame(main: lines.lengths.sum(before: chunk) + share * lines.lengths[chunk], cross: 0, extent: size)
    }
    var cross = line.crossStart
    for earlier in line.first..<item { cross += sizes[earlier].cross + line.spacing }
    return FlowFrame(main: line.start + (line.extent - size.main) / 2, cross: cross, extent: size)
  }

  private func line(ofItem item: Int) -> FlowLineBreaker.Line? {
    let chunk = lines.owner(of: item, sizes)
    guard sizes.asked.isValid(chunk), item >= lines.firstItem(ofLinesOf: chunk) else { return nil }
    var found: FlowLineBreaker.Line?
    forEachLine(of: chunk) { line in
      if line.end > item { found = line }
      return found == nil
    }
    return found
  }

  /// Calls `body` with each line that a chunk owns, until `body` returns false.
  private func forEachLine(of chunk: Int, _ body: (FlowLineBreaker.Line) -> Bool) {
    let end = sizes.asked.items(ofChunk: chunk).upperBound
    let begin = lines.lengths.sum(before: chunk)
    var item = lines.firstItem(ofLinesOf: chunk)
    var start = 0.0
    while item < end {
      var line = lines.line(at: item, start: start, of: sizes)
      start += lines.breaker.pitch(of: line)
      item = line.end
      // Like the computation of the chunk's length, this adds up the lines first and the chunk's position last, so that
      // both results are rounded equally.
      line.start += begin
      guard body(line) else { return }
    }
  }

  /// Calls `body` with the known items whose lines may intersect the range from `lower` to `upper` on the main axis.
  func forEachFrame(from lower: Double, to upper: Double, _ body: (Int, FlowFrame) -> Void) {
    guard !lines.states.isEmpty else { return }
    var chunk = firstChunk(from: lower)
    var start = lines.lengths.sum(before: chunk)
    while chunk < lines.states.count, start <= upper {
      if sizes.asked.isValid(chunk) {
        forEachLine(of: chunk) { line in
          if line.start + line.extent >= lower, line.start <= upper { line.forEachFrame(of: sizes, body) }
          return line.start <= upper
        }
      }
      start += lines.lengths[chunk]
      chunk += 1
    }
  }

  /// Returns descriptions of violated invariants; empty if there are none.
  func breaches() -> [String] {
    var breaches = sizes.asked.breaches()
    for chunk in lines.states.indices where sizes.asked.isValid(chunk) {
      let state = lines.states[chunk]
      if state.entry < 0 { breaches.append("chunk \(chunk) is up to date, but its lines are not broken") }
      if chunk > 0, sizes.asked.isValid(chunk - 1) {
        let exit = Int(lines.states[chunk - 1].exit) - FlowAskedSizes.chunkLength
        if exit != Int(state.entry) { breaches.append("chunk \(chunk) begins at \(state.entry), not at \(exit)") }
      }
      var copy = lines
      let first = sizes.asked.items(ofChunk: chunk).lowerBound
      copy.update(sizes, changed: first...first, kept: lines.breaker.kept)
      if copy.states[chunk] != state || copy.lengths[chunk] != lines.lengths[chunk] {
        breaches.append("the lines of chunk \(chunk) are not those that its sizes make")
      }
    }
    return breaches
  }
}
