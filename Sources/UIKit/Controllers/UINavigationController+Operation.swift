// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// The kind of a change of the stack.
  nonisolated public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The new top was not on the stack before.
    case push = 1
    /// The new top was on the stack before.
    case pop = 2
  }
}
