// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Seconds that an update or a change of layout of a collection view is animated (0.3 s, the long-standing convention).
  /// Tests of completions and half-way positions depend on it.
  static let updateDuration = 0.3
  /// The largest distance of the progress of a transition layout from zero (100). With much more, positions exceed the
  /// limit of geometry.
  static let transitionProgressLimit: CGFloat = 100
  /// The number of times that a cell may prefer another size in one run of layout passes before it is reported (8). It
  /// must be less than `layoutPassLimit`, so that the message names the cell.
  static let fitLimit = 8
  /// Points by which a preferred length must be smaller than the current one to count (0.5). With 0, rounding never comes to
  /// rest.
  nonisolated static let fitTolerance = 0.5
  /// Points by which a preferred length must be larger than the current one to count (0.001). It absorbs rounding errors; with
  /// as much as a pixel, texts of cells that size themselves are truncated.
  nonisolated static let fitGrowthTolerance = 0.001
  /// Points along the edges of a viewport in which a held item makes the content scroll (60). Wider strips start by accident.
  nonisolated static let edgeScrollStrip: CGFloat = 60
  /// Points per second at which the content scrolls when an item is held at an edge (600).
  nonisolated static let edgeScrollSpeed: CGFloat = 600
  /// The zIndex of an item that people are moving: above all that layouts reasonably use.
  static let movingItemLevel = 1_000_000
  /// Layout passes in one run in which sizes may become known (1000). Each may display cells that were not shown
  /// before, so a screen of cells that are a thousandth of their estimate needs as many; with less, such a screen is
  /// reported.
  static let fittingPassLimit = 1000
  /// Items up to which a flow layout asks its delegate for all sizes at once, as Apple's does (4096, half a millisecond). With
  /// more, the first frame of a list of rows takes longer than it must; with less, lists whose length people see whole at a
  /// glance are estimated.
  static let mostItemsAskedAtOnce = 4096
}
