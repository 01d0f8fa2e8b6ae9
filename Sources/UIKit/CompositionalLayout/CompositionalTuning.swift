// SPDX-License-Identifier: MIT

/// The constants of compositional layouts that are our choice, with unit and effect.
nonisolated enum CompositionalTuning {
  /// The zIndex that pinned headers and footers have at least (10): in front of the items that pass below, as in flow
  /// layouts.
  static let pinnedZIndex = 10

  /// Speed in points per millisecond (0.2) from which a flick turns to the next group, however far it went. More asks
  /// for stronger flicks, less turns groups by accident.
  static let groupFlickSpeed: CGFloat = 0.2
}
