// SPDX-License-Identifier: MIT

/// A straight, infinitely thin wall between two points that acts on both sides.
struct BoundarySegment {
  /// The end points in world coordinates.
  var startX: Double
  var startY: Double
  var endX: Double
  var endY: Double
  /// The unit normal.
  var normalX: Double
  var normalY: Double
  /// The length in points, greater than 1e-9.
  var length: Double
  /// The tag assigned by the layer above, which consecutive segments of a path share.
  var tag: Int32
  // The neighbors in a chain: the start of the previous segment and the end of the next one.
  var previousX = 0.0
  var previousY = 0.0
  var hasPrevious = false
  var nextX = 0.0
  var nextY = 0.0
  var hasNext = false

  /// The axis-aligned bounding box of the segment.
  let box: Box

  /// Creates a segment, or returns nil if the points are too close to define a direction.
  init?(startX: Double, startY: Double, endX: Double, endY: Double, tag: Int32) {
    let x = endX - startX
    let y = endY - startY
    let length = (x * x + y * y).squareRoot()
    guard length > 1e-9 else { return nil }
    self.startX = startX
    self.startY = startY
    self.endX = endX
    self.endY = endY
    normalX = -y / length
    normalY = x / length
    self.length = length
    self.tag = tag
    box = Box(around: startX, startY, endX, endY)
  }

  /// Returns the segment in the form that the narrow phase uses, relative to a reference point.
  func view(fromX: Double, fromY: Double) -> SegmentView {
    var view = SegmentView(
      startX: startX - fromX, startY: startY - fromY, endX: endX - fromX, endY: endY - fromY)
    view.hasPrevious = hasPrevious
    view.previousX = previousX - fromX
    view.previousY = previousY - fromY
    view.hasNext = hasNext
    view.nextX = nextX - fromX
    view.nextY = nextY - fromY
    return view
  }
}

/// Intersections of paths with a segment.
extension BoundarySegment {
  /// Returns the fraction of a straight path at which it crosses the segment, and the side on which the path starts; 1
  /// is the side of the normal.
  @inline(__always)
  func crossing(
    from fromX: Double, _ fromY: Double, to toX: Double, _ toY: Double
  ) -> (part: Double, side: Double)? {
    let before = (fromX - startX) * normalX + (fromY - startY) * normalY
    let after = (toX - startX) * normalX + (toY - startY) * normalY
    let side: Double = before >= 0 ? 1 : -1
    guard side * after < 0 else { return nil }
    let part = before / (before - after)
    let crossX = fromX + (toX - fromX) * part - startX
    let crossY = fromY + (toY - fromY) * part - startY
    let along = crossX * normalY - crossY * normalX
    guard along >= -PhysicsTuning.contactSlop, along <= length + PhysicsTuning.contactSlop else { return nil }
    return (part, side)
  }
}
