// SPDX-License-Identifier: MIT

/// A size along the two axes of a flow: the main axis scrolls, the cross axis is the one that lines fill.
nonisolated struct FlowExtent: Equatable {
  /// Length along the scrolling axis, in points.
  var main: Double
  /// Length along the line, in points.
  var cross: Double
}

/// A rectangle along the two axes of a flow, so that one algorithm serves rows and columns.
nonisolated struct FlowFrame: Equatable {
  /// Start along the scrolling axis, in points.
  var main: Double
  /// Start along the line, in points.
  var cross: Double
  /// Size, in points.
  var extent: FlowExtent

  /// The same rectangle moved along the scrolling axis.
  func movedAlongMain(by distance: Double) -> FlowFrame {
    FlowFrame(main: main + distance, cross: cross, extent: extent)
  }
}
