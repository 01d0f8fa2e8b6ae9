// SPDX-License-Identifier: MIT

import SprungStage

/// The mouse, and its shape: a pointing finger over what is pressed, a hand over what can be dragged, a fist while it is.
final class MouseCursor {
  /// The mouse's position on the screen; nil while it is elsewhere.
  private var position: CGPoint?
  /// Whether a button is down.
  private var isPressed = false
  /// The shape when the button went down.
  private var pressed = StageCursor.arrow
  /// Whether the shape must be determined again.
  private var isStale = false
  /// The shape that the host has.
  private var committed = StageCursor.arrow

  /// Notes the position and button of a mouse or pen.
  func follow(_ event: InputEvent, at point: CGPoint) {
    switch event.kind {
    case .pointerDown:
      position = point
      pressed = Self.shape(at: point)
      isPressed = true
    case .pointerUp, .pointerCancel:
      position = point
      isPressed = false
    case .pointerMove: position = point
    case .hover: position = event.identifier != 0 ? point : nil
    default: return
    }
    isStale = true
  }

  /// Sends the shape to the host if it has changed. Views may have moved away below the mouse, so the shape is determined once more when
  /// everything rests.
  func commit(into encoder: FrameEncoder, isResting: Bool) {
    guard let position, isStale || isResting else { return }
    isStale = false
    let shape = isPressed ? pressedShape : Self.shape(at: position)
    guard shape != committed else { return }
    committed = shape
    encoder.cursor(shape)
  }

  private var pressedShape: StageCursor {
    if pressed == .grab || TouchDispatcher.current.isPanning { return .grabbing }
    return pressed
  }

  private static func shape(at point: CGPoint) -> StageCursor {
    var view = WindowList.shared.hit(at: point)?.view
    while let current = view {
      if let shape = current.cursor { return shape }
      view = current.superview
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
  /// The mouse cursor over the view; nil for that of its superview.
  fileprivate var cursor: StageCursor? {
    for recognizer in recognizers where recognizer.isEnabled {
      if let cursor = (recognizer as? UIHoverGestureRecognizer)?.cursor { return cursor }
    }
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
