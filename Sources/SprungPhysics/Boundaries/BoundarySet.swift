// SPDX-License-Identifier: MIT

/// Boundaries that belong together: at most one frame, and any number of segments.
///
/// The frame is four half-planes that face inwards, not four segments: what is outside is brought back.
final class BoundarySet {
  var generation: UInt32 = 0
  var isAlive = true
  var hasFrame = false
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  var segments: [BoundarySegment] = []
  // The box around all segments, empty when there is none.
  var segmentsLeft = Double.infinity
  var segmentsTop = Double.infinity
  var segmentsRight = -Double.infinity
  var segmentsBottom = -Double.infinity

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
