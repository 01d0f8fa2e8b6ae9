// SPDX-License-Identifier: MIT

/// The color style of a bar.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// A light bar with dark text.
  case `default` = 0
  /// A dark bar with light text.
  case black = 1
}
