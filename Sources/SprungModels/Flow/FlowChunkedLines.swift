// SPDX-License-Identifier: MIT

/// The lines of a section whose items are requested in chunks on demand.
///
/// # The idea
/// A chunk owns the lines that begin in it. A tree of sums stores the length of each chunk's lines. The position of a
/// line is the sum of the lengths before its chunk, plus an offset. To find the offset, the lines of the chunk, which
/// contains 128 items, are broken again. The length of a stale chunk is an estimate from other chunks, or its previous
/// length.
///
/// Lines are broken greedily, so their beginnings depend on all previous items. A chunk after a valid chunk continues
/// where the valid chunk ends. When lines change, the following lines are broken again up to a line with an unchanged
/// beginning. In a chunk after a stale chunk, lines begin with the same items as before. If no lines are known, they
/// begin as if all previous chunks were like this one, which is correct if each line has one item, or if all items have
/// equal sizes. Otherwise, lines are corrected when the previous chunk is requested. When all chunks are valid, all
/// lines follow the greedy rule.
///
/// Invariants: the lines of a valid chunk are broken, and its last line contains no stale item. The lines of the chunk
/// after a valid chunk begin with the item that follows the valid chunk's last line.
struct FlowChunkedLines {
  /// The known lines of a chunk.
  struct ChunkState: Equatable {
    /// The first item in the chunk that begins a line, as an offset from the first item of the chunk; -1 if unknown.
    var entry: Int32 = -1
    /// The first item after the chunk's lines, as an offset from the first item of the chunk.
    var exit: Int32 = 0
    /// The number of items in the first line.
    var perLine: Int32 = 0
    /// An upper bound on the distance from the start of the last line to the end of the chunk, in points.
    var lastPitch: Float = 0
    /// The distance by which lines extend beyond the end of the chunk, in points; usually the negative line spacing.
    var reach = 0.0
  }

  static let chunkLength = FlowAskedSizes.chunkLength

  var breaker: FlowLineBreaker
  var states: [ChunkState]
  var lengths: SumTree
  /// The largest `reach` of all chunks so far, in points.
  var longestReach: Double
  /// The length of all lines including line spacing, in points.
  private(set) var extent = 0.0
  /// The length of the longest known item that does not fit into a line; zero if all known items fit.
  private(set) var longestOverhang = 0.0

  /// Creates lines that are not known yet. Each item is assumed to occupy `itemLength` points of the main axis.
  init(metrics: FlowSectionMetrics, available: Double, itemLength: Double) {
    breaker = FlowLineBreaker(metrics: metrics, available: available)
    let asked = metrics.sizes.asked
    states = [ChunkState](repeating: ChunkState(), count: asked.chunkCount)
    lengths = SumTree(count: asked.chunkCount) { Double(asked.items(ofChunk: $0).count) * itemLength }
    longestReach = -metrics.lineSpacing
    measure(metrics.sizes)
  }

  /// Breaks lines again after the sizes of some items have changed or become known, up to a line with an unchanged
  /// beginning. The range must contain all items that are added to or removed from the forced line starts.
  mutating func update(_ sizes: FlowItemSizes, changed: ClosedRange<Int>, kept: [Int] = []) {
    breaker.kept = kept
    let last = min(changed.upperBound / Self.chunkLength, states.count - 1)
    // The first changed item may now fit into the previous line.
    var chunk = changed.lowerBound > 0 ? owner(of: changed.lowerBound - 1, sizes) : 0
    while chunk <= last || (chunk < states.count && sizes.asked.isValid(chunk)) {
      if sizes.asked.isValid(chunk) {
        let entry = entry(of: chunk, sizes)
        if chunk > last, states[chunk].entry == Int32(entry - chunk * Self.chunkLength) { break }
        lay(chunk, from: entry, sizes)
      }
      chunk += 1
    }
    measure(sizes)
  }

  /// Returns the first item of the first line that a chunk owns.
  func firstItem(ofLinesOf chunk: Int) -> Int { chunk * Self.chunkLength + Int(states[chunk].entry) }

  /// Returns the chunk that owns the line of the given item: the item's own chunk or a valid chunk before it.
  func owner(of item: Int, _ sizes: FlowItemSizes) -> Int {
    var chunk = item / Self.chunkLength
    while chunk > 0, sizes.asked.isValid(chunk), states[chunk].entry >= 0, item < firstItem(ofLinesOf: chunk) {
      chunk -= 1
    }
    return chunk
  }

  private func entry(of chunk: Int, _ sizes: FlowItemSizes) -> Int {
    let first = chunk * Self.chunkLength
    guard chunk > 0 else { return 0 }
    if sizes.asked.isValid(chunk - 1) { return first - Self.chunkLength + Int(states[chunk - 1].exit) }
    let state = states[chunk]
    let isEven = sizes.known.isEmpty && sizes.asked.hasOneCross(chunk)
    if state.entry >= 0 {
      let entry = first + Int(state.entry)
      // If the number of items per line has changed, the lines of previous chunks will also begin with different items,
      // so the old beginning is useless.
      guard isEven, entry < sizes.count else { return entry }
      let length = line(at: entry, start: 0, of: sizes).count
      if state.perLine == 0 || length == Int(state.perLine) { return entry }
    }
    guard isEven else { return first }
    let length = line(at: first, start: 0, of: sizes).count
    return length < Self.chunkLength ? (first + length - 1) / length * length : first
  }

