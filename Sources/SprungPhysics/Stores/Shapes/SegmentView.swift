// SPDX-License-Identifier: MIT

/// A straight, infinitely thin wall that acts on both sides, with its neighbors in a chain.
///
/// All points are relative to the reference point of the shape that is tested against the segment.
struct SegmentView {
  /// The end points.
  var startX: Double
  var startY: Double
  var endX: Double
  var endY: Double
  /// The unit vector from start to end.
  var directionX: Double
  var directionY: Double
  /// The length in points.
  var length: Double
  /// The start of the previous segment in the chain, if there is one.
  var previousX = 0.0
  var previousY = 0.0
  var hasPrevious = false
  /// The end of the next segment in the chain, if there is one.
  var nextX = 0.0
  var nextY = 0.0
  var hasNext = false

  /// Creates a segment without neighbors. The points must be farther apart than the limit of `BoundarySegment`.
  init(startX: Double, startY: Double, endX: Double, endY: Double) {
    self.startX = startX
    self.startY = startY
    self.endX = endX
    self.endY = endY
    let x = endX - startX
    let y = endY - startY
    length = (x * x + y * y).squareRoot()
    directionX = x / length
    directionY = y / length
  }

  /// Returns 1 if the point is on the line or on the side to which the normal (-directionY, directionX) points,
  /// otherwise -1.
  @inline(__always)
  func side(ofX x: Double, y: Double) -> Double {
    (y - startY) * directionX - (x - startX) * directionY >= 0 ? 1 : -1
  }

  /// The treatment of a contact at a segment's end if the contact's normal differs from the segment's.
  enum EndRule {
    /// The segment uses the normal.
    case admit
    /// The segment's own normal replaces the contact's normal, which would catch a body that slides from one segment to
    /// the next.
    case straighten
    /// The contact belongs to the neighboring segment.
    case skip
  }

  /// Returns the rule for a normal (toward the shape) that leans toward one end, for a shape on the given side (1 or
  /// -1).
  ///
  /// At a corner of the chain that is convex on the shape's side, normals between those of the two segments are valid.
  /// Each segment uses the normals in its half of that range. At any other corner, a normal that differs from the
  /// segment's would cause a ghost collision.
  func rule(forNormalX x: Double, y: Double, atStart: Bool, side: Double) -> EndRule {
    guard atStart ? hasPrevious : hasNext else { return .admit }
    let otherX = atStart ? startX - previousX : nextX - endX
    let otherY = atStart ? startY - previousY : nextY - endY
    let otherLength = (otherX * otherX + otherY * otherY).squareRoot()
    guard otherLength > 0 else { return .admit }
    let cross = (atStart ? otherX * directionY - otherY * directionX : directionX * otherY - directionY * otherX)
    guard side * cross < 0 else { return .straighten }
    // The angle between the segment's normal and a normal halfway to the neighbor's normal is half of the angle between
    // the two segments' normals.
    let cosineOfRotation = (directionX * otherX + directionY * otherY) / otherLength
    let cosineOfHalf = (max(0, 1 + cosineOfRotation) / 2).squareRoot()
    let cosine = side * (y * directionX - x * directionY)
    return cosine >= cosineOfHalf - 1e-12 ? .admit : .skip
  }
}

/// A half plane of solid wall. The normal points out of the wall, and normal · point = offset on the boundary line.
struct HalfPlaneView {
  var normalX: Double
  var normalY: Double
  /// The offset, relative to the reference point of the shape that is tested against the half plane.
  var offset: Double
}
