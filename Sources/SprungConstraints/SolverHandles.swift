// SPDX-License-Identifier: MIT

/// A number that a solver finds. Handles of one solver mean nothing to another.
public struct SolverVariable: Hashable, Sendable {
  let symbol: SolverSymbol
}

/// A constraint in a solver. Handles of one solver mean nothing to another.
public struct SolverConstraint: Hashable, Comparable, Sendable {
  /// A number that no other living constraint of the solver has; a later one may get it again.
  public let index: Int32

  /// A handle of no constraint.
  public static let none = SolverConstraint(index: -1)

  /// In the order of their numbers.
  public static func < (first: SolverConstraint, second: SolverConstraint) -> Bool { first.index < second.index }
}

/// The outcome of a request to a solver.
public enum SolverOutcome: Equatable, Sendable {
  /// The constraint holds, or is met as well as its priority allows.
  case added(SolverConstraint)
  /// Required constraints contradict the new one, which was not added. They are in the order of their numbers; the new one
  /// is not among them.
  case conflict([SolverConstraint])
}
