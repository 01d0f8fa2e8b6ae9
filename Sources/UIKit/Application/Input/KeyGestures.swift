// SPDX-License-Identifier: MIT

import SprungStage

/// The gestures that keys stand for, one at a time.
final class KeyGestures {
  /// The fingers that a key moved last.
  private var current: KeyboardGesture?

  /// Makes the gesture that a key stands for, if a recognizer waits for it; returns whether one does.
  ///
  /// Shift with an arrow strokes across what has the focus, plus and minus pinch, square brackets turn. Where what has the
  /// focus has no such recognizer, nor anything around it, the middle of the screen counts.
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
    // One after the other: fingers that are still moving are not joined by others.
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
  /// Whether a key's gesture is one for this recognizer. Scrolling and going back have keys of their own.
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
