// SPDX-License-Identifier: MIT

/// Constants for touches and gesture recognizers. Apple documents few of these values, so we chose most of them.
nonisolated extension UIKitTuning {
  /// Maximum duration of a press that counts as a tap, in seconds (0.75). With larger values, taps and long presses
  /// overlap.
  static let tapMaximumPress = 0.75
  /// Maximum movement of a touch that counts as a tap, in points (10). With larger values, drags are recognized as
  /// taps.
  static let tapAllowableMovement = 10.0
  /// Maximum interval between the taps of a multi-tap gesture, in seconds (0.35). With larger values, single taps that
  /// wait for further taps feel slow.
  static let multipleTapInterval = 0.35
  /// Maximum distance between the taps of a multi-tap gesture, in points (45).
  static let multipleTapDistance = 45.0
  /// Minimum duration of a long press in seconds (0.5, documented by Apple).
  static let longPressDuration = 0.5
  /// Maximum movement before a long press begins, in points (10, documented by Apple).
  static let longPressMovement = 10.0
  /// Movement that starts a drag, in points (10, measured). This movement is not applied to the content.
  static let dragSlop = 10.0
  /// Delay in seconds before the beginning of a touch is delivered to content that may scroll (0.15). With larger
  /// values, the content feels unresponsive.
  static let contentTouchDelay = 0.15
  /// Change of the distance between two touches that begins a pinch, in points (8).
  static let pinchSlop = 8.0
  /// Rotation of two touches that begins a rotation gesture, in radians (equivalent to 10 degrees).
  static let rotationSlop = 0.17453292519943295
  /// Minimum movement of a swipe along its direction, in points (50).
  static let swipeDistance = 50.0
  /// Movement to the side at which a swipe fails, in points (50).
  static let swipeSideways = 50.0
  /// Maximum duration of a swipe in seconds (0.5).
  static let swipeDuration = 0.5
  /// Maximum distance from an edge at which a screen edge pan can start, in points (20).
  static let screenEdgeWidth = 20.0
  /// Maximum number of recorded gesture decisions (4000). When the limit is exceeded, the older half is discarded.
  static let gestureTraceLimit = 4000
  /// Maximum number of rounds within one event in which targets can trigger further gestures (16). The limit prevents
  /// infinite loops.
  static let gestureRoundLimit = 16
}
