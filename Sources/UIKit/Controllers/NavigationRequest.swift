// SPDX-License-Identifier: MIT

/// The stack that was requested from a navigation controller and is not displayed yet.
///
/// Callbacks of a change may ask for another stack. It is what `viewControllers` says from then on, but its own change begins when the
/// running one has called everyone, so that each controller appears and disappears in turn. Only the last stack that was asked for is
/// shown.
struct NavigationRequest {
  private(set) var waiting: (stack: [UIViewController], isAnimated: Bool)?
  private var depth = 0

  /// Whether a change is calling the program at the moment.
  var isCalling: Bool { depth > 0 }

  /// A stack is requested; it replaces one that waits.
  mutating func ask(for stack: [UIViewController], isAnimated: Bool) { waiting = (stack, isAnimated) }

  /// The stack that waits, which waits no longer.
  mutating func take() -> (stack: [UIViewController], isAnimated: Bool)? {
    defer { waiting = nil }
    return waiting
  }

  mutating func beginCalls() { depth += 1 }
  mutating func endCalls() { depth -= 1 }
}
