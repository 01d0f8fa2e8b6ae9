// SPDX-License-Identifier: MIT

/// A size in terms of the axes of a flow: the main axis is the scrolling axis, and lines extend along the cross axis.
package struct FlowExtent: Equatable {
  /// The length along the scrolling axis in points.
  package var main: Double
  /// The length along the line in points.
  package var cross: Double

  /// Creates a size from two lengths.
  package init(main: Double, cross: Double) {
    self.main = main
    self.cross = cross
  }
}

/// A rectangle in terms of the axes of a flow, so that the same algorithm works for rows and columns.
package struct FlowFrame: Equatable {
  /// The start along the scrolling axis in points.
  package var main: Double
  /// The start along the line in points.
  package var cross: Double
  /// The size in points.
  package var extent: FlowExtent

  /// Creates a rectangle from its start along both axes and its size.
  package init(main: Double, cross: Double, extent: FlowExtent) {
    self.main = main
    self.cross = cross
    self.extent = extent
  }

  /// Returns the rectangle moved along both axes.
  func moved(main distance: Double, cross: Double) -> FlowFrame {
    FlowFrame(main: main + distance, cross: self.cross + cross, extent: extent)
  }

  /// Returns the rectangle moved along the scrolling axis.
  package func movedAlongMain(by distance: Double) -> FlowFrame {
    FlowFrame(main: main + distance, cross: cross, extent: extent)
  }
}