  private mutating func lay(_ chunk: Int, from entry: Int, _ sizes: FlowItemSizes) {
    let items = sizes.asked.items(ofChunk: chunk)
    var state = ChunkState(entry: Int32(entry - items.lowerBound))
    var item = entry
    var start = 0.0
    var furthest = -Double.infinity
    var pitch = 0.0
    while item < items.upperBound {
      let line = line(at: item, start: start, of: sizes)
      if line.count == 1, sizes[item].cross > breaker.available + FlowLayoutModel.fittingTolerance {
        longestOverhang = max(longestOverhang, sizes[item].cross)
      }
      if item == entry { state.perLine = Int32(line.count) }
      furthest = max(furthest, start + line.extent)
      pitch = breaker.pitch(of: line)
      start += pitch
      item = line.end
    }
    state.exit = Int32(item - items.lowerBound)
    state.lastPitch = Float(pitch).nextUp
    state.reach = furthest - start
    longestReach = max(longestReach, state.reach)
    states[chunk] = state
    if lengths[chunk] != start { lengths[chunk] = start }
  }

  /// Returns the line that begins with the given item, which must be in a valid chunk.
  func line(at item: Int, start: Double, of sizes: FlowItemSizes) -> FlowLineBreaker.Line {
    var chunks = 1
    while true {
      let border = border(after: item, sizes, chunks)
      let line = breaker.line(at: item, start: start, of: sizes, before: border)
      if line.end < border || border == sizes.count || !sizes.asked.isValid(border / Self.chunkLength) { return line }
      // The line may be longer, because a line can contain thousands of items whose length is zero.
      chunks *= 4
    }
  }

  /// Returns the end of the items that a line may include. Only the given number of valid chunks is considered.
  private func border(after item: Int, _ sizes: FlowItemSizes, _ chunks: Int) -> Int {
    let chunk = item / Self.chunkLength
    var last = chunk
    while last < chunk + chunks, last + 1 < states.count, sizes.asked.isValid(last + 1) { last += 1 }
    return sizes.asked.items(ofChunk: last).upperBound
  }

  /// Computes the end of the line that extends farthest.
  mutating func measure(_ sizes: FlowItemSizes) {
    var chunk = states.count - 1
    var end = lengths.total
    var furthest = 0.0
    while chunk >= 0, end + longestReach > furthest {
      let isKnown = states[chunk].entry >= 0 && states[chunk].exit > 0
      furthest = max(furthest, end + (isKnown ? states[chunk].reach : -breaker.lineSpacing))
      end -= lengths[chunk]
      chunk -= 1
    }
    extent = furthest
  }

  // The lengths of stale chunks.

  /// Replaces the lengths of all chunks.
  mutating func replaceLengths(_ new: [Double], _ sizes: FlowItemSizes) {
    lengths = SumTree(count: new.count) { new[$0] }
    measure(sizes)
  }

  /// Returns the total length of the valid chunks, and the total number of their items.
  func broken(_ sizes: FlowItemSizes) -> (length: Double, items: Int) {
    var sum = (length: 0.0, items: 0)
    for chunk in states.indices where sizes.asked.isValid(chunk) {
      sum.length += lengths[chunk]
      sum.items += Int(states[chunk].exit - states[chunk].entry)
    }
    return sum
  }

  /// Sets the lengths of chunks whose lines were never known, based on the typical length of an item.
  mutating func estimate(itemLength: Double, _ sizes: FlowItemSizes) {
    let (places, old) = (states, lengths)
    lengths = SumTree(count: places.count) {
      places[$0].entry >= 0 ? old[$0] : Double(sizes.asked.items(ofChunk: $0).count) * itemLength
    }
    measure(sizes)
  }

  /// Returns the lengths of chunks with known lines, and zero for the other chunks.
  func knownLengths(of chunks: Range<Int>) -> [Double] { chunks.map { states[$0].entry >= 0 ? lengths[$0] : 0 } }

  /// Returns the total length, before and after a change, of the chunks whose lines were known before.
  func change(of chunks: Range<Int>, from old: [Double]) -> FlowLengthChange {
    var change = FlowLengthChange()
    for (chunk, before) in zip(chunks, old) where before > 0 {
      change.before += before
      change.after += lengths[chunk]
    }
    return change
  }

  /// Scales the lengths of stale chunks.
  mutating func scale(by ratio: Double, _ sizes: FlowItemSizes) {
    let old = lengths
    lengths = SumTree(count: states.count) { sizes.asked.isValid($0) ? old[$0] : old[$0] * ratio }
    measure(sizes)
  }
}
