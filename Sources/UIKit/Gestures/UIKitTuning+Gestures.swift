// SPDX-License-Identifier: MIT

/// Constants of touches and gesture recognizers; UIKit publishes few of them, so most are our choice.
nonisolated extension UIKitTuning {
  /// Seconds a press of a tap may last (0.75). Longer: taps and long presses overlap.
  static let tapMaximumPress = 0.75
  /// Points a finger may move in a tap (10). Larger: drags are taken for taps.
  static let tapAllowableMovement = 10.0
  /// Seconds between the taps of one multiple tap (0.35). Longer: single taps that wait for it feel slow.
  static let multipleTapInterval = 0.35
  /// Points between the taps of one multiple tap (45).
  static let multipleTapDistance = 45.0
  /// Seconds of a long press (0.5, documented by Apple).
  static let longPressDuration = 0.5
  /// Points a finger may move before a long press begins (10, documented by Apple).
  static let longPressMovement = 10.0
  /// Points of finger travel that start a drag and are not applied to the content (10, measured).
  static let dragSlop = 10.0
  /// Seconds for which a touch-down is withheld from content that may scroll (0.15). Longer: content feels dead.
  static let contentTouchDelay = 0.15
  /// Points by which the distance of two fingers must change before a pinch begins (8).
  static let pinchSlop = 8.0
  /// Radians by which two fingers must turn before a rotation begins (10 degrees).
  static let rotationSlop = 0.17453292519943295
  /// Points of travel of a swipe along its direction (50).
  static let swipeDistance = 50.0
  /// Points of sideways travel at which a swipe fails (50).
  static let swipeSideways = 50.0
  /// Seconds within which a swipe must be made (0.5).
  static let swipeDuration = 0.5
  /// Points from an edge within which a screen edge pan begins (20).
  static let screenEdgeWidth = 20.0
  /// Decisions about gestures that are kept while they are traced (4000); then the older half is dropped.
  static let gestureTraceLimit = 4000
  /// Rounds in which targets may set off further gestures within one event (16); more would be a ring without end.
  static let gestureRoundLimit = 16
}
