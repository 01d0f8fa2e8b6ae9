// SPDX-License-Identifier: MIT

import SprungStage

/// The shape of the mouse cursor. The cursor is a pointing hand over pressable views, an open hand over draggable
/// views, and a closed hand while dragging.
final class MouseCursor {
  /// The position of the mouse on the screen, or nil while it is outside.
  private var position: CGPoint?
  /// Whether a mouse button is pressed.
  private var isPressed = false
  /// The shape when the button was pressed.
  private var pressed = StageCursor.arrow
  /// Whether the shape must be determined again.
  private var isStale = false
  /// The shape that was last sent to the host.
  private var committed = StageCursor.arrow

  /// Updates the position and button state from an event of a mouse or pen.
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

  /// Sends the shape to the host if it has changed. The shape is determined again when all motion has ended, because
  /// views may have moved below the mouse.
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
  /// Whether a pan gesture is in progress.
  fileprivate var isPanning: Bool {
    arbiter.participants.contains {
      $0 is UIPanGestureRecognizer && ($0.currentState == .began || $0.currentState == .changed)
    }
  }
}

extension UIView {
  /// The mouse cursor over the view, or nil for the superview's cursor.
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
    // Scroll views are checked before the recognizers, because lists also recognize taps on their items.
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
  /// Whether dragging scrolls the content.
  fileprivate var canBeDragged: Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let range = offsetRange
    return alwaysBounceVertical || alwaysBounceHorizontal || range.x.upperBound > range.x.lowerBound
      || range.y.upperBound > range.y.lowerBound
  }
}
