// SPDX-License-Identifier: MIT

/// The heights of the rows of a section: known heights, and estimates for all other rows.
///
/// Rows are stored in blocks of 64; blocks without known heights are not allocated. The total heights of the blocks are
/// stored in a tree of sums. Finding the position of a row, or the row at a position, therefore takes only logarithmic
/// time.
package struct RowHeights {
  private static let blockSize = 64

  /// The number of rows.
  package let count: Int
  /// The estimated height of rows in points.
  package let estimate: Double
  private var blocks: [[Double]]
  private var known: [UInt64]
  private var sums: SumTree

  /// Creates rows of equal height, which is either known or an estimate.
  package init(count: Int, estimate: Double, areKnown: Bool = false) {
    self.count = count
    self.estimate = estimate
    let number = (count + Self.blockSize - 1) / Self.blockSize
    blocks = [[Double]](repeating: [], count: number)
    known = [UInt64](repeating: areKnown ? UInt64.max : 0, count: number)
    sums = SumTree(count: number) { Double(min(Self.blockSize, count - $0 * Self.blockSize)) * estimate }
  }

  /// Creates rows with individual heights, which are either all known or all estimates.
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

  /// The total height of all rows.
  package var total: Double { sums.total }

  /// The height of a row.
  package subscript(row: Int) -> Double {
    let block = row / Self.blockSize
    return blocks[block].isEmpty ? estimate : blocks[block][row % Self.blockSize]
  }

  /// Returns whether the height of the given row is known.
  package func isKnown(_ row: Int) -> Bool { known[row / Self.blockSize] & bit(row) != 0 }

  /// Sets the height of the given row and marks it as known.
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

  /// Marks the height of the given row as unknown. The height remains in use until the row is measured again.
  package mutating func forget(_ row: Int) { known[row / Self.blockSize] &= ~bit(row) }

  /// Returns the distance from the top of the first row to the top of a row. If `row` is `count`, returns the end of
  /// the last row.
  package func start(of row: Int) -> Double {
    guard row < count else { return total }
    let block = row / Self.blockSize
    return sums.sum(before: block) + start(of: row % Self.blockSize, in: block)
  }

  /// Returns the row at a distance from the top of the first row, or the nearest row if there is no row at this
  /// distance. Rows of height zero are skipped if possible. There must be at least one row.
  package func row(at distance: Double) -> Int {
    let (block, start) = sums.index(at: distance)
    let rows = min(Self.blockSize, count - block * Self.blockSize)
    var row = 0
    while row + 1 < rows, start + self.start(of: row + 1, in: block) <= distance { row += 1 }
    return block * Self.blockSize + row
  }

  /// Calls `body` with each row whose height is known, and its height.
  package func forEachKnown(_ body: (Int, Double) -> Void) {
    for block in known.indices where known[block] != 0 {
      let first = block * Self.blockSize
      for row in first..<min(first + Self.blockSize, count) where isKnown(row) { body(row, self[row]) }
    }
  }

  /// Returns descriptions of violated invariants; empty if there are none.
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
