// SPDX-License-Identifier: MIT

/// For which height of a bar something holds. Bars have one height here, so only `default` shows.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The lower one of phones on their side.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// The lower one with a prompt.
  case compactPrompt = 102
}
