// SPDX-License-Identifier: MIT

/// Finds values for variables that satisfy linear equations and inequalities according to their priorities.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let left = solver.makeVariable()
/// let width = solver.makeVariable()
/// solver.add(LinearExpression([.init(1, left)], constant: -16), .equal)                        // left = 16
/// solver.add(LinearExpression([.init(1, left), .init(1, width)], constant: -304), .equal)      // left + width = 304
/// solver.value(of: width)                                                                      // 288
/// ```
///
/// The solver uses Cassowary, an incremental simplex method (G. J. Badros, A. Borning, P. J. Stuckey: "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8, 2001). The
/// tableau always contains a solution. Adding, removing or changing a constraint requires only a few pivots instead of
/// solving from scratch.
///
/// Priorities are strict, like UIKit's: no number of constraints with a lower priority can outweigh a single constraint
/// with a higher one. Therefore each priority has its own objective instead of a weight, and a pivot must not worsen a
/// higher objective. Within a priority, the sum of the violations is minimized. Ties are resolved in the order of
/// symbol creation (Bland's rule, which also prevents cycles), so the result is the same on all platforms.
///
/// Invariants: a symbol is either basic and has a row, or it occurs in the cells of rows, never both. Rows of slack and
/// error symbols have no negative constants. A dummy is basic only while the constant of its row is zero.
public final class ConstraintSolver {
  /// The lowest priority at which a constraint is required; the same value as in UIKit. Constraints with lower
  /// priorities may be violated.
  public static let required = 1000.0

  struct SymbolRecord {
    var kind = SolverSymbolKind.unused
    /// The index of a basic symbol's row, otherwise -1.
    var row: Int32 = -1
    /// The constraint that owns the symbol, or -1.
    var owner: Int32 = -1
  }

  struct ConstraintRecord {
    var expression: LinearExpression
    var relation: LinearRelation
    var priority: Double
    /// The slack, error or dummy that identifies the constraint in the tableau.
    var marker: SolverSymbol
    /// The second symbol of a constraint that is not required.
    var other: SolverSymbol
    /// The coefficient that the marker had in the constraint's row when the constraint was added.
    var markerCoefficient: Double
    var isAlive = true

    var isRequired: Bool { priority >= ConstraintSolver.required }
  }

  struct Level {
    var priority: Double
    var row = TableauRow()
    /// The number of constraints with this priority.
    var count = 0
  }

  // Exclusivity checks are disabled: they take a third of the time, and the solver does not call external code.
  @exclusivity(unchecked) var symbols: [SymbolRecord] = []
  @exclusivity(unchecked) var unusedSymbols: [SolverSymbol] = []
  @exclusivity(unchecked) var constraints: [ConstraintRecord] = []
  @exclusivity(unchecked) var unusedConstraints: [Int32] = []
  /// The basic symbols and their rows, in the same order.
  @exclusivity(unchecked) var basis: [SolverSymbol] = []
  @exclusivity(unchecked) var rows: [TableauRow] = []
  /// The sums of errors to minimize, one level for each priority below required, from highest to lowest.
  @exclusivity(unchecked) var levels: [Level] = []
  /// The remaining infeasibility of a row while it is being added.
  @exclusivity(unchecked) var lack: TableauRow?
  @exclusivity(unchecked) var scratch: [TableauRow.Cell] = []

  /// The number of pivots so far, for measurements and tests.
  @exclusivity(unchecked) public internal(set) var pivotCount = 0

  /// Creates a solver without variables.
  public init() {}

  // MARK: Variables

  /// Creates a variable, whose value is 0 until constraints determine it.
  public func makeVariable() -> SolverVariable { SolverVariable(symbol: makeSymbol(.external, owner: -1)) }

  /// Removes a variable that no constraint uses anymore, and invalidates its handle.
  public func remove(_ variable: SolverVariable) {
    guard isKnown(variable) else { return }
    discard(variable.symbol)
  }

  /// Returns the variable's value in the current solution, or 0 for a removed variable.
  public func value(of variable: SolverVariable) -> Double {
    guard isKnown(variable) else { return 0 }
    let row = symbols[Int(variable.symbol.index)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  func isKnown(_ variable: SolverVariable) -> Bool {
    let index = Int(variable.symbol.index)
    return index >= 0 && index < symbols.count && symbols[index].kind == .external
  }

  // MARK: Symbols

  func makeSymbol(_ kind: SolverSymbolKind, owner: Int32) -> SolverSymbol {
    let symbol = unusedSymbols.popLast() ?? SolverSymbol(index: Int32(symbols.count))
    if Int(symbol.index) == symbols.count { symbols.append(SymbolRecord()) }
    symbols[Int(symbol.index)] = SymbolRecord(kind: kind, owner: owner)
    return symbol
  }

  /// Removes a symbol and its rounding residues from the tableau, and releases its index for reuse.
  func discard(_ symbol: SolverSymbol) {
    guard symbol != .none else { return }
    if symbols[Int(symbol.index)].row >= 0 { _ = takeRow(of: symbol) }
    for index in rows.indices { _ = rows[index].take(symbol) }
    for index in levels.indices { _ = levels[index].row.take(symbol) }
    symbols[Int(symbol.index)] = SymbolRecord()
    unusedSymbols.append(symbol)
  }

  func kind(_ symbol: SolverSymbol) -> SolverSymbolKind { symbols[Int(symbol.index)].kind }

  // MARK: Rows

  /// Makes a symbol basic and assigns its row.
  func setRow(_ row: TableauRow, of symbol: SolverSymbol) {
    symbols[Int(symbol.index)].row = Int32(rows.count)
    basis.append(symbol)
    rows.append(row)
  }

  /// Removes a symbol from the basis and returns its row. The last row moves to the index of the removed row.
  func takeRow(of symbol: SolverSymbol) -> TableauRow {
    let index = Int(symbols[Int(symbol.index)].row)
    let row = rows[index]
    symbols[Int(symbol.index)].row = -1
    let last = rows.count - 1
    if index != last {
      rows.swapAt(index, last)
      basis.swapAt(index, last)
      symbols[Int(basis[index].index)].row = Int32(index)
    }
    rows.removeLast()
    basis.removeLast()
    return row
  }

  /// Replaces a symbol with an equivalent row in all rows and objectives.
  func substitute(_ symbol: SolverSymbol, with row: TableauRow) {
    for index in rows.indices { rows[index].substitute(symbol, with: row, scratch: &scratch) }
    for index in levels.indices { levels[index].row.substitute(symbol, with: row, scratch: &scratch) }
    lack?.substitute(symbol, with: row, scratch: &scratch)
  }

  /// Exchanges a basic symbol and a nonbasic one.
  func pivot(entering: SolverSymbol, leaving: SolverSymbol) {
    pivotCount += 1
    var row = takeRow(of: leaving)
    row.exchange(leaving, for: entering)
    substitute(entering, with: row)
    setRow(row, of: entering)
  }

  // MARK: Levels

  /// Returns the index of the objective for the given priority. The objective is created if necessary.
  func level(of priority: Double) -> Int {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  /// Adds an error symbol to the objective of a priority with the given weight. A negative weight removes it.
  func weigh(_ symbol: SolverSymbol, _ weight: Double, at level: Int) {
    guard symbol != .none, kind(symbol) == .error else { return }
    let row = symbols[Int(symbol.index)].row
    if row >= 0 {
      levels[level].row.add(rows[Int(row)], times: weight, scratch: &scratch)
    } else {
      levels[level].row.add(symbol, times: weight)
    }
  }
}
