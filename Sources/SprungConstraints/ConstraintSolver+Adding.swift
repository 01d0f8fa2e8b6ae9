// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Adds a constraint that requires the given expression to be at most zero, exactly zero or at least zero.
  ///
  /// Constraints with priorities of 1000 or more are required. A required constraint that contradicts other required
  /// constraints is not added; the result lists the other constraints. Numbers must be finite, and variables must
  /// belong to this solver; anything else is a programming error.
  @discardableResult
  public func add(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Double = ConstraintSolver.required
  ) -> SolverOutcome {
    precondition(
      expression.constant.isFinite && priority.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite },
      "a linear constraint needs finite numbers")
    precondition(expression.terms.allSatisfy { isKnown($0.variable) }, "a linear constraint names an unknown variable")
    let constraint = makeConstraint(expression, relation, priority: priority)
    guard let culprits = enter(constraint) else { return .added(constraint) }
    forget(constraint)
    return .conflict(culprits)
  }

  private func makeConstraint(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Double
  ) -> SolverConstraint {
    let record = ConstraintRecord(
      expression: expression, relation: relation, priority: priority, marker: .none, other: .none, markerCoefficient: 0)
    if let index = unusedConstraints.popLast() {
      constraints[Int(index)] = record
      return SolverConstraint(index: index)
    }
    constraints.append(record)
    return SolverConstraint(index: Int32(constraints.count - 1))
  }

  /// Releases the constraint's index for reuse.
  func forget(_ constraint: SolverConstraint) {
    constraints[Int(constraint.index)].isAlive = false
    unusedConstraints.append(constraint.index)
  }

  /// Adds a constraint to the tableau and returns nil. If other constraints contradict the new one, returns them and
  /// leaves the solution as good as before. The result is empty if the constraint contradicts itself.
  func enter(_ constraint: SolverConstraint) -> [SolverConstraint]? {
    var row = makeRow(constraint)
    let record = constraints[Int(constraint.index)]
    if row.constant < 0 { row.negate() }
    let subject = chooseSubject(of: row, record)
    if subject == .none, row.cells.allSatisfy({ kind($0.symbol) == .dummy }) {
      // Only dummies of required equations remain, so the new equation either is redundant or contradicts the required
      // equations.
      guard TableauRow.isZero(row.constant) else { return refuse(constraint, because: row) }
      row.solve(for: record.marker)
      substitute(record.marker, with: row)
      setRow(row, of: record.marker)
    } else if subject != .none {
      row.solve(for: subject)
      substitute(subject, with: row)
      setRow(row, of: subject)
    } else if let obstacle = bringIn(row) {
      return refuse(constraint, because: obstacle)
    }
    optimize()
    return nil
  }

  /// Returns the constraint's row in terms of nonbasic symbols, including its slack, errors or dummy.
  private func makeRow(_ constraint: SolverConstraint) -> TableauRow {
    let index = Int(constraint.index)
    let record = constraints[index]
    var row = TableauRow()
    row.constant = record.expression.constant
    for term in record.expression.terms where !TableauRow.isZero(term.coefficient) {
      let place = symbols[Int(term.variable.symbol.index)].row
      if place >= 0 {
        row.add(rows[Int(place)], times: term.coefficient, scratch: &scratch)
      } else {
        row.add(term.variable.symbol, times: term.coefficient)
      }
    }
    let owner = constraint.index
    var marker = SolverSymbol.none
    var other = SolverSymbol.none
    var sign = 1.0
    if record.relation != .equal {
      sign = record.relation == .lessThanOrEqual ? 1 : -1
      marker = makeSymbol(.slack, owner: owner)
      if !record.isRequired { other = makeSymbol(.error, owner: owner) }
    } else if record.isRequired {
      marker = makeSymbol(.dummy, owner: owner)
    } else {
      sign = -1
      marker = makeSymbol(.error, owner: owner)
      other = makeSymbol(.error, owner: owner)
    }
    row.add(marker, times: sign)
    if other != .none { row.add(other, times: -sign) }
    constraints[index].marker = marker
    constraints[index].other = other
    constraints[index].markerCoefficient = sign
    if !record.isRequired {
      let level = level(of: record.priority)
      levels[level].count += 1
      weigh(marker, 1, at: level)
      weigh(other, 1, at: level)
    }
    return row
  }

  /// Returns a symbol for which the row can be solved directly, or `none`.
  private func chooseSubject(of row: TableauRow, _ record: ConstraintRecord) -> SolverSymbol {
    for cell in row.cells where kind(cell.symbol) == .external { return cell.symbol }
    for symbol in [record.marker, record.other] where symbol != .none && kind(symbol).isPivotable {
      if row.coefficient(of: symbol) < 0 { return symbol }
    }
    return .none
  }

  /// Adds a row by means of an artificial variable. If the row cannot be satisfied, returns the row that proves the
  /// contradiction.
  private func bringIn(_ row: TableauRow) -> TableauRow? {
    let artificial = makeSymbol(.slack, owner: -1)
    setRow(row, of: artificial)
    lack = row
    minimizeLack()
    let rest = lack
    lack = nil
    let isMet = TableauRow.isZero(rest?.constant ?? 0)
    if symbols[Int(artificial.index)].row >= 0 {
      let last = takeRow(of: artificial)
      if isMet, let cell = last.cells.first(where: { kind($0.symbol).isPivotable }) {
        setRow(last, of: artificial)
        pivot(entering: cell.symbol, leaving: artificial)
      } else if isMet, let cell = last.cells.first(where: { kind($0.symbol) == .dummy }) {
        // The new equation is a linear combination of required equations, so its row contains only dummies.
        setRow(last, of: artificial)
        pivot(entering: cell.symbol, leaving: artificial)
      }
    }
    discard(artificial)
    return isMet ? nil : rest
  }

  /// Reverts `makeRow`, and returns the constraints whose symbols prove the contradiction.
  private func refuse(_ constraint: SolverConstraint, because row: TableauRow) -> [SolverConstraint] {
    var owners: [SolverConstraint] = []
    for cell in row.cells {
      let owner = symbols[Int(cell.symbol.index)].owner
      if owner >= 0, owner != constraint.index { owners.append(SolverConstraint(index: owner)) }
    }
    takeSymbols(of: constraint)
    // The failed attempt changed the basis, so the error symbols must be minimized again.
    optimize()
    owners.sort()
    var distinct: [SolverConstraint] = []
    for owner in owners where distinct.last != owner { distinct.append(owner) }
    return distinct
  }
}
