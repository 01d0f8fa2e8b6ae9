// SPDX-License-Identifier: MIT

import SprungStage

/// What is known of the mouse.
struct MouseState {
  /// Where it is on the screen; nil while it is elsewhere.
  var place: CGPoint?
  /// Whether a button is down.
  var isPressed = false
  /// What it looked like when the button went down.
  var pressed = StageCursor.arrow
  /// Whether it has to be found out anew what it looks like.
  var isStale = false
  /// What the host was told last.
  var told = StageCursor.arrow
}

/// What a mouse looks like: a pointing finger over what is pressed, a hand over what can be dragged, a fist while it is.
extension UIApplication {
  /// Notes where a mouse or pen is.
  final func followMouse(_ event: InputEvent, at point: CGPoint) {
    switch event.kind {
    case .pointerDown:
      delivery.mouse.place = point
      delivery.mouse.pressed = cursor(at: point)
      delivery.mouse.isPressed = true
    case .pointerUp, .pointerCancel:
      delivery.mouse.place = point
      delivery.mouse.isPressed = false
    case .pointerMove: delivery.mouse.place = point
    case .hover: delivery.mouse.place = event.identifier != 0 ? point : nil
    default: return
    }
    delivery.mouse.isStale = true
  }

  /// Tells the host what the mouse looks like, if that has changed. Things may have moved away below it: what comes to rest
  /// is looked at once more.
  final func commitCursor(into encoder: FrameEncoder, isResting: Bool) {
    guard let place = delivery.mouse.place, delivery.mouse.isStale || isResting else { return }
    delivery.mouse.isStale = false
    let shape = delivery.mouse.isPressed ? pressedCursor : cursor(at: place)
    guard shape != delivery.mouse.told else { return }
    delivery.mouse.told = shape
    encoder.cursor(shape)
  }

  private var pressedCursor: StageCursor {
    if delivery.mouse.pressed == .grab || dispatcher.isPanning { return .grabbing }
    return delivery.mouse.pressed
  }

  private func cursor(at point: CGPoint) -> StageCursor {
    for window in WindowList.shared.visible.reversed() {
      guard let hit = window.hitTest(window.layer.state.pointFromParent(point), with: nil) else { continue }
      var view: UIView? = hit
      while let current = view {
        if let shape = current.cursor { return shape }
        view = current.superview
      }
      return .arrow
    }
    return .arrow
  }
}

extension TouchDispatcher {
  /// Whether something follows a finger or the mouse.
  fileprivate var isPanning: Bool {
    arbiter.participants.contains {
      $0 is UIPanGestureRecognizer && ($0.currentState == .began || $0.currentState == .changed)
    }
  }
}

extension UIView {
  /// What the mouse looks like over the view; nil leaves it to the views around.
  fileprivate var cursor: StageCursor? {
    if let control = self as? UIControl {
      guard control.isEnabled else { return .arrow }
      return control is UISlider ? .grab : .pointer
    }
    if let client = itemCell?.owningClient, client.engine.options.allowsSelection {
      return .pointer
    }
    // Before its recognizers: a list recognizes taps too, for its items.
    if let scrollView = self as? UIScrollView, scrollView.canBeDragged { return .grab }
    var isPressed = false
    for recognizer in recognizers where recognizer.isEnabled {
      if recognizer is UITapGestureRecognizer || recognizer is UILongPressGestureRecognizer { isPressed = true }
      if recognizer is UIPanGestureRecognizer, !(recognizer is ScrollPanGestureRecognizer),
        !(recognizer is UIScreenEdgePanGestureRecognizer)
      {
        return .grab
      }
    }
    return isPressed ? .pointer : nil
  }
}

extension UIScrollView {
  /// Whether dragging moves the content.
  fileprivate var canBeDragged: Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let range = offsetRange
    return alwaysBounceVertical || alwaysBounceHorizontal || range.x.upperBound > range.x.lowerBound
      || range.y.upperBound > range.y.lowerBound
  }
}
