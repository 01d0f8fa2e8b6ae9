// SPDX-License-Identifier: MIT

/// The environment of a flow layout: the scrolling axis, the length of lines and the pixel grid.
package struct FlowEnvironment: Equatable {
  /// Whether the content scrolls horizontally, so that lines are columns that are filled from top to bottom.
  package var isHorizontal = false
  /// The length of the viewport across the scrolling axis, without content insets, in points.
  package var crossExtent = 0.0
  /// Pixels per point. Origins are rounded to the nearest pixel; sizes are not rounded.
  package var scale = 2.0
  /// Whether the layout is mirrored horizontally.
  package var isMirrored = false
  /// The part of the safe area or margins before each line, in points, in addition to the section's inset.
  package var crossReferenceStart = 0.0
  /// The part of the safe area or margins after each line, in points, in addition to the section's inset.
  package var crossReferenceEnd = 0.0

  /// Creates an environment, which by default scrolls vertically and has a scale of 2 and a viewport of size zero.
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

  /// Returns whether lines have the same length and direction, so that known sizes remain valid.
  package func hasSameLines(as other: FlowEnvironment) -> Bool {
    isHorizontal == other.isHorizontal && crossExtent == other.crossExtent
      && crossReferenceStart == other.crossReferenceStart && crossReferenceEnd == other.crossReferenceEnd
  }
}
