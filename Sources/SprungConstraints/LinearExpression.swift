// SPDX-License-Identifier: MIT

/// A sum of variables, each times a number, and a constant.
public struct LinearExpression: Sendable {
  /// A variable times a number.
  public struct Term: Sendable {
    /// Which variable.
    public var variable: SolverVariable
    /// The factor of the variable; finite.
    public var coefficient: Double

    /// A variable times a number.
    public init(_ coefficient: Double, _ variable: SolverVariable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms in any order; a variable may be in several.
  public var terms: [Term]
  /// The constant that is added to the terms; finite.
  public var constant: Double

  /// An expression of terms and a constant, which is 0 unless said.
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
