// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Duration in seconds of an animated update or layout change of a collection view (0.3, the established convention).
  /// Tests of completions and intermediate positions depend on this value.
  static let updateDuration = 0.3
  /// Maximum absolute progress of a transition layout (100). Much larger values would exceed the geometry limit.
  static let transitionProgressLimit: CGFloat = 100
  /// The number of times a cell may prefer a different size in one run of layout passes before it is reported (8). This
  /// number must be less than `layoutPassLimit`, so that the message names the cell.
  static let fitLimit = 8
  /// Minimum shrinkage in points for a preferred length to replace the current length (0.5). With 0, sizes might never
  /// converge because of rounding.
  nonisolated static let fitTolerance = 0.5
  /// Minimum growth in points for a preferred length to replace the current length (0.001). The minimum absorbs
  /// rounding errors. With a value as large as a pixel, text in self-sizing cells would be truncated.
  nonisolated static let fitGrowthTolerance = 0.001
  /// Width in points of the edge strips in which a held item scrolls the content (60). With wider strips, scrolling
  /// starts by accident.
  nonisolated static let edgeScrollStrip: CGFloat = 60
  /// Scroll speed in points per second while an item is held at an edge (600).
  nonisolated static let edgeScrollSpeed: CGFloat = 600
  /// The zIndex of an item that the user is moving, which is above all values that layouts typically use.
  static let movingItemLevel = 1_000_000
  /// Maximum number of layout passes per run in which elements may be measured (1000). Each pass may display new cells,
  /// so a screen of cells that are a thousandth of their estimated size needs this many. If the limit is smaller, such
  /// a screen is reported.
  static let fittingPassLimit = 1000
  /// Maximum number of items whose sizes a flow layout queries together, as Apple's does (4096, which takes half a
  /// millisecond). With a larger number, the first frame of a long list is delayed. With a smaller one, even short
  /// lists use estimates.
  static let mostItemsAskedAtOnce = 4096
}
