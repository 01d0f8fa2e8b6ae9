// SPDX-License-Identifier: MIT

/// An event with the pressed keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event, in no particular order.
  open var allPresses: Set<UIPress> { Set(presses) }
  /// The presses in the order in which they began. This is an array, because results must not depend on the order of a
  /// set.
  final var presses: [UIPress] = []

  /// Returns the presses that a gesture recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { $0.bindings.contains { $0.recognizer === gesture } })
  }

  override final func concerns(_ window: UIWindow) -> Bool {
    presses.contains { $0.phase != .stationary && $0.window === window }
  }

  /// Delivers the event to gesture recognizers and then to the responder that received the press, which may forward it
  /// along the responder chain.
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
