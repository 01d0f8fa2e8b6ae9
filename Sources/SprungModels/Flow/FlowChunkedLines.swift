// SPDX-License-Identifier: MIT

/// The lines of a section whose items are queried in chunks, on demand.
///
/// # The idea
/// A chunk owns the lines that begin in it. The length of each chunk's lines is stored in a tree of sums; the position
/// of a line follows from the sum before its chunk and from breaking the lines of that chunk again, at most a hundred
/// items. A chunk that was not queried has the length that its items have elsewhere, or had before.
///
/// Lines are broken greedily, so their beginnings depend on all items before. After a valid chunk a chunk continues
/// where that one ends, and where lines change, those after them are broken again up to one with an unchanged
/// beginning. After a stale chunk, lines begin where they did before, or as if all chunks before were like this one:
/// correct for one item a line and for items of one size. Otherwise they are corrected when the chunk before is
/// queried. When all chunks are valid, all lines are those of the greedy rule.
///
/// Invariants: a chunk whose sizes are valid has its lines broken; its last line contains no stale item; after a valid
/// chunk the next one begins with the item that follows.
struct FlowChunkedLines {
  /// The known lines of a chunk.
  struct ChunkState: Equatable {
    /// The first item that begins a line, by its distance from the first item of the chunk; -1 if unknown.
    var entry: Int32 = -1
    /// The first item after the lines, by the same distance.
    var exit: Int32 = 0
    /// Items of the first line.
    var perLine: Int32 = 0
    /// At least as long as from the start of the last line to the end of the chunk, in points.
    var lastPitch: Float = 0
    /// How far the lines reach beyond the end of the chunk, in points; mostly the negative spacing between lines.
    var reach = 0.0
  }

  static let chunkLength = FlowAskedSizes.chunkLength

  var breaker: FlowLineBreaker
  var states: [ChunkState]
  var lengths: SumTree
  /// The largest reach of all chunks so far.
  var longestReach: Double
  /// Length of all lines together with the spacing between them, in points.
  private(set) var extent = 0.0
  /// The length along the line of the longest item so far that is longer than the line; zero if there is none.
  private(set) var longestOverhang = 0.0

  /// Lines of which nothing is known but that an item mostly takes `itemLength` points of the main axis.
  init(metrics: FlowSectionMetrics, available: Double, itemLength: Double) {
    breaker = FlowLineBreaker(metrics: metrics, available: available)
    let asked = metrics.sizes.asked
    states = [ChunkState](repeating: ChunkState(), count: asked.chunkCount)
    lengths = SumTree(count: asked.chunkCount) { Double(asked.items(ofChunk: $0).count) * itemLength }
    longestReach = -metrics.lineSpacing
    measure(metrics.sizes)
  }

  /// Breaks the lines again after sizes of some items changed or became known, up to an unchanged beginning of a line.
  /// The range must contain the items that have to begin a line from now on, or no longer have to.
  mutating func update(_ sizes: FlowItemSizes, changed: ClosedRange<Int>, kept: [Int] = []) {
    breaker.kept = kept
    let last = min(changed.upperBound / Self.chunkLength, states.count - 1)
    // The line before may take up the first of them.
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

  /// The first item of the first line that a chunk owns.
  func firstItem(ofLinesOf chunk: Int) -> Int { chunk * Self.chunkLength + Int(states[chunk].entry) }

  /// The chunk that owns the line of an item, as far back as chunks are up to date.
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
      // Another number of items fits on a line than before, so the lines before will begin elsewhere too.
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

  /// The line that begins with an item of a chunk that is up to date.
  func line(at item: Int, start: Double, of sizes: FlowItemSizes) -> FlowLineBreaker.Line {
    var chunks = 1
    while true {
      let border = border(after: item, sizes, chunks)
      let line = breaker.line(at: item, start: start, of: sizes, before: border)
      if line.end < border || border == sizes.count || !sizes.asked.isValid(border / Self.chunkLength) { return line }
      // Thousands of items without length are one line.
      chunks *= 4
    }
  }

  /// The first item that the line of an item must not take, as far as it takes no more than some chunks.
  private func border(after item: Int, _ sizes: FlowItemSizes, _ chunks: Int) -> Int {
    let chunk = item / Self.chunkLength
    var last = chunk
    while last < chunk + chunks, last + 1 < states.count, sizes.asked.isValid(last + 1) { last += 1 }
    return sizes.asked.items(ofChunk: last).upperBound
  }

  /// Finds the end of the lines that reach furthest.
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

  // The lengths of chunks that were not queried.

  /// Gives every chunk a length.
  mutating func replaceLengths(_ new: [Double], _ sizes: FlowItemSizes) {
    lengths = SumTree(count: new.count) { new[$0] }
    measure(sizes)
  }

  /// Length and number of the items of the lines that are broken.
  func broken(_ sizes: FlowItemSizes) -> (length: Double, items: Int) {
    var sum = (length: 0.0, items: 0)
    for chunk in states.indices where sizes.asked.isValid(chunk) {
      sum.length += lengths[chunk]
      sum.items += Int(states[chunk].exit - states[chunk].entry)
    }
    return sum
  }

  /// Gives items of which nothing was ever known a length.
  mutating func estimate(itemLength: Double, _ sizes: FlowItemSizes) {
    let (places, old) = (states, lengths)
    lengths = SumTree(count: places.count) {
      places[$0].entry >= 0 ? old[$0] : Double(sizes.asked.items(ofChunk: $0).count) * itemLength
    }
    measure(sizes)
  }

  /// The lengths of chunks whose lines were known, zero for others.
  func knownLengths(of chunks: Range<Int>) -> [Double] { chunks.map { states[$0].entry >= 0 ? lengths[$0] : 0 } }

  /// How the lengths of chunks have changed that were known.
  func change(of chunks: Range<Int>, from old: [Double]) -> FlowLengthChange {
    var change = FlowLengthChange()
    for (chunk, before) in zip(chunks, old) where before > 0 {
      change.before += before
      change.after += lengths[chunk]
    }
    return change
  }

  /// Scales the lengths of chunks that are to be requested again.
  mutating func scale(by ratio: Double, _ sizes: FlowItemSizes) {
    let old = lengths
    lengths = SumTree(count: states.count) { sizes.asked.isValid($0) ? old[$0] : old[$0] * ratio }
    measure(sizes)
  }
}
