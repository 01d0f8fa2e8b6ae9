// SPDX-License-Identifier: MIT

/// Boundaries that belong together: at most one frame, and any number of segments.
///
/// The frame is four half-planes that face inwards, not four segments: a body outside is moved back in.
final class BoundarySet {
  /// Whether members touch one another.
  @exclusivity(unchecked) var membersCollide = false
  /// Whether there is a frame, and its sides.
  @exclusivity(unchecked) var hasFrame = false
  @exclusivity(unchecked) var left = 0.0
  @exclusivity(unchecked) var top = 0.0
  @exclusivity(unchecked) var right = 0.0
  @exclusivity(unchecked) var bottom = 0.0
  /// The walls, in the order in which they were added.
  @exclusivity(unchecked) private(set) var segments: [BoundarySegment] = []
  // The box around all segments, empty when there is none.
  /// The walls, in the order in which they were added.
  @exclusivity(unchecked) private(set) var segmentsLeft = Double.infinity
  @exclusivity(unchecked) private(set) var segmentsTop = Double.infinity
  @exclusivity(unchecked) private(set) var segmentsRight = -Double.infinity
  @exclusivity(unchecked) private(set) var segmentsBottom = -Double.infinity
  /// Segments by their index in the list, if there are many.
  @exclusivity(unchecked) private var index: BroadPhase?
  /// The results of the index, a buffer; nil during a visit.
  @exclusivity(unchecked) private var found: RowList?

  init() {}

  /// The number of walls.
  var segmentCount: Int { segments.count }

  /// Segments that the index has; nil without one.
  var indexedCount: Int? { index?.count }

  /// Forgets everything, for the next user of the same index.
  func reset() {
    hasFrame = false
    membersCollide = false
    removeSegments { _ in true }
  }

  /// Adds a segment after the others.
  func append(_ segment: BoundarySegment) {
    segments.append(segment)
    cover(segment)
    if let index {
      index.insert(Int32(segments.count - 1), segment.box)
    } else if segments.count > PhysicsBounds.scannedSegments {
      makeIndex()
    }
  }

  /// Removes the segments for which `isOver` answers true, and says whether there was one. The others move up.
  @discardableResult
  func removeSegments(where isOver: (BoundarySegment) -> Bool) -> Bool {
    let oldCount = segments.count
    segments.removeAll(where: isOver)
    guard segments.count != oldCount else { return false }
    segmentsLeft = .infinity
    segmentsTop = .infinity
    segmentsRight = -.infinity
    segmentsBottom = -.infinity
    for segment in segments { cover(segment) }
    index = nil
    if segments.count > PhysicsBounds.scannedSegments { makeIndex() }
    return true
  }

  /// Calls `visit` with the index of each segment whose box has a point in common with a box, in ascending order;
  /// touching counts. A visit must not change the segments.
  @inline(__always)
  func forEachSegment(near box: Box, _ visit: (Int32) -> Void) {
    guard box.left <= segmentsRight, box.right >= segmentsLeft, box.top <= segmentsBottom, box.bottom >= segmentsTop
    else { return }
    guard let index else {
      for segmentIndex in segments.indices where segments[segmentIndex].box.overlaps(box) { visit(Int32(segmentIndex)) }
      return
    }
    let segmentIndices = found ?? RowList()
    found = nil
    segmentIndices.removeAll()
    index.forEach(overlapping: box) { segmentIndices.append($0) }
    segmentIndices.sort()
    for position in 0..<segmentIndices.count { visit(segmentIndices[position]) }
    found = segmentIndices
  }

  /// Whether no segment's box has a point in common with a box.
  @inline(__always)
  func isClear(_ box: Box) -> Bool {
    guard box.left <= segmentsRight, box.right >= segmentsLeft, box.top <= segmentsBottom, box.bottom >= segmentsTop
    else { return true }
    return isClearWithin(box)
  }

  /// The same for a box inside of the one around all segments, as it is for all that walls enclose.
  private func isClearWithin(_ box: Box) -> Bool {
    guard let index else { return !segments.contains { $0.box.overlaps(box) } }
    var isClear = true
    index.forEach(overlapping: box) { _ in isClear = false }
    return isClear
  }

  /// Takes over the boundaries of another set.
  func copy(from other: BoundarySet) {
    membersCollide = other.membersCollide
    hasFrame = other.hasFrame
    left = other.left
    top = other.top
    right = other.right
    bottom = other.bottom
    segments = other.segments
    segmentsLeft = other.segmentsLeft
    segmentsTop = other.segmentsTop
    segmentsRight = other.segmentsRight
    segmentsBottom = other.segmentsBottom
    guard let otherIndex = other.index else {
      index = nil
      return
    }
    let index = index ?? BroadPhase()
    index.copy(from: otherIndex)
    self.index = index
  }

  /// Puts the segments into a grid, so that a body is compared with near ones only.
  private func makeIndex() {
    let index = BroadPhase(capacity: segments.count)
    for (segmentIndex, segment) in segments.enumerated() { index.insert(Int32(segmentIndex), segment.box) }
    self.index = index
  }

  /// Widens the box about all segments by one.
  private func cover(_ segment: BoundarySegment) {
    let box = segment.box
    segmentsLeft = min(segmentsLeft, box.left)
    segmentsTop = min(segmentsTop, box.top)
    segmentsRight = max(segmentsRight, box.right)
    segmentsBottom = max(segmentsBottom, box.bottom)
  }
}
