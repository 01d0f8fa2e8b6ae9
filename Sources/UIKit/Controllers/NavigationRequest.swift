// SPDX-License-Identifier: MIT

/// The pending stack of a navigation controller, which has been requested but is not displayed yet.
///
/// The callbacks of a change can request another stack. `viewControllers` returns the new stack immediately, but the
/// change to it begins only after all callbacks of the running change. Controllers therefore appear and disappear one
/// after another. Only the last requested stack is displayed.
struct NavigationRequest {
  private(set) var waiting: (stack: [UIViewController], isAnimated: Bool)?
  private var depth = 0

  /// Whether a change is currently calling application code.
  var isCalling: Bool { depth > 0 }

  /// Requests a stack, replacing a pending one.
  mutating func ask(for stack: [UIViewController], isAnimated: Bool) { waiting = (stack, isAnimated) }

  /// Removes and returns the pending stack.
  mutating func take() -> (stack: [UIViewController], isAnimated: Bool)? {
    defer { waiting = nil }
    return waiting
  }

  mutating func beginCalls() { depth += 1 }
  mutating func endCalls() { depth -= 1 }
}
