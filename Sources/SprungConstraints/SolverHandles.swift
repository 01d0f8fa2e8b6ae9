// SPDX-License-Identifier: MIT

/// A handle for a variable of a solver. The handle is not valid in other solvers.
public struct SolverVariable: Hashable, Sendable {
  let symbol: SolverSymbol
}

/// A handle for a constraint of a solver. The handle is not valid in other solvers.
public struct SolverConstraint: Hashable, Comparable, Sendable {
  /// A number that is unique among the solver's current constraints. The number may be reused after the constraint is
  /// removed.
  public let index: Int32

  /// A handle that refers to no constraint.
  public static let none = SolverConstraint(index: -1)

  /// Compares the indexes.
  public static func < (first: SolverConstraint, second: SolverConstraint) -> Bool { first.index < second.index }
}

/// The result of adding a constraint.
public enum SolverOutcome: Equatable, Sendable {
  /// The constraint is satisfied as well as its priority allows.
  case added(SolverConstraint)
  /// The constraint was not added, because the required constraints in the associated value contradict it. The array is
  /// sorted by index and does not include the new constraint.
  case conflict([SolverConstraint])
}
