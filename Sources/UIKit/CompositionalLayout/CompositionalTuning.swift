// SPDX-License-Identifier: MIT

/// Constants for compositional layouts, with their units and effects.
nonisolated enum CompositionalTuning {
  /// The minimum zIndex of pinned headers and footers (10). As in flow layouts, pinned views are in front of the items
  /// that scroll beneath them.
  static let pinnedZIndex = 10

  /// The velocity in points per millisecond (0.2) above which a flick moves to the next group, regardless of the
  /// distance. With a higher threshold, flicks must be faster. With a lower threshold, users would change groups by
  /// accident.
  static let groupFlickSpeed: CGFloat = 0.2
}
