// SPDX-License-Identifier: MIT

/// The relation of a linear expression to zero.
public enum LinearRelation: Sendable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}
