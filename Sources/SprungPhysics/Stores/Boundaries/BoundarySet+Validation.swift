// SPDX-License-Identifier: MIT

/// The invariants of a boundary set.
extension BoundarySet {
  /// Validates that the sides of the frame are in order, that segments have a direction, and that the bounding box
  /// contains all segments.
  func validate(_ row: Int) -> Bool {
    guard
      Validation.holds(
        !hasFrame || (left <= right && top <= bottom), "Boundary sets", row,
        "its frame goes from \(left), \(top) to \(right), \(bottom)")
    else { return false }
    for segment in segments {
      let normal = segment.normalX * segment.normalX + segment.normalY * segment.normalY
      let box = segment.box
      guard
        Validation.holds(
          segment.length > 0 && abs(normal - 1) < 1e-9, "Boundary sets", row,
          "a segment of length \(segment.length) has a normal whose square is \(normal)"),
        Validation.holds(
          segmentsLeft <= box.left && segmentsTop <= box.top && segmentsRight >= box.right
            && segmentsBottom >= box.bottom, "Boundary sets", row,
          "a segment from \(box.left), \(box.top) to \(box.right), \(box.bottom) is outside of the box about all")
      else { return false }
    }
    return Validation.holds(
      indexedCount == nil || indexedCount == segments.count, "Boundary sets", row,
      "its index has \(indexedCount ?? 0) of \(segments.count) segments")
  }
}
