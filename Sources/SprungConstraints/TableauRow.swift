// SPDX-License-Identifier: MIT

/// A row of the tableau: a constant and coefficients of nonbasic symbols, sorted by symbol index.
///
/// The order makes sums and searches reproducible on all platforms.
struct TableauRow {
  struct Cell {
    var symbol: SolverSymbol
    var coefficient: Double
  }

  private(set) var cells: [Cell] = []
  var constant = 0.0
  /// A Bloom filter: each symbol sets the bit that the low six bits of its index select. Additional bits may be set. A
  /// clear bit proves without a search that the row does not contain a symbol. This check saves time when a symbol is
  /// replaced in all rows, because most rows do not contain it.
  private var filter: UInt64 = 0

  /// Coefficients below this tolerance are residues of cancellation and count as zero. Layouts use multipliers of about
  /// 1. A tolerance of 1e-8 points is far below a pixel and far above the rounding errors of a few hundred additions.
  static let tolerance = 1e-8

  static func isZero(_ value: Double) -> Bool { abs(value) < tolerance }

  private static func bit(_ symbol: SolverSymbol) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: symbol.index) }

  /// Returns the index of a symbol's cell, or the index at which it would be inserted.
  private func position(of symbol: SolverSymbol) -> (index: Int, isThere: Bool) {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return (low, low < cells.count && cells[low].symbol == symbol)
  }

  /// Returns the symbol's coefficient, or zero if the row does not contain it.
  func coefficient(of symbol: SolverSymbol) -> Double {
    guard filter & Self.bit(symbol) != 0 else { return 0 }
    let (index, isThere) = position(of: symbol)
    return isThere ? cells[index].coefficient : 0
  }

  /// Adds a multiple of the given symbol.
  mutating func add(_ symbol: SolverSymbol, times coefficient: Double) {
    let (index, isThere) = position(of: symbol)
    if isThere {
      cells[index].coefficient += coefficient
      if Self.isZero(cells[index].coefficient) { cells.remove(at: index) }
    } else if !Self.isZero(coefficient) {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      filter |= Self.bit(symbol)
    }
  }

  /// Adds a multiple of another row. `scratch` is reusable storage for the sum.
  mutating func add(_ row: TableauRow, times factor: Double, scratch: inout [Cell]) {
    constant += row.constant * factor
    guard !row.cells.isEmpty else { return }
    scratch.removeAll(keepingCapacity: true)
    var bits: UInt64 = 0
    var own = 0
    var other = 0
    while own < cells.count, other < row.cells.count {
      let first = cells[own]
      let second = row.cells[other]
      if first.symbol < second.symbol {
        Self.append(first, to: &scratch, &bits)
        own += 1
      } else if second.symbol < first.symbol {
        Self.appendUnlessZero(second.symbol, second.coefficient * factor, to: &scratch, &bits)
        other += 1
      } else {
        let sum = first.coefficient + second.coefficient * factor
        Self.appendUnlessZero(first.symbol, sum, to: &scratch, &bits)
        own += 1
        other += 1
      }
    }
    while own < cells.count {
      Self.append(cells[own], to: &scratch, &bits)
      own += 1
    }
    while other < row.cells.count {
      let cell = row.cells[other]
      Self.appendUnlessZero(cell.symbol, cell.coefficient * factor, to: &scratch, &bits)
      other += 1
    }
    swap(&cells, &scratch)
    filter = bits
  }

  private static func appendUnlessZero(
    _ symbol: SolverSymbol, _ coefficient: Double, to cells: inout [Cell], _ bits: inout UInt64
  ) {
    if !isZero(coefficient) { append(Cell(symbol: symbol, coefficient: coefficient), to: &cells, &bits) }
  }

  private static func append(_ cell: Cell, to cells: inout [Cell], _ bits: inout UInt64) {
    cells.append(cell)
    bits |= bit(cell.symbol)
  }

  /// Removes a symbol and returns its coefficient, or zero if the row does not contain it.
  mutating func take(_ symbol: SolverSymbol) -> Double {
    guard filter & Self.bit(symbol) != 0 else { return 0 }
    let (index, isThere) = position(of: symbol)
    return isThere ? cells.remove(at: index).coefficient : 0
  }

  /// Negates the constant and all coefficients.
  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// Transforms the equation `0 = self` to `symbol = self`.
  mutating func solve(for symbol: SolverSymbol) {
    let divisor = -1 / take(symbol)
    constant *= divisor
    for index in cells.indices { cells[index].coefficient *= divisor }
  }

  /// Transforms the equation `old = self` to `new = self`.
  mutating func exchange(_ old: SolverSymbol, for new: SolverSymbol) {
    add(old, times: -1)
    solve(for: new)
  }

  /// Replaces a symbol with an equivalent row.
  mutating func substitute(_ symbol: SolverSymbol, with row: TableauRow, scratch: inout [Cell]) {
    let coefficient = take(symbol)
    if coefficient != 0 { add(row, times: coefficient, scratch: &scratch) }
  }
}
