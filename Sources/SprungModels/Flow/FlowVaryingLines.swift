// SPDX-License-Identifier: MIT

/// The lines of a section whose items differ in size.
///
/// Lines are not kept. Where a line ends follows from where it starts, so the start of every few lines is enough, and the
/// lines in between are broken again when they are requested: two bytes an item. A long stretch of items whose size is only
/// estimated is one block, however many they are.
struct FlowVaryingLines {
  /// The start of some lines.
  struct Block: Equatable {
    /// The first item of the first line.
    var first: Int
    /// Start of the first line along the main axis, measured from the section inset.
    var start: Double
    /// The furthest end of all lines before; lines that overlap need it for the search.
    var furthestBefore: Double
    /// The number of lines if all are as the first one, 0 if they must be broken one by one.
    var equalLines = 0
  }

  /// Items after which a new block starts at the next line.
  static let blockLength = 16
  /// Items of one size for which a block of equal lines is worth its while.
  static let leastEqualItems = 64

  private var breaker: FlowLineBreaker
  /// The blocks in order.
  private(set) var blocks: [Block] = []
  /// Length of all lines together with the spacing between them, in points.
  private(set) var extent = 0.0
  /// The length along the line of the longest item that is longer than the line; zero if there is none.
  private(set) var longestOverhang = 0.0

  /// Breaks the items greedily into lines that are `available` points long; some items begin a line in any case.
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

  /// Breaks the lines again after the sizes of some items changed: from the line before the first of them, up to where
  /// the lines start with the same items as they did. Those after it only move. The range must hold the items that begin a
  /// line in any case from now on, or no longer.
  mutating func update(_ sizes: FlowItemSizes, changed: ClosedRange<Int>, kept: [Int] = []) {
    breaker.kept = kept
    guard !blocks.isEmpty else { return }
    let first = max(0, block(ofItem: changed.lowerBound) - 1)
    var walk = Walk(item: blocks[first].first, start: blocks[first].start, furthest: blocks[first].furthestBefore)
    var fresh: [Block] = []
    var old = first + 1
    while walk.item < sizes.count {
      while old < blocks.count, blocks[old].first < walk.item { old += 1 }
      // Where lines overlap, the furthest end does not move along with what comes after.
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

  /// The position up to which lines are broken.
  private struct Walk {
    var item = 0
    var start = 0.0
    var furthest = 0.0
    /// The first item of the block that lines are added to; -1 if a new one must start.
    var blockStart = -1
    /// The longest item so far that is longer than its line.
    var longestOverhang = 0.0
  }

  /// Breaks the next line, or as many equal ones as there are. A block that may be extended continues beyond its usual
  /// length, so that no short ones accumulate where lines meet existing ones.
  private func advance(
    _ walk: inout Walk, _ sizes: FlowItemSizes, _ blocks: inout [Block], mayStretch: Bool
  ) {
    let line = breaker.line(at: walk.item, start: walk.start, of: sizes)
    let length = line.end - line.first
    if length == 1, sizes[line.first].cross > breaker.available + FlowLayoutModel.fittingTolerance {
      walk.longestOverhang = max(walk.longestOverhang, sizes[line.first].cross)
    }
    let pitch = breaker.pitch(of: line)
    // Only where the next item, which decides where a line ends, is as large as the others.
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

  /// The items of the line of an item.
  func items(inLineOf item: Int, of sizes: FlowItemSizes) -> Range<Int> {
    let line = line(ofItem: item, of: sizes)
    return line.first..<line.end
  }

  /// The frame of an item, measured from the inset corner of the section.
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

  /// Calls `body` with the items of the lines that may touch the stretch of the main axis between `lower` and `upper`.
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
