// SPDX-License-Identifier: MIT

/// A straight, infinitely thin wall that acts on both sides, with its neighbors in a chain.
///
/// All points are relative to the reference point of the shape it is tested against.
struct SegmentView {
  /// The end points.
  var startX: Double
  var startY: Double
  var endX: Double
  var endY: Double
  /// The unit vector from start to end.
  var directionX: Double
  var directionY: Double
  /// In points.
  var length: Double
  /// The start of the segment that ends where this one starts, if there is one.
  var previousX = 0.0
  var previousY = 0.0
  var hasPrevious = false
  /// The end of the segment that starts where this one ends, if there is one.
  var nextX = 0.0
  var nextY = 0.0
  var hasNext = false

  /// Makes a segment without neighbors. The points must be further apart than `BoundarySegment` asks.
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

  /// 1 if the point is on the side to which the normal (-directionY, directionX) points or on the line, else -1.
  @inline(__always)
  func side(ofX x: Double, y: Double) -> Double {
    (y - startY) * directionX - (x - startX) * directionY >= 0 ? 1 : -1
  }

  /// The treatment of a contact at one end whose normal is not the segment's.
  enum EndRule {
    /// The normal is this segment's to use.
    case admit
    /// The normal would catch a body that slides over the joint: the segment's own normal replaces it.
    case straighten
    /// The contact is the neighbor's.
    case skip
  }

  /// Judges a normal (towards the shape) that leans to one end, for a shape on a side (1 or -1).
  ///
  /// At a joint that sticks out to the shape's side, normals between the two segments' are real ones, and each segment
  /// takes those on its half. At any other joint a normal that is not a segment's would be a ghost of the joint.
  func rule(forNormalX x: Double, y: Double, atStart: Bool, side: Double) -> EndRule {
    guard atStart ? hasPrevious : hasNext else { return .admit }
    let otherX = atStart ? startX - previousX : nextX - endX
    let otherY = atStart ? startY - previousY : nextY - endY
    let otherLength = (otherX * otherX + otherY * otherY).squareRoot()
    guard otherLength > 0 else { return .admit }
    let cross = (atStart ? otherX * directionY - otherY * directionX : directionX * otherY - directionY * otherX)
    guard side * cross < 0 else { return .straighten }
    // Half way between the two normals, the cosine to the segment's normal is that of half the angle between them.
    let cosineOfRotation = (directionX * otherX + directionY * otherY) / otherLength
    let cosineOfHalf = (max(0, 1 + cosineOfRotation) / 2).squareRoot()
    let cosine = side * (y * directionX - x * directionY)
    return cosine >= cosineOfHalf - 1e-12 ? .admit : .skip
  }
}

/// Everything on one side of a line is wall: the normal points out of the wall, and normal · point = offset on the
/// line.
struct HalfPlaneView {
  var normalX: Double
  var normalY: Double
  /// Relative to the reference point of the shape it is tested against.
  var offset: Double
}
