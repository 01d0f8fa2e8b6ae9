// SPDX-License-Identifier: MIT

/// The style of the interface, light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Inherited from the environment.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The contrast between foreground and background that the user prefers.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Standard contrast.
  case normal = 0
  /// Higher contrast.
  case high = 1
}

/// The size class of the available width or height.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Limited space, such as the width of a phone.
  case compact = 1
  /// Plenty of space.
  case regular = 2
}

/// The layout direction of the interface, as a trait.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
