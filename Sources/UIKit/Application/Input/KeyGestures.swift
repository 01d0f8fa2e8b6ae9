// SPDX-License-Identifier: MIT

import SprungStage

/// Performs gestures on behalf of keys, one at a time.
final class KeyGestures {
  /// The most recent gesture.
  private var current: KeyboardGesture?

  /// Performs the gesture for a key if a matching recognizer exists, and returns whether one exists.
  ///
  /// Shift with an arrow key performs a swipe or drag across the focused view; the plus and minus keys pinch; the
  /// square bracket keys rotate. If neither the focused view nor its ancestors have a matching recognizer, the gesture
  /// is performed at the center of the screen.
  func make(with key: KeyCode, flags: InputFlags, at time: TimeInterval) -> Bool {
    let kind: KeyboardGesture.Kind
    switch key {
    case KeyCode("+"), KeyCode("="): kind = .pinch(isOpening: true)
    case KeyCode("-"): kind = .pinch(isOpening: false)
    case KeyCode("]"): kind = .rotation(isClockwise: true)
    case KeyCode("["): kind = .rotation(isClockwise: false)
    default:
      guard flags.contains(.shift), let direction = FocusDirection(key) else { return false }
      kind = .stroke(direction)
    }
    guard let window = WindowList.shared.front else { return false }
    if let view = FocusController.shared.view, let found = recognizer(for: kind, around: view) {
      begin(
        kind, for: found, at: CGPoint(x: FocusElement(view).rectangle.midX, y: FocusElement(view).rectangle.midY),
        in: window, time)
      return true
    }
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    guard let view = window.hitTest(middle, with: nil), let found = recognizer(for: kind, around: view) else {
      return false
    }
    begin(kind, for: found, at: middle, in: window, time)
    return true
  }

  private func begin(
    _ kind: KeyboardGesture.Kind, for recognizer: UIGestureRecognizer, at point: CGPoint, in window: UIWindow,
    _ time: TimeInterval
  ) {
    // Ignore the key while the touches of an earlier gesture are still moving.
    guard current?.isOver ?? true else { return }
    current = KeyboardGesture(
      kind, for: recognizer, at: window.layer.state.pointInParent(point), time: time)
  }

  private func recognizer(for kind: KeyboardGesture.Kind, around view: UIView) -> UIGestureRecognizer? {
    var around: UIView? = view
    while let current = around {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.waits(for: kind) {
        return recognizer
      }
      around = current.superview
    }
    return nil
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer handles a key's gesture. Recognizers for scrolling and navigating back are
  /// excluded, because other keys perform these actions.
  fileprivate func waits(for kind: KeyboardGesture.Kind) -> Bool {
    switch kind {
    case .pinch: return self is UIPinchGestureRecognizer
    case .rotation: return self is UIRotationGestureRecognizer
    case .stroke(let direction):
      if let swipe = self as? UISwipeGestureRecognizer {
        switch direction {
        case .left: return swipe.direction.contains(.left)
        case .right: return swipe.direction.contains(.right)
        case .up: return swipe.direction.contains(.up)
        case .down: return swipe.direction.contains(.down)
        }
      }
      return self is UIPanGestureRecognizer && !(self is ScrollPanGestureRecognizer)
        && !(self is UIScreenEdgePanGestureRecognizer)
    }
  }
}
