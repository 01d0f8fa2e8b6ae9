// SPDX-License-Identifier: MIT

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings are.
  case unspecified = 0
  /// Dark words on light.
  case light = 1
  /// Light words on dark.
  case dark = 2
}

/// Whether the person wants more contrast between foreground and background.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// Whether the available size in a direction is large.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little, as in the width of a phone.
  case compact = 1
  /// Much.
  case regular = 2
}

/// The direction of writing, as a trait.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
