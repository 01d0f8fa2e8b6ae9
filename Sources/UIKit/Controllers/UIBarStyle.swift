// SPDX-License-Identifier: MIT

/// Whether a bar is light or dark.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Light with dark words.
  case `default` = 0
  /// Dark with light words.
  case black = 1
}
