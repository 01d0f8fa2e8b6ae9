// SPDX-License-Identifier: MIT

/// How the status bar's text looks.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text, and light text in the dark appearance.
  case `default` = 0
  /// Light text on dark content.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the status bar appears and disappears. The bar of a picture of a device is not animated.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}
