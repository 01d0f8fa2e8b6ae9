// SPDX-License-Identifier: MIT

/// A size along the two axes of a flow: the main axis scrolls, the cross axis is the one that lines fill.
package struct FlowExtent: Equatable {
  /// Length along the scrolling axis, in points.
  package var main: Double
  /// Length along the line, in points.
  package var cross: Double

  /// A size by its two lengths.
  package init(main: Double, cross: Double) {
    self.main = main
    self.cross = cross
  }
}

/// A rectangle along the two axes of a flow, so that one algorithm serves rows and columns.
package struct FlowFrame: Equatable {
  /// Start along the scrolling axis, in points.
  package var main: Double
  /// Start along the line, in points.
  package var cross: Double
  /// Size, in points.
  package var extent: FlowExtent

  /// A rectangle by its start along both axes and its size.
  package init(main: Double, cross: Double, extent: FlowExtent) {
    self.main = main
    self.cross = cross
    self.extent = extent
  }

  /// The same rectangle moved along both axes.
  func moved(main distance: Double, cross: Double) -> FlowFrame {
    FlowFrame(main: main + distance, cross: self.cross + cross, extent: extent)
  }

  /// The same rectangle moved along the scrolling axis.
  package func movedAlongMain(by distance: Double) -> FlowFrame {
    FlowFrame(main: main + distance, cross: cross, extent: extent)
  }
}
