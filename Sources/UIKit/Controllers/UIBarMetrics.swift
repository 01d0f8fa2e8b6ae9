// SPDX-License-Identifier: MIT

/// The bar metrics for which a setting is specified. Bars have a single height, so only settings for `default` have an
/// effect.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The default height.
  case `default` = 0
  /// The compact height of phones in landscape.
  case compact = 1
  /// The default height with a prompt.
  case defaultPrompt = 101
  /// The compact height with a prompt.
  case compactPrompt = 102
}
