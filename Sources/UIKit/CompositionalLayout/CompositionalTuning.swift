// SPDX-License-Identifier: MIT

/// Constants chosen for compositional layouts, with their units and effects.
nonisolated enum CompositionalTuning {
  /// The minimum zIndex of pinned headers and footers (10), in front of the items that scroll beneath them, as in flow
  /// layouts.
  static let pinnedZIndex = 10

  /// Velocity in points per millisecond (0.2) above which a flick moves to the next group, regardless of distance.
  /// Larger: flicks must be stronger. Smaller: groups change by accident.
  static let groupFlickSpeed: CGFloat = 0.2
}
