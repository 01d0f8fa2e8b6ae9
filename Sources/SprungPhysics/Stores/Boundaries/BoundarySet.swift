// SPDX-License-Identifier: MIT

/// A set of boundaries: at most one frame and any number of segments.
///
/// The frame consists of four half planes that face inward, not of four segments, so a body outside the frame is moved
/// back inside.
final class BoundarySet {
  /// Whether the members collide with each other.
  @exclusivity(unchecked) var membersCollide = false
  /// Whether the set has a frame, and the sides of the frame.
  @exclusivity(unchecked) var hasFrame = false
  @exclusivity(unchecked) var left = 0.0
  @exclusivity(unchecked) var top = 0.0
  @exclusivity(unchecked) var right = 0.0
  @exclusivity(unchecked) var bottom = 0.0
  /// The segments of all walls, in the order in which they were added.
  @exclusivity(unchecked) private(set) var segments: [BoundarySegment] = []
  // The bounding box of all segments, empty if there are no segments.
  /// The left side of the bounding box.
  @exclusivity(unchecked) private(set) var segmentsLeft = Double.infinity
  @exclusivity(unchecked) private(set) var segmentsTop = Double.infinity
  @exclusivity(unchecked) private(set) var segmentsRight = -Double.infinity
  @exclusivity(unchecked) private(set) var segmentsBottom = -Double.infinity
  /// A grid of segment indices, or nil if there are only a few segments.
  @exclusivity(unchecked) private var index: BroadPhase?
  /// A buffer for results of the grid, nil during a visit.
  @exclusivity(unchecked) private var found: RowList?

  init() {}

  /// The number of segments.
  var segmentCount: Int { segments.count }

  /// The number of segments in the grid, or nil if there is no grid.
  var indexedCount: Int? { index?.count }

  /// Removes the frame and all segments, so that the row can be reused.
  func reset() {
    hasFrame = false
    membersCollide = false
    removeSegments { _ in true }
  }

  /// Appends a segment.
  func append(_ segment: BoundarySegment) {
    segments.append(segment)
    cover(segment)
    if let index {
      index.insert(Int32(segments.count - 1), segment.box)
    } else if segments.count > PhysicsBounds.scannedSegments {
      makeIndex()
    }
  }

  /// Removes the segments for which `isOver` returns true, and returns whether any were removed. Later segments move to
  /// lower indices.
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

  /// Calls `visit` with the index of each segment whose bounding box intersects or touches a box, in ascending order.
  /// `visit` must not change the segments.
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

  /// Returns whether no segment's bounding box intersects or touches a box.
  @inline(__always)
  func isClear(_ box: Box) -> Bool {
    guard box.left <= segmentsRight, box.right >= segmentsLeft, box.top <= segmentsBottom, box.bottom >= segmentsTop
    else { return true }
    return isClearWithin(box)
  }

  /// Implements `isClear` for a box that intersects the bounding box of all segments, as every box inside closed walls
  /// does.
  private func isClearWithin(_ box: Box) -> Bool {
    guard let index else { return !segments.contains { $0.box.overlaps(box) } }
    var isClear = true
    index.forEach(overlapping: box) { _ in isClear = false }
    return isClear
  }

  /// Copies the boundaries of another set.
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

  /// Inserts the segments into a grid, so that bodies are tested only against nearby segments.
  private func makeIndex() {
    let index = BroadPhase(capacity: segments.count)
    for (segmentIndex, segment) in segments.enumerated() { index.insert(Int32(segmentIndex), segment.box) }
    self.index = index
  }

  /// Extends the bounding box of all segments to include a segment.
  private func cover(_ segment: BoundarySegment) {
    let box = segment.box
    segmentsLeft = min(segmentsLeft, box.left)
    segmentsTop = min(segmentsTop, box.top)
    segmentsRight = max(segmentsRight, box.right)
    segmentsBottom = max(segmentsBottom, box.bottom)
  }
}
