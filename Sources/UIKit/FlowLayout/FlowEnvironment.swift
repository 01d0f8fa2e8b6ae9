// SPDX-License-Identifier: MIT

/// What a flow must know about its surroundings: the axis, the length of a line and the pixel grid.
nonisolated struct FlowEnvironment: Equatable {
  /// True if the content scrolls sideways, so that lines are columns filled from top to bottom.
  var isHorizontal = false
  /// Length of the viewport across the scrolling axis, content insets taken off, in points.
  var crossExtent = 0.0
  /// Pixels a point; origins are rounded to the nearest pixel, sizes are not.
  var scale = 2.0
  /// True if everything is mirrored left to right.
  var isMirrored = false
  /// Points before each line that the safe area or the margins take, besides the section's inset.
  var crossReferenceStart = 0.0
  /// Points after each line that the safe area or the margins take, besides the section's inset.
  var crossReferenceEnd = 0.0

  /// True if lines have the same length and direction, so that sizes that became known still hold.
  func hasSameLines(as other: FlowEnvironment) -> Bool {
    isHorizontal == other.isHorizontal && crossExtent == other.crossExtent
      && crossReferenceStart == other.crossReferenceStart && crossReferenceEnd == other.crossReferenceEnd
  }
}
