// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// Makes the gesture that a key stands for, if a recognizer waits for it; returns whether one does.
  ///
  /// Shift with an arrow strokes across what has the focus, plus and minus pinch, square brackets turn. Where what has the
  /// focus has no such recognizer, nor anything around it, the middle of the screen counts.
  final func makeGesture(with key: KeyCode, flags: InputFlags, at time: TimeInterval) -> Bool {
    let kind: KeyboardGesture.Kind
    switch key {
    case KeyCode("+"), KeyCode("="): kind = .pinch(isOpening: true)
    case KeyCode("-"): kind = .pinch(isOpening: false)
    case KeyCode("]"): kind = .turn(isClockwise: true)
    case KeyCode("["): kind = .turn(isClockwise: false)
    default:
      guard flags.contains(.shift), let direction = FocusDirection(key) else { return false }
      kind = .stroke(direction)
    }
    guard let window = WindowList.shared.front else { return false }
    if let view = focus.view, let found = recognizer(for: kind, around: view) {
      begin(kind, for: found, at: CGPoint(x: view.focusRectangle.midX, y: view.focusRectangle.midY), in: window, time)
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
    _ kind: KeyboardGesture.Kind, for recognizer: UIGestureRecognizer, at place: CGPoint, in window: UIWindow,
    _ time: TimeInterval
  ) {
    // One after the other: fingers that are still on their way are not joined by others.
    guard delivery.keyboardGesture == nil else { return }
    delivery.keyboardGesture = KeyboardGesture(
      kind, for: recognizer, at: window.layer.state.pointInParent(place), time: time)
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

  // MARK: What views do themselves

  /// Arrow keys raise and lower the value of an adjustable element.
  final func adjustFocus(with key: KeyCode) -> Bool {
    guard let view = focus.view, view.accessibilityTraits.contains(.adjustable),
      let direction = FocusDirection(key)
    else { return false }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .up: view.accessibilityIncrement()
    case .down: view.accessibilityDecrement()
    case .right: if isMirrored { view.accessibilityDecrement() } else { view.accessibilityIncrement() }
    case .left: if isMirrored { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
    }
    return true
  }

  /// Pages are turned, and escapes made, by the first view around the focus that does it.
  final func askAroundFocus(with key: KeyCode) -> Bool {
    var around = focus.view
    while let view = around {
      switch key {
      case .pageUp: if view.accessibilityScroll(.up) { return true }
      case .pageDown: if view.accessibilityScroll(.down) { return true }
      case .escape: if view.accessibilityPerformEscape() { return true }
      default: return false
      }
      around = view.superview
    }
    return false
  }

  /// Shows the further actions of what has the focus in a sheet; returns whether there are any.
  final func showCustomActions() -> Bool {
    var around = focus.view
    while let view = around, view.accessibilityCustomActions?.isEmpty ?? true { around = view.superview }
    guard let view = around, let actions = view.accessibilityCustomActions, let presenter = view.window?.topController
    else { return false }
    actions.first?.present(actions, titled: view.accessibilityLabel, over: presenter)
    return true
  }
}

extension UIAccessibilityCustomAction {
  /// Shows several actions, of which this is one, in a sheet. As a method of an action it goes, with all that sheets are
  /// made of, where a program has no actions and dead code is taken out.
  fileprivate final func present(
    _ actions: [UIAccessibilityCustomAction], titled title: String?, over presenter: UIViewController
  ) {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for action in actions {
      sheet.addAction(UIAlertAction(title: action.name, style: .default) { _ in _ = action.actionHandler?(action) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture that a key makes is one for this recognizer. Keys scroll by themselves, and go back by buttons.
  fileprivate func waits(for kind: KeyboardGesture.Kind) -> Bool {
    switch kind {
    case .pinch: return self is UIPinchGestureRecognizer
    case .turn: return self is UIRotationGestureRecognizer
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
