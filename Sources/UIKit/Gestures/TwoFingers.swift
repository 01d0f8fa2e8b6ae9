// SPDX-License-Identifier: MIT

/// Functions shared by pinches and rotations, which both measure the line between two touches.
enum TwoFingers {
  /// Returns the vector from a recognizer's first touch to its second one, in window coordinates, or nil unless there
  /// are two touches.
  static func line(of recognizer: UIGestureRecognizer) -> CGPoint? {
    let live = recognizer.liveTouches
    guard live.count == 2 else { return nil }
    let (one, other) = (live[0].windowLocation, live[1].windowLocation)
    return CGPoint(x: other.x - one.x, y: other.y - one.y)
  }

  /// Returns the state of a recognizer after a finger has been lifted. The gesture continues while one touch remains,
  /// unless `needsBoth` is true. When no touch remains, the gesture ends, or fails if it has not begun.
  static func state(
    afterLiftingFrom recognizer: UIGestureRecognizer, needsBoth: Bool = false
  ) -> UIGestureRecognizer.State? {
    let isOver = recognizer.liveTouches.isEmpty
    return switch recognizer.state {
    case .possible: isOver ? (recognizer.request == nil ? .failed : .ended) : nil
    case .began, .changed: isOver || needsBoth ? .ended : nil
    default: nil
    }
  }
}
