// SPDX-License-Identifier: MIT

/// Constants for compositional layouts, with their units and effects.
nonisolated enum CompositionalTuning {
  /// The minimum zIndex of pinned headers and footers (10). As in flow layouts, they are in front of the items that
  /// scroll beneath them.
  static let pinnedZIndex = 10

  /// The velocity in points per millisecond (0.2) above which a flick moves to the next group, regardless of the
  /// distance. If it is larger, flicks must be stronger. If it is smaller, groups change by accident.
  static let groupFlickSpeed: CGFloat = 0.2
}
