// SPDX-License-Identifier: MIT

/// A column of the tableau, identified by an index into the symbol table of the solver.
struct SolverSymbol: Hashable, Comparable {
  var index: Int32

  static let none = SolverSymbol(index: -1)

  static func < (first: SolverSymbol, second: SolverSymbol) -> Bool { first.index < second.index }
}

/// The kind of a symbol.
enum SolverSymbolKind {
  /// The index is available for reuse.
  case unused
  /// A variable that the solver's client created; it may have any value.
  case external
  /// The distance between an inequality's expression and its bound; never negative.
  case slack
  /// The violation of an optional constraint in one direction; never negative.
  case error
  /// The marker of a required equation. Pivots never move it into the basis.
  case dummy

  /// Whether a symbol of this kind may enter the basis and replace a restricted symbol.
  var isPivotable: Bool { self == .slack || self == .error }
  /// Whether the value must not be negative.
  var isRestricted: Bool { self == .slack || self == .error }
}
