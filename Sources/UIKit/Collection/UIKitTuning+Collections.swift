// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Duration in seconds of an animated update or layout change of a collection view (0.3, as is usual for such
  /// animations). Tests of completions and intermediate positions depend on this value.
  static let updateDuration = 0.3
  /// Maximum absolute progress of a transition layout (100). Much larger values would exceed the geometry limit.
  static let transitionProgressLimit: CGFloat = 100
  /// The number of times a cell may prefer a different size in one run of layout passes before it is reported (8). This
  /// number must be less than `layoutPassLimit`, because the report of that limit does not name the cell.
  static let fitLimit = 8
  /// Minimum difference in points for a smaller preferred length to replace the current length (0.5). With 0, sizes
  /// might never converge because of rounding.
  nonisolated static let fitTolerance = 0.5
  /// Minimum difference in points for a larger preferred length to replace the current length (0.001). Smaller
  /// differences are rounding errors. If the minimum were as large as a pixel, text in self-sizing cells would be
  /// truncated.
  nonisolated static let fitGrowthTolerance = 0.001
  /// Width in points of the edge strips in which a held item scrolls the content (60). With wider strips, users would
  /// start scrolling by accident.
  nonisolated static let edgeScrollStrip: CGFloat = 60
  /// Scroll speed in points per second while an item is held at an edge (600).
  nonisolated static let edgeScrollSpeed: CGFloat = 600
  /// The zIndex of an item that the user is moving, which is above all values that layouts typically use.
  static let movingItemLevel = 1_000_000
  /// Maximum number of layout passes per run in which elements may be measured (1000). Each pass can display new cells,
  /// so a screen of cells that are a thousandth of their estimated size needs 1000 passes. With a smaller limit, such a
  /// screen would be reported as an error.
  static let fittingPassLimit = 1000
  /// Maximum number of items for which a flow layout queries all sizes at once, as Apple's flow layout does (4096,
  /// which takes half a millisecond). With a larger number, the first frame of a long list would be delayed. With a
  /// smaller number, even short lists would use estimates.
  static let mostItemsAskedAtOnce = 4096
}
