// SPDX-License-Identifier: MIT

/// How the two sides of a linear constraint compare.
public enum LinearRelation: Sendable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}
