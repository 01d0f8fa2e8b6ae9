// SPDX-License-Identifier: MIT

/// The names of gestures and their states in the event log, based on UIKit's recognizer classes.
enum GestureNames {
  static func name(of recognizer: UIGestureRecognizer) -> String {
    if recognizer is UIScreenEdgePanGestureRecognizer { return "Edge pan" }
    if recognizer is UIPanGestureRecognizer { return "Pan" }
    if recognizer is UITapGestureRecognizer { return "Tap" }
    if recognizer is UILongPressGestureRecognizer { return "Long press" }
    if recognizer is UIPinchGestureRecognizer { return "Pinch" }
    if recognizer is UIRotationGestureRecognizer { return "Rotation" }
    if recognizer is UISwipeGestureRecognizer { return "Swipe" }
    if recognizer is UIHoverGestureRecognizer { return "Hover" }
    return "Gesture"
  }

  static func name(of state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: return "possible"
    case .began: return "began"
    case .changed: return "changed"
    case .ended: return "ended"
    case .cancelled: return "was cancelled"
    case .failed: return "failed"
    }
  }
}
