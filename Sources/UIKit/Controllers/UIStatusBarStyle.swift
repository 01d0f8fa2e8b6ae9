// SPDX-License-Identifier: MIT

/// How the status bar's text looks.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text on light content.
  case `default` = 0
  /// Light text on dark content.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
