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

  /// The state of a recognizer after a finger was lifted. With a finger left the gesture continues, unless `needsBoth`;
  /// with none it ends, or fails if it did not begin.
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
