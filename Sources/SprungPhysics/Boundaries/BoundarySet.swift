// SPDX-License-Identifier: MIT

/// Boundaries that belong together: at most one frame, and any number of segments.
///
/// The frame is four half-planes that face inwards, not four segments: what is outside is brought back.
final class BoundarySet {
  var generation: UInt32 = 0
  var isAlive = true
  @exclusivity(unchecked) var hasFrame = false
  @exclusivity(unchecked) var left = 0.0
  @exclusivity(unchecked) var top = 0.0
  @exclusivity(unchecked) var right = 0.0
  @exclusivity(unchecked) var bottom = 0.0
  @exclusivity(unchecked) var segments: [BoundarySegment] = []
  // The box around all segments, empty when there is none.
  @exclusivity(unchecked) var segmentsLeft = Double.infinity
  @exclusivity(unchecked) var segmentsTop = Double.infinity
  @exclusivity(unchecked) var segmentsRight = -Double.infinity
  @exclusivity(unchecked) var segmentsBottom = -Double.infinity

  init() {}

  /// Forgets everything, for the next user of the same place.
  func reset() {
    hasFrame = false
    segments.removeAll()
    measureSegments()
  }

  /// Computes the box around all segments anew.
  func measureSegments() {
    segmentsLeft = .infinity
    segmentsTop = .infinity
    segmentsRight = -.infinity
    segmentsBottom = -.infinity
    for segment in segments {
      segmentsLeft = min(segmentsLeft, segment.startX, segment.endX)
      segmentsRight = max(segmentsRight, segment.startX, segment.endX)
      segmentsTop = min(segmentsTop, segment.startY, segment.endY)
      segmentsBottom = max(segmentsBottom, segment.startY, segment.endY)
    }
  }
}
