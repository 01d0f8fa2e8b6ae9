// SPDX-License-Identifier: MIT

/// The position of a bar on the screen.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom edge.
  case bottom = 1
  /// At the top edge.
  case top = 2
  /// At the top edge, with a background that extends under the status bar.
  case topAttached = 3
}
