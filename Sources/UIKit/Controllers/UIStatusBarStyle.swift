// SPDX-License-Identifier: MIT

/// The style of the status bar's content.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content, or light content in dark mode.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// The animation of the status bar when it appears or disappears. The status bar of a simulated device is not animated.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades in and out.
  case fade = 1
  /// The status bar slides in and out.
  case slide = 2
}
