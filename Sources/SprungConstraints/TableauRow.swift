// SPDX-License-Identifier: MIT

/// A row of the tableau: a constant and the symbols outside the basis that it depends on, in the order of their numbers.
///
/// The order makes sums and searches the same on every machine.
struct TableauRow {
  struct Cell {
    var symbol: SolverSymbol
    var coefficient: Double
  }

  var cells: [Cell] = []
  var constant = 0.0

  /// Coefficients below this are the dust of cancellation and count as zero. Layouts use multipliers of about 1; 1e-8 of a
  /// point is far below a pixel, and far above the rounding of a few hundred additions.
  static let tolerance = 1e-8

  static func isZero(_ value: Double) -> Bool { abs(value) < tolerance }

  /// Where a symbol stands, or where it would be inserted.
  private func position(of symbol: SolverSymbol) -> (index: Int, isThere: Bool) {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return (low, low < cells.count && cells[low].symbol == symbol)
  }

  /// The coefficient of a symbol; zero if it is not in the row.
  func coefficient(of symbol: SolverSymbol) -> Double {
    let (index, isThere) = position(of: symbol)
    return isThere ? cells[index].coefficient : 0
  }

  /// Adds a multiple of one symbol.
  mutating func add(_ symbol: SolverSymbol, times coefficient: Double) {
    let (index, isThere) = position(of: symbol)
    if isThere {
      cells[index].coefficient += coefficient
      if Self.isZero(cells[index].coefficient) { cells.remove(at: index) }
    } else if !Self.isZero(coefficient) {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  /// Adds a multiple of a row; `scratch` is storage for the sum that is used again.
  mutating func add(_ row: TableauRow, times factor: Double, scratch: inout [Cell]) {
    constant += row.constant * factor
    guard !row.cells.isEmpty else { return }
    scratch.removeAll(keepingCapacity: true)
    var own = 0
    var other = 0
    while own < cells.count, other < row.cells.count {
      let first = cells[own]
      let second = row.cells[other]
      if first.symbol < second.symbol {
        scratch.append(first)
        own += 1
      } else if second.symbol < first.symbol {
        let product = second.coefficient * factor
        if !Self.isZero(product) { scratch.append(Cell(symbol: second.symbol, coefficient: product)) }
        other += 1
      } else {
        let sum = first.coefficient + second.coefficient * factor
        if !Self.isZero(sum) { scratch.append(Cell(symbol: first.symbol, coefficient: sum)) }
        own += 1
        other += 1
      }
    }
    while own < cells.count {
      scratch.append(cells[own])
      own += 1
    }
    while other < row.cells.count {
      let product = row.cells[other].coefficient * factor
      if !Self.isZero(product) { scratch.append(Cell(symbol: row.cells[other].symbol, coefficient: product)) }
      other += 1
    }
    swap(&cells, &scratch)
  }

  /// Removes a symbol and returns its coefficient; zero if it was not there.
  mutating func take(_ symbol: SolverSymbol) -> Double {
    let (index, isThere) = position(of: symbol)
    return isThere ? cells.remove(at: index).coefficient : 0
  }

  /// Reverses the sign of everything.
  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// The row reads `0 = self`; afterwards it reads `symbol = self`.
  mutating func solve(for symbol: SolverSymbol) {
    let divisor = -1 / take(symbol)
    constant *= divisor
    for index in cells.indices { cells[index].coefficient *= divisor }
  }

  /// The row reads `old = self`; afterwards it reads `new = self`.
  mutating func exchange(_ old: SolverSymbol, for new: SolverSymbol) {
    add(old, times: -1)
    solve(for: new)
  }

  /// Replaces a symbol by the row that it equals.
  mutating func substitute(_ symbol: SolverSymbol, with row: TableauRow, scratch: inout [Cell]) {
    let coefficient = take(symbol)
    if coefficient != 0 { add(row, times: coefficient, scratch: &scratch) }
  }
}
