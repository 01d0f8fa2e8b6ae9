// SPDX-License-Identifier: MIT

/// The lines of a section with items of different sizes.
///
/// The start of a line determines its end. Therefore, only the starts of some lines are stored, and the lines in
/// between are broken on demand. The starts take about two bytes of memory per item. A long sequence of items with
/// estimated sizes takes only a single block.
struct FlowVaryingLines {
  /// The start of a sequence of lines.
  struct Block: Equatable {
    /// The first item of the first line.
    var first: Int
    /// The start of the first line along the main axis, relative to the section inset.
    var start: Double
    /// The farthest end of all previous lines, which is needed to search for overlapping lines.
    var furthestBefore: Double
    /// The number of lines if all of them equal the first one; 0 if they must be broken individually.
    var equalLines = 0
  }

  /// The number of items after which a new block starts at the next line.
  static let blockLength = 16
  /// The minimum number of equal items for which a block of equal lines is created.
  static let leastEqualItems = 64

  private var breaker: FlowLineBreaker
  /// The blocks in order.
  private(set) var blocks: [Block] = []
  /// The length of all lines including line spacing, in points.
  private(set) var extent = 0.0
  /// The length of the longest item that does not fit into a line; zero if all items fit.
  private(set) var longestOverhang = 0.0

  /// Breaks the items greedily into lines with a length of `available` points. `kept` are forced line starts.
  init(metrics: FlowSectionMetrics, available: Double, kept: [Int] = []) {
    breaker = FlowLineBreaker(metrics: metrics, available: available)
    breaker.kept = kept
    let sizes = metrics.sizes
    var blocks: [Block] = []
    blocks.reserveCapacity(!sizes.isVarying ? 16 : sizes.count / Self.blockLength + 1)
    var walk = Walk()
    while walk.item < sizes.count { advance(&walk, sizes, &blocks, mayStretch: false) }
    self.blocks = blocks
    extent = walk.furthest
    longestOverhang = walk.longestOverhang
  }

  /// Breaks lines again after the sizes of some items have changed. Breaking starts with the line before the first
  /// changed item and ends where a line starts with the same item as before. Later lines are only moved. The range must
  /// contain all items that are added to or removed from the forced line starts.
  mutating func update(_ sizes: FlowItemSizes, changed: ClosedRange<Int>, kept: [Int] = []) {
    breaker.kept = kept
    guard !blocks.isEmpty else { return }
    let first = max(0, block(ofItem: changed.lowerBound) - 1)
    var walk = Walk(item: blocks[first].first, start: blocks[first].start, furthest: blocks[first].furthestBefore)
    var fresh: [Block] = []
    var old = first + 1
    while walk.item < sizes.count {
      while old < blocks.count, blocks[old].first < walk.item { old += 1 }
      // If lines overlap, the old blocks cannot be reused, because the farthest end does not move together with the
      // following lines.
      let mayMeet = old < blocks.count && walk.item > changed.upperBound && breaker.lineSpacing >= 0
      if mayMeet, blocks[old].first == walk.item { break }
      advance(
        &walk, sizes, &fresh, mayStretch: mayMeet && blocks[old].first - walk.item < Self.blockLength)
    }
    longestOverhang = max(longestOverhang, walk.longestOverhang)
    guard walk.item < sizes.count else {
      blocks.replaceSubrange(first..<blocks.count, with: fresh)
      extent = walk.furthest
      return
    }
    let shift = walk.start - blocks[old].start
    blocks.replaceSubrange(first..<old, with: fresh)
    guard shift != 0 else { return }
    for index in first + fresh.count..<blocks.count {
      blocks[index].start += shift
      blocks[index].furthestBefore += shift
    }
    extent += shift
  }

  /// The current position while breaking lines.
  private struct Walk {
    var item = 0
    var start = 0.0
    var furthest = 0.0
    /// The first item of the block to which lines are added; -1 to start a new block.
    var blockStart = -1
    /// The length of the longest item so far that does not fit into a line.
    var longestOverhang = 0.0
  }

