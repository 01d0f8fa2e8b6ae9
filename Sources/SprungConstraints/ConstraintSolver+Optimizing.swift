// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// The maximum number of pivots in one optimization. Bland's rule prevents cycles, but rounding can stall the
  /// optimization. Layouts need tens of pivots; a whole page needs a few thousand.
  static let pivotLimit = 100_000

  /// Minimizes the violations of constraints, starting with the highest priority.
  func optimize() {
    var count = 0
    while count < Self.pivotLimit, let entering = symbolThatHelps() {
      let leaving = rowThatBlocks(entering)
      guard leaving != .none else { return }
      pivot(entering: entering, leaving: leaving)
      count += 1
    }
  }

  /// Minimizes the infeasibility of the row that is being added, as measured by an artificial variable.
  func minimizeLack() {
    var count = 0
    while count < Self.pivotLimit, let lack {
      var entering = SolverSymbol.none
      for cell in lack.cells where cell.coefficient < -TableauRow.tolerance && kind(cell.symbol) != .dummy {
        entering = cell.symbol
        break
      }
      guard entering != .none else { return }
      let leaving = rowThatBlocks(entering)
      guard leaving != .none else { return }
      pivot(entering: entering, leaving: leaving)
      count += 1
    }
  }

  /// Returns the first symbol that improves an objective without worsening one with a higher priority.
  private func symbolThatHelps() -> SolverSymbol? {
    for index in levels.indices {
      for cell in levels[index].row.cells where cell.coefficient < -TableauRow.tolerance {
        guard kind(cell.symbol) != .dummy else { continue }
        var harms = false
        for higher in 0..<index where levels[higher].row.coefficient(of: cell.symbol) != 0 { harms = true }
        if !harms { return cell.symbol }
      }
    }
    return nil
  }

  /// Returns the restricted basic symbol that reaches zero first when the entering symbol increases, or `none` if
  /// nothing limits it.
  private func rowThatBlocks(_ entering: SolverSymbol) -> SolverSymbol {
    var least = Double.infinity
    var found = SolverSymbol.none
    for index in rows.indices where kind(basis[index]).isRestricted {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -rows[index].constant / coefficient
      if ratio < least || (ratio == least && basis[index] < found) {
        least = ratio
        found = basis[index]
      }
    }
    return found
  }

  /// Makes rows with negative constants feasible at the lowest cost in the objectives. Returns the row of a constraint
  /// that cannot be satisfied, or nil.
  func restoreFeasibility() -> (symbol: SolverSymbol, row: TableauRow)? {
    var count = 0
    while count < Self.pivotLimit {
      var leaving = SolverSymbol.none
      for index in rows.indices where kind(basis[index]).isRestricted && rows[index].constant < -TableauRow.tolerance {
        if leaving == .none || basis[index] < leaving { leaving = basis[index] }
      }
      guard leaving != .none else { return contradictedEquation() }
      let row = rows[Int(symbols[Int(leaving.index)].row)]
      guard let entering = cheapestSymbol(in: row) else { return (leaving, row) }
      pivot(entering: entering, leaving: leaving)
      count += 1
    }
    return nil
  }

  /// Returns a basic dummy of a required equation whose row has a nonzero constant.
  private func contradictedEquation() -> (symbol: SolverSymbol, row: TableauRow)? {
    for index in rows.indices where kind(basis[index]) == .dummy && !TableauRow.isZero(rows[index].constant) {
      return (basis[index], rows[index])
    }
    return nil
  }

  /// Returns the symbol that increases the value of a row at the lowest cost per unit. Costs are compared objective by
  /// objective, highest priority first.
  private func cheapestSymbol(in row: TableauRow) -> SolverSymbol? {
    // A variable without other constraints can change in either direction at no cost.
    if let free = row.cells.first(where: { kind($0.symbol) == .external }) { return free.symbol }
    var best: TableauRow.Cell?
    for cell in row.cells where cell.coefficient > TableauRow.tolerance && kind(cell.symbol).isPivotable {
      guard let champion = best else {
        best = cell
        continue
      }
      if isCheaper(cell, than: champion) { best = cell }
    }
    return best?.symbol
  }

  private func isCheaper(_ first: TableauRow.Cell, than second: TableauRow.Cell) -> Bool {
    for level in levels {
      let firstCost = level.row.coefficient(of: first.symbol) / first.coefficient
      let secondCost = level.row.coefficient(of: second.symbol) / second.coefficient
      if !TableauRow.isZero(firstCost - secondCost) { return firstCost < secondCost }
    }
    return false
  }
}
