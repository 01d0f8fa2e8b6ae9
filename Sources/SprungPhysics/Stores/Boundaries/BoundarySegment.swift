// SPDX-License-Identifier: MIT

/// A straight, infinitely thin wall between two points. It acts on both sides.
struct BoundarySegment {
  /// The end points, in points of the world.
  var startX: Double
  var startY: Double
  var endX: Double
  var endY: Double
  /// The unit normal.
  var normalX: Double
  var normalY: Double
  /// In points, more than 1e-9.
  var length: Double
  /// The number that the layer above gave; consecutive segments of a path share it.
  var tag: Int32
  // The neighbors in a chain: the start of the segment before and the end of the one after.
  var previousX = 0.0
  var previousY = 0.0
  var hasPrevious = false
  var nextX = 0.0
  var nextY = 0.0
  var hasNext = false

  /// The axis-aligned box around the segment.
  let box: Box

  /// Makes a segment, or nil if the points are too close to have a direction.
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

  /// The segment as the narrow phase sees it, relative to a reference point.
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

/// Where a path crosses a segment.
extension BoundarySegment {
  /// Where a straight path crosses the segment, as a part of the path, and the side that it comes from: 1 is the
  /// normal's.
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
