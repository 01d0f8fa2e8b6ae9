// SPDX-License-Identifier: MIT

/// The keys that are down at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event, in no order.
  open var allPresses: Set<UIPress> { Set(presses) }
  /// The presses in the order in which they began: results must not depend on a set's order.
  final var presses: [UIPress] = []

  /// The presses that a gesture recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { $0.bindings.contains { $0.recognizer === gesture } })
  }

  override final func concerns(_ window: UIWindow) -> Bool {
    presses.contains { $0.phase != .stationary && $0.window === window }
  }

  /// First to recognizers, then to the responder that received the press and on along its chain, as far as each passes it on.
  override final func deliver(in window: UIWindow) {
    for press in presses where press.phase != .stationary && press.window === window {
      PressGestures.feed.value?(press, self)
      let set: Set<UIPress> = [press]
      switch press.phase {
      case .began: press.storedResponder?.pressesBegan(set, with: self)
      case .ended: press.storedResponder?.pressesEnded(set, with: self)
      case .cancelled: press.storedResponder?.pressesCancelled(set, with: self)
      default: press.storedResponder?.pressesChanged(set, with: self)
      }
    }
  }
}
