// SPDX-License-Identifier: MIT

/// The heights of the rows of a section: known ones, and an estimate for all others.
///
/// Rows are stored in blocks of 64; a block without known heights takes no memory. The sums of the blocks are in a
/// tree, so that the position of a row and the row at a position are found in logarithmic time among a million rows.
package struct RowHeights {
  private static let blockSize = 64

  /// The number of rows.
  package let count: Int
  /// The height of rows of which nothing else is known, in points.
  package let estimate: Double
  private var blocks: [[Double]]
  private var known: [UInt64]
  private var sums: SumTree

  /// Rows of one height, which is known, or an estimate.
  package init(count: Int, estimate: Double, areKnown: Bool = false) {
    self.count = count
    self.estimate = estimate
    let number = (count + Self.blockSize - 1) / Self.blockSize
    blocks = [[Double]](repeating: [], count: number)
    known = [UInt64](repeating: areKnown ? UInt64.max : 0, count: number)
    sums = SumTree(count: number) { Double(min(Self.blockSize, count - $0 * Self.blockSize)) * estimate }
  }

  /// Rows with heights of their own, which are all known, or all estimates.
  package init(_ heights: [Double], areKnown: Bool) {
    count = heights.count
    estimate = 0
    let number = (count + Self.blockSize - 1) / Self.blockSize
    var blocks: [[Double]] = []
    blocks.reserveCapacity(number)
    var known: [UInt64] = []
    for block in 0..<number {
      let start = block * Self.blockSize
      blocks.append(Array(heights[start..<min(start + Self.blockSize, heights.count)]))
      known.append(areKnown ? UInt64.max : 0)
    }
    self.blocks = blocks
    self.known = known
    sums = SumTree(count: number) { block in blocks[block].reduce(0, +) }
  }

  /// The height of all rows together.
  package var total: Double { sums.total }

  /// The height of a row.
  package subscript(row: Int) -> Double {
    let block = row / Self.blockSize
    return blocks[block].isEmpty ? estimate : blocks[block][row % Self.blockSize]
  }

  /// Whether the height of a row is known.
  package func isKnown(_ row: Int) -> Bool { known[row / Self.blockSize] & bit(row) != 0 }

  /// Sets the height of a row, which is known from now on.
  package mutating func set(_ height: Double, of row: Int) {
    let block = row / Self.blockSize
    known[block] |= bit(row)
    if self[row] == height { return }
    if blocks[block].isEmpty {
      blocks[block] = [Double](
        repeating: estimate, count: min(Self.blockSize, count - block * Self.blockSize))
    }
    blocks[block][row % Self.blockSize] = height
    sums[block] = blocks[block].reduce(0, +)
  }

  /// The height of a row remains in use, but has to be measured again.
  package mutating func forget(_ row: Int) { known[row / Self.blockSize] &= ~bit(row) }

  /// The distance of a row's top from that of the first row; `count` for the end of the last.
  package func start(of row: Int) -> Double {
    guard row < count else { return total }
    let block = row / Self.blockSize
    return sums.sum(before: block) + start(of: row % Self.blockSize, in: block)
  }

  /// The row at a distance from the top of the first, the nearest one outside; rows without height are not found before
  /// others. There must be rows.
  package func row(at distance: Double) -> Int {
    let (block, start) = sums.index(at: distance)
    let rows = min(Self.blockSize, count - block * Self.blockSize)
    var row = 0
    while row + 1 < rows, start + self.start(of: row + 1, in: block) <= distance { row += 1 }
    return block * Self.blockSize + row
  }

  /// Calls back with every row whose height is known and that height.
  package func forEachKnown(_ body: (Int, Double) -> Void) {
    for block in known.indices where known[block] != 0 {
      let first = block * Self.blockSize
      for row in first..<min(first + Self.blockSize, count) where isKnown(row) { body(row, self[row]) }
    }
  }

  /// The violated invariants; empty if all hold.
  package func breaches() -> [String] {
    var breaches: [String] = []
    var sum = 0.0
    for row in 0..<count {
      let start = start(of: row)
      if abs(start - sum) > 1e-6 * max(1, sum) { breaches.append("row \(row) starts at \(start), not \(sum)") }
      sum += self[row]
    }
    if abs(total - sum) > 1e-6 * max(1, sum) { breaches.append("the sum is \(total), not \(sum)") }
    return breaches
  }

  private func start(of row: Int, in block: Int) -> Double {
    let heights = blocks[block]
    if heights.isEmpty { return Double(row) * estimate }
    var sum = 0.0
    for index in 0..<row { sum += heights[index] }
    return sum
  }

  private func bit(_ row: Int) -> UInt64 { 1 << UInt64(row % Self.blockSize) }
}