  /// Breaks the next line, or a sequence of equal lines. A block may exceed its usual length if `mayStretch` is true,
  /// so that no short blocks accumulate where new lines meet existing ones.
  private func advance(
    _ walk: inout Walk, _ sizes: FlowItemSizes, _ blocks: inout [Block], mayStretch: Bool
  ) {
    let line = breaker.line(at: walk.item, start: walk.start, of: sizes)
    let length = line.end - line.first
    if length == 1, sizes[line.first].cross > breaker.available + FlowLayoutModel.fittingTolerance {
      walk.longestOverhang = max(walk.longestOverhang, sizes[line.first].cross)
    }
    let pitch = breaker.pitch(of: line)
    // A line equals this one only if the item after the line, which determines the end of the line, has the same size.
    let count = sizes.isVarying ? 0 : (endOfEqualItems(from: walk.item, sizes) - 1 - walk.item) / length
    if count * length >= Self.leastEqualItems {
      blocks.append(
        Block(first: walk.item, start: walk.start, furthestBefore: walk.furthest, equalLines: count))
      walk.furthest = max(walk.furthest, walk.start + Double(count - 1) * pitch + line.extent)
      walk.start += Double(count) * pitch
      walk.item += count * length
      walk.blockStart = -1
      return
    }
    if walk.blockStart < 0 || (walk.item - walk.blockStart >= Self.blockLength && !mayStretch) {
      blocks.append(Block(first: walk.item, start: walk.start, furthestBefore: walk.furthest))
      walk.blockStart = walk.item
    }
    walk.furthest = max(walk.furthest, line.start + line.extent)
    walk.start += pitch
    walk.item = line.end
  }

  private func endOfEqualItems(from item: Int, _ sizes: FlowItemSizes) -> Int {
    let end = sizes.known.first(from: item) ?? sizes.count
    return breaker.kept.isEmpty ? end : min(end, breaker.nextKept(after: item) ?? end)
  }

  /// Returns the items in the line of the given item.
  func items(inLineOf item: Int, of sizes: FlowItemSizes) -> Range<Int> {
    let line = line(ofItem: item, of: sizes)
    return line.first..<line.end
  }

  /// Returns the frame of the given item relative to the inset corner of the section.
  func frame(ofItem item: Int, of sizes: FlowItemSizes) -> FlowFrame {
    let line = line(ofItem: item, of: sizes)
    var cross = line.crossStart
    for earlier in line.first..<item { cross += sizes[earlier].cross + line.spacing }
    let size = sizes[item]
    return FlowFrame(main: line.start + (line.extent - size.main) / 2, cross: cross, extent: size)
  }

  private func line(ofItem item: Int, of sizes: FlowItemSizes) -> FlowLineBreaker.Line {
    let block = blocks[block(ofItem: item)]
    var line = breaker.line(at: block.first, start: block.start, of: sizes)
    if block.equalLines > 0 {
      let number = (item - block.first) / (line.end - line.first)
      line = line.repeated(number, pitch: breaker.pitch(of: line))
    }
    while line.end <= item { line = breaker.line(at: line.end, start: line.start + breaker.pitch(of: line), of: sizes) }
    return line
  }

  private func block(ofItem item: Int) -> Int {
    max(0, BinarySearch.firstIndex(in: 0..<blocks.count) { blocks[$0].first > item } - 1)
  }

  private func furthestEnd(ofBlock index: Int) -> Double {
    index + 1 < blocks.count ? blocks[index + 1].furthestBefore : extent
  }

  /// Calls `body` with the items whose lines may intersect the range from `lower` to `upper` on the main axis.
  func forEachFrame(
    from lower: Double, to upper: Double, of sizes: FlowItemSizes, _ body: (Int, FlowFrame) -> Void
  ) {
    var index = BinarySearch.firstIndex(in: 0..<blocks.count) { furthestEnd(ofBlock: $0) >= lower }
    while index < blocks.count, blocks[index].start <= upper {
      let end = index + 1 < blocks.count ? blocks[index + 1].first : sizes.count
      if blocks[index].equalLines > 0 {
        forEachEqualLine(blocks[index], from: lower, to: upper, of: sizes) { $0.forEachFrame(of: sizes, body) }
      } else {
        forEachLine(blocks[index], before: end, from: lower, to: upper, of: sizes) { $0.forEachFrame(of: sizes, body) }
      }
      index += 1
    }
  }

  private func forEachLine(
    _ block: Block, before end: Int, from lower: Double, to upper: Double, of sizes: FlowItemSizes,
    _ body: (FlowLineBreaker.Line) -> Void
  ) {
    var item = block.first
    var start = block.start
    var furthest = block.furthestBefore
    while item < end, start <= upper {
      let line = breaker.line(at: item, start: start, of: sizes)
      furthest = max(furthest, start + line.extent)
      if furthest >= lower { body(line) }
      start += breaker.pitch(of: line)
      item = line.end
    }
  }

  private func forEachEqualLine(
    _ block: Block, from lower: Double, to upper: Double, of sizes: FlowItemSizes,
    _ body: (FlowLineBreaker.Line) -> Void
  ) {
    let line = breaker.line(at: block.first, start: block.start, of: sizes)
    let pitch = breaker.pitch(of: line)
    var number = 0
    if pitch > 0 {
      let last = Double(block.equalLines - 1)
      number = Int(min(last, max(0, ((lower - line.extent - block.start) / pitch).rounded(.down))))
    }
    while number < block.equalLines {
      let moved = line.repeated(number, pitch: pitch)
      if moved.start > upper { return }
      body(moved)
      number += 1
    }
  }
}
