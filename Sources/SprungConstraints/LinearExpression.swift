// SPDX-License-Identifier: MIT

/// A linear combination of variables plus a constant.
public struct LinearExpression: Sendable {
  /// A variable multiplied by a coefficient.
  public struct Term: Sendable {
    /// The variable.
    public var variable: SolverVariable
    /// The coefficient of the variable; must be finite.
    public var coefficient: Double

    /// Creates a term from a coefficient and a variable.
    public init(_ coefficient: Double, _ variable: SolverVariable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in any order. A variable may occur in several terms.
  public var terms: [Term]
  /// The constant that is added to the terms; must be finite.
  public var constant: Double

  /// Creates an expression from terms and a constant, which is 0 by default.
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
