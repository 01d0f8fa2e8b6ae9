// SPDX-License-Identifier: MIT

extension ConstraintSolver {
  /// Returns whether the solver contains the given constraint.
  public func contains(_ constraint: SolverConstraint) -> Bool {
    let index = Int(constraint.index)
    return index >= 0 && index < constraints.count && constraints[index].isAlive
  }

  /// Removes a constraint and then optimizes the remaining constraints. Unknown constraints are ignored.
  public func remove(_ constraint: SolverConstraint) {
    guard contains(constraint) else { return }
    let constant = constraints[Int(constraint.index)].expression.constant
    takeSymbols(of: constraint)
    forget(constraint)
    optimize()
    removeRounding(of: constant, now: 0)
  }

  /// Rebuilds the tableau if the old constant is above 1e9 and the new one is smaller. Without the rebuild, rounding
  /// errors of 1e-7 points or more would remain in the rows.
  private func removeRounding(of old: Double, now new: Double) {
    guard abs(old) > 1e9, abs(new) < abs(old) else { return }
    rebuild()
    optimize()
  }

  /// Changes the constant of a constraint's expression to a finite number. This is much cheaper than removing and
  /// adding the constraint.
  ///
  /// If the new constant contradicts required constraints, the method changes nothing and returns these constraints
  /// together with the given one.
  @discardableResult
  public func setConstant(_ constant: Double, of constraint: SolverConstraint) -> [SolverConstraint] {
    precondition(constant.isFinite, "the constant of a linear constraint must be finite")
    guard contains(constraint) else { return [] }
    let old = constraints[Int(constraint.index)].expression.constant
    guard constant != old else { return [] }
    move(constraint, to: constant)
    guard let obstacle = restoreFeasibility() else {
      optimize()
      removeRounding(of: old, now: constant)
      return []
    }
    var owners: [Int32] = [symbols[Int(obstacle.symbol.index)].owner]
    for cell in obstacle.row.cells { owners.append(symbols[Int(cell.symbol.index)].owner) }
    move(constraint, to: old)
    // Everything was feasible before, so reverting can only fail because of rounding errors, which a rebuild removes.
    if restoreFeasibility() != nil { rebuild() }
    optimize()
    var culprits = owners.filter { $0 >= 0 && $0 != constraint.index }.map { SolverConstraint(index: $0) }
    culprits.append(constraint)
    culprits.sort()
    var distinct: [SolverConstraint] = []
    for culprit in culprits where distinct.last != culprit { distinct.append(culprit) }
    return distinct
  }

  /// Changes a constraint's constant and shifts the value of its marker in the tableau accordingly.
  private func move(_ constraint: SolverConstraint, to constant: Double) {
    let index = Int(constraint.index)
    let record = constraints[index]
    let shift = (constant - record.expression.constant) / record.markerCoefficient
    constraints[index].expression.constant = constant
    let own = symbols[Int(record.marker.index)].row
    if own >= 0 {
      rows[Int(own)].constant -= shift
      return
    }
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: record.marker)
      if coefficient != 0 { rows[index].constant += coefficient * shift }
    }
  }

  /// Removes the constraint's symbols and row from the tableau.
  func takeSymbols(of constraint: SolverConstraint) {
    let index = Int(constraint.index)
    let record = constraints[index]
    guard record.marker != .none else { return }
    if !record.isRequired {
      let level = level(of: record.priority)
      weigh(record.marker, -1, at: level)
      weigh(record.other, -1, at: level)
      levels[level].count -= 1
      if levels[level].count == 0 { levels.remove(at: level) }
    }
    if symbols[Int(record.marker.index)].row < 0 {
      let leaving = rowToGive(for: record.marker)
      if leaving != .none { pivot(entering: record.marker, leaving: leaving) }
    }
    if symbols[Int(record.marker.index)].row >= 0 { _ = takeRow(of: record.marker) }
    discard(record.marker)
    discard(record.other)
    constraints[index].marker = .none
    constraints[index].other = .none
  }

  /// Returns the symbol that leaves the basis when a marker enters it. The marker can then be deleted. The first choice
  /// is the dummy of a redundant equation, because that equation must still hold when the constraint has been removed.
  /// The second choice is a symbol whose row remains feasible, and the third an external variable.
  private func rowToGive(for marker: SolverSymbol) -> SolverSymbol {
    var shrinking = (ratio: Double.infinity, symbol: SolverSymbol.none)
    var growing = (ratio: Double.infinity, symbol: SolverSymbol.none)
    var external = SolverSymbol.none
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let symbol = basis[index]
      if kind(symbol) == .dummy { return symbol }
      if !kind(symbol).isRestricted {
        if external == .none || symbol < external { external = symbol }
        continue
      }
      let ratio = abs(rows[index].constant / coefficient)
      if coefficient < 0 {
        if ratio < shrinking.ratio || (ratio == shrinking.ratio && symbol < shrinking.symbol) {
          shrinking = (ratio, symbol)
        }
      } else if ratio < growing.ratio || (ratio == growing.ratio && symbol < growing.symbol) {
        growing = (ratio, symbol)
      }
    }
    if shrinking.symbol != .none { return shrinking.symbol }
    return growing.symbol != .none ? growing.symbol : external
  }

  /// Rebuilds the tableau from the constraints, which removes accumulated rounding errors.
  func rebuild() {
    basis.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    for index in symbols.indices {
      symbols[index].row = -1
      if symbols[index].kind != .external && symbols[index].kind != .unused {
        symbols[index] = SymbolRecord()
        unusedSymbols.append(SolverSymbol(index: Int32(index)))
      }
    }
    for index in constraints.indices where constraints[index].isAlive {
      constraints[index].marker = .none
      constraints[index].other = .none
      _ = enter(SolverConstraint(index: Int32(index)))
    }
  }
}
