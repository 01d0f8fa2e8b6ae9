// SPDX-License-Identifier: MIT

/// Shared by pinches and rotations, which both measure the line between two fingers.
enum TwoFingers {
  /// From the first finger of a recognizer to the second, in the window; nil unless there are two.
  static func line(of recognizer: UIGestureRecognizer) -> CGPoint? {
    let live = recognizer.liveTouches
    guard live.count == 2 else { return nil }
    let (one, other) = (live[0].windowLocation, live[1].windowLocation)
    return CGPoint(x: other.x - one.x, y: other.y - one.y)
  }

  /// The state of a recognizer after a finger was lifted: the gesture ends, or fails if it did not begin and no finger remains.
  static func state(afterLiftingFrom recognizer: UIGestureRecognizer) -> UIGestureRecognizer.State? {
    switch recognizer.state {
    case .possible: recognizer.liveTouches.isEmpty ? (recognizer.request == nil ? .failed : .ended) : nil
    case .began, .changed: .ended
    default: nil
    }
  }
}
