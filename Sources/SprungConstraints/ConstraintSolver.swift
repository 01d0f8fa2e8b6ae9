// SPDX-License-Identifier: MIT

/// Finds values for variables that meet linear equations and inequalities as well as their priorities allow.
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
/// The method is the incremental simplex named Cassowary (G. J. Badros, A. Borning, P. J. Stuckey: "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8, 2001). The
/// tableau always contains a solution; a constraint that is added, removed or moved changes it by a few pivots instead
/// of solving from scratch.
///
/// Priorities are strict, as UIKit's are: no number of constraints of a lower priority outweighs one of a higher. So there
/// is not one objective with weights but one a priority, and a pivot must not harm a higher one. Among equals the sum of
/// what is missed is least, and where this leaves a choice, the first symbol in the order of their making decides (Bland's
/// rule, which also rules out cycles), so the result is the same everywhere.
///
/// Invariants: a symbol is in the basis, with a row, or in the cells of rows, never both; constants of rows of slack and
/// error symbols are not negative; no row holds a dummy in its basis unless its constant is zero.
public final class ConstraintSolver {
  /// The priority from which on a constraint must hold. Lower ones may be missed. UIKit's number.
  public static let required = 1000.0

  struct SymbolRecord {
    var kind = SolverSymbolKind.unused
    /// The row of the symbol in the basis, or -1.
    var row: Int32 = -1
    /// The constraint that the symbol belongs to, or -1.
    var owner: Int32 = -1
  }

  struct ConstraintRecord {
    var expression: LinearExpression
    var relation: LinearRelation
    var priority: Double
    /// The slack, error or dummy by which the constraint is found in the tableau.
    var marker: SolverSymbol
    /// The second symbol of a constraint that may be missed.
    var other: SolverSymbol
    /// The marker's coefficient in the row as it was made.
    var markerCoefficient: Double
    var isAlive = true

    var isRequired: Bool { priority >= ConstraintSolver.required }
  }

  struct Level {
    var priority: Double
    var row = TableauRow()
    /// How many constraints have this priority.
    var count = 0
  }

  // Not checked for overlapping access: the checks take a third of the time, and nothing here calls out.
  @exclusivity(unchecked) var symbols: [SymbolRecord] = []
  @exclusivity(unchecked) var unusedSymbols: [SolverSymbol] = []
  @exclusivity(unchecked) var constraints: [ConstraintRecord] = []
  @exclusivity(unchecked) var unusedConstraints: [Int32] = []
  /// The basis: symbols and their rows, side by side.
  @exclusivity(unchecked) var basis: [SolverSymbol] = []
  @exclusivity(unchecked) var rows: [TableauRow] = []
  /// The errors of each priority below required, the highest first.
  @exclusivity(unchecked) var levels: [Level] = []
  /// The remaining infeasibility of an added row, while it is being added.
  @exclusivity(unchecked) var lack: TableauRow?
  @exclusivity(unchecked) var scratch: [TableauRow.Cell] = []

  /// How many pivots have been made; for measurements and tests.
  @exclusivity(unchecked) public internal(set) var pivotCount = 0

  /// A solver without variables.
  public init() {}

  // MARK: Variables

  /// A new variable. Its value is 0 until a constraint says otherwise.
  public func makeVariable() -> SolverVariable { SolverVariable(symbol: makeSymbol(.external, owner: -1)) }

  /// Gives a variable back. No constraint may mention it any more; its handle means nothing afterwards.
  public func remove(_ variable: SolverVariable) {
    guard isKnown(variable) else { return }
    discard(variable.symbol)
  }

  /// The value of a variable in the current solution; 0 for one that was removed.
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

  /// Takes a symbol out of the tableau, with what rounding left of it, and lets its number be used again.
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

  /// Puts a symbol into the basis with a row.
  func setRow(_ row: TableauRow, of symbol: SolverSymbol) {
    symbols[Int(symbol.index)].row = Int32(rows.count)
    basis.append(symbol)
    rows.append(row)
  }

  /// Removes a symbol from the basis and returns its row. The last row fills the gap.
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

  /// Replaces a symbol by the row that it equals, everywhere.
  func substitute(_ symbol: SolverSymbol, with row: TableauRow) {
    for index in rows.indices { rows[index].substitute(symbol, with: row, scratch: &scratch) }
    for index in levels.indices { levels[index].row.substitute(symbol, with: row, scratch: &scratch) }
    lack?.substitute(symbol, with: row, scratch: &scratch)
  }

  /// Exchanges a symbol in the basis for another one.
  func pivot(entering: SolverSymbol, leaving: SolverSymbol) {
    pivotCount += 1
    var row = takeRow(of: leaving)
    row.exchange(leaving, for: entering)
    substitute(entering, with: row)
    setRow(row, of: entering)
  }

  // MARK: Levels

  /// The position of the objective of a priority, which is made if it is not there.
  func level(of priority: Double) -> Int {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  /// Adds an error symbol's weight to the objective of a priority, or takes it away.
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
