// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Returns whether a variable's value is ambiguous: another solution with a different value is equally good.
  /// Constraints with priorities up to `least` are ignored.
  public func isAmbiguous(_ variable: SolverVariable, above least: Double = 0) -> Bool {
    guard isKnown(variable) else { return false }
    let place = symbols[Int(variable.symbol.index)].row
    guard place >= 0 else { return true }
    return rows[Int(place)].cells.contains { cell in
      guard kind(cell.symbol) != .external else { return true }
      guard kind(cell.symbol).isPivotable else { return false }
      return levels.allSatisfy { $0.priority <= least || $0.row.coefficient(of: cell.symbol) == 0 }
        && canGrow(cell.symbol)
    }
  }

  /// Returns whether a nonbasic symbol can become positive while all rows remain feasible.
  private func canGrow(_ symbol: SolverSymbol) -> Bool {
    for index in rows.indices where kind(basis[index]).isRestricted && TableauRow.isZero(rows[index].constant) {
      if rows[index].coefficient(of: symbol) < 0 { return false }
    }
    return true
  }

  /// Returns the constant of the constraint's expression, or 0 if the solver does not contain the constraint.
  public func constant(of constraint: SolverConstraint) -> Double {
    contains(constraint) ? constraints[Int(constraint.index)].expression.constant : 0
  }

  /// Returns the amount by which a constraint is violated: 0 if it is satisfied, otherwise the distance of its
  /// expression from its bound.
  public func violation(of constraint: SolverConstraint) -> Double {
    guard contains(constraint) else { return 0 }
    let record = constraints[Int(constraint.index)]
    var sum = record.expression.constant
    for term in record.expression.terms { sum += term.coefficient * value(of: term.variable) }
    switch record.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  /// Checks the invariants and the optimality of the solution. Returns a description of the first violation, or nil.
  ///
  /// The solution is optimal if no nonbasic symbol improves an objective without worsening one with a higher priority
  /// (linear programming duality). To check that the rows are equivalent to the constraints, an arbitrary solution of
  /// the rows is substituted into the constraints.
  public func validate() -> String? {
    for index in rows.indices {
      guard symbols[Int(basis[index].index)].row == Int32(index) else { return "row \(index) does not know its symbol" }
      if kind(basis[index]).isRestricted, rows[index].constant < -1e-6 {
        return "the row of symbol \(basis[index].index) is \(rows[index].constant), which is negative"
      }
      for cell in rows[index].cells {
        guard kind(cell.symbol) != .unused else { return "row \(index) holds a symbol that is not in use" }
        guard symbols[Int(cell.symbol.index)].row < 0 else { return "row \(index) holds a symbol of the basis" }
      }
    }
    for (index, level) in levels.enumerated() {
      for cell in level.row.cells where cell.coefficient < -1e-6 && kind(cell.symbol).isPivotable {
        let isPaidFor = levels[..<index].contains { $0.row.coefficient(of: cell.symbol) > 0 }
        if !isPaidFor { return "symbol \(cell.symbol.index) would lower the objective of priority \(level.priority)" }
      }
    }
    return contradictionOfRowsAndConstraints()
  }

  private func contradictionOfRowsAndConstraints() -> String? {
    func arbitrary(_ symbol: SolverSymbol) -> Double { Double((Int(symbol.index) * 7919 + 13) % 101) / 10 }
    func value(_ symbol: SolverSymbol) -> Double {
      let place = symbols[Int(symbol.index)].row
      guard place >= 0 else { return arbitrary(symbol) }
      var sum = rows[Int(place)].constant
      for cell in rows[Int(place)].cells { sum += cell.coefficient * arbitrary(cell.symbol) }
      return sum
    }
    for index in constraints.indices where constraints[index].isAlive {
      let record = constraints[index]
      var sum = record.expression.constant + record.markerCoefficient * value(record.marker)
      if record.other != .none { sum -= record.markerCoefficient * value(record.other) }
      var size = abs(record.expression.constant) + 1
      for term in record.expression.terms {
        let product = term.coefficient * value(term.variable.symbol)
        sum += product
        size += abs(product)
      }
      if abs(sum) > 1e-6 * size { return "the rows miss constraint \(index) by \(sum)" }
    }
    return nil
  }
}
