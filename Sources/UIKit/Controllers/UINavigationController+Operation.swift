// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// The kind of change to a navigation stack.
  nonisolated public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// The new top controller was not on the stack before.
    case push = 1
    /// The new top controller was on the stack before.
    case pop = 2
  }
}
