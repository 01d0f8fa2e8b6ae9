// SPDX-License-Identifier: MIT

/// A column of the tableau: the position of its description in the solver's table of symbols.
struct SolverSymbol: Hashable, Comparable {
  var index: Int32

  static let none = SolverSymbol(index: -1)

  static func < (first: SolverSymbol, second: SolverSymbol) -> Bool { first.index < second.index }
}

/// The kind of a symbol.
enum SolverSymbolKind {
  /// Nothing: the number waits to be used again.
  case unused
  /// A variable of the user, which may have any value.
  case external
  /// The distance of an inequality from its bound; never negative.
  case slack
  /// By how much a constraint that is not required is missed in one direction; never negative.
  case error
  /// The mark of a required equation; it never enters the basis.
  case dummy

  /// Whether a symbol of this kind may enter the basis in place of a restricted one.
  var isPivotable: Bool { self == .slack || self == .error }
  /// Whether its value must not be negative.
  var isRestricted: Bool { self == .slack || self == .error }
}
