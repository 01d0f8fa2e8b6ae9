// SPDX-License-Identifier: MIT

/// The environment of a flow: the axis, the length of a line and the pixel grid.
package struct FlowEnvironment: Equatable {
  /// True if the content scrolls sideways, so that lines are columns filled from top to bottom.
  package var isHorizontal = false
  /// Length of the viewport across the scrolling axis, content insets taken off, in points.
  package var crossExtent = 0.0
  /// Pixels a point; origins are rounded to the nearest pixel, sizes are not.
  package var scale = 2.0
  /// True if everything is mirrored left to right.
  package var isMirrored = false
  /// Points before each line that the safe area or the margins take, besides the section's inset.
  package var crossReferenceStart = 0.0
  /// Points after each line that the safe area or the margins take, besides the section's inset.
  package var crossReferenceEnd = 0.0

  /// The environment of a flow; by default it scrolls vertically at scale 2 and has the size zero.
  package init(
    isHorizontal: Bool = false, crossExtent: Double = 0, scale: Double = 2, isMirrored: Bool = false,
    crossReferenceStart: Double = 0, crossReferenceEnd: Double = 0
  ) {
    self.isHorizontal = isHorizontal
    self.crossExtent = crossExtent
    self.scale = scale
    self.isMirrored = isMirrored
    self.crossReferenceStart = crossReferenceStart
    self.crossReferenceEnd = crossReferenceEnd
  }

  /// True if lines have the same length and direction, so that sizes that became known still hold.
  package func hasSameLines(as other: FlowEnvironment) -> Bool {
    isHorizontal == other.isHorizontal && crossExtent == other.crossExtent
      && crossReferenceStart == other.crossReferenceStart && crossReferenceEnd == other.crossReferenceEnd
  }
}
