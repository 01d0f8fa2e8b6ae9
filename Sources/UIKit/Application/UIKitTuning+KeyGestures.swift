// SPDX-License-Identifier: MIT

/// Constants of the gestures that keys make.
nonisolated extension UIKitTuning {
  /// Points of a stroke by Shift and an arrow key (120): more than a swipe needs, less than the width of a screen.
  static let keyStrokeLength: CGFloat = 120
  /// Seconds of such a gesture (0.15). If longer, a stroke is not a flick; if shorter, it is one for every view that
  /// can be flicked.
  static let keyGestureDuration = 0.15
  /// The steps in which its fingers move (9), as a screen of 60 Hz sees a finger.
  static let keyGestureSteps = 9
  /// Points between the fingers of a stroke by several (30).
  static let keyFingerSpacing: CGFloat = 30
  /// Fingers that a key moves at most (5), those of a hand.
  static let mostKeyFingers = 5
  /// Points from the middle at which the fingers of a pinch or turn begin (60), less in small views.
  static let keyFingerReach: CGFloat = 60
  /// How much farther apart the fingers of a pinch by plus are at its end (1.4): beyond the slop about a quarter.
  static let keyPinchRatio: CGFloat = 1.4
  /// Radians of a rotation by a bracket key (30 degrees): well beyond the slop.
  static let keyTurn: CGFloat = 0.5235987755982988
}
