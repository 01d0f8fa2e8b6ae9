// SPDX-License-Identifier: MIT

/// Collisions of shapes with a segment of a wall. A segment has two sides and can have neighbors at its ends.
extension Collide {
  /// Collides a shape with a segment of a chain. The normal points from the shape to the segment, away from the side on
  /// which the shape is.
  ///
  /// - Parameter side: The side from which the shape came: 1 is the side of (-directionY, directionX), -1 is the other
  ///   side, and 0 is unknown. If the side is unknown, the position of the shape's center determines it. If the side is
  ///   known, a shape whose center has crossed the segment is pushed back.
  static func collide(
    _ shape: ShapeView, _ segment: SegmentView, side: Double, margin: Double, into manifold: inout Manifold
  ) {
    manifold.count = 0
    let known = side != 0 ? side : segment.side(ofX: shape.x, y: shape.y)
    switch shape.kind {
    case .circle: circleAndSegment(shape, segment, known, margin: margin, into: &manifold)
    case .ellipse:
      guard let contact = ellipseAndSegment(shape, segment, known) else { return }
      contact.write(margin: margin, into: &manifold)
      manifold.normalX = -manifold.normalX
      manifold.normalY = -manifold.normalY
    case .box, .polygon:
      shape.withOutline { vertices, count in
        OutlineOverSegment(shape: shape, vertices: vertices, count: count, segment: segment, side: known)
          .write(margin: margin, into: &manifold)
      }
    }
  }

  /// Collides a circle with a segment: with its side, or with an end that has no neighbor.
  private static func circleAndSegment(
    _ shape: ShapeView, _ segment: SegmentView, _ side: Double, margin: Double, into manifold: inout Manifold
  ) {
    let x = shape.x - segment.startX
    let y = shape.y - segment.startY
    let along = x * segment.directionX + y * segment.directionY
    // Where two segments meet, the neighbor's range starts at the end of this segment's range, except for rounding.
    let isBefore = along < (segment.hasPrevious ? -PhysicsTuning.tolerance : 0)
    let isBeyond = along > segment.length + (segment.hasNext ? PhysicsTuning.tolerance : 0)
    var normalX = -segment.directionY * side
    var normalY = segment.directionX * side
    var distance = x * normalX + y * normalY
    if isBefore || isBeyond {
      let awayX = isBefore ? x : shape.x - segment.endX
      let awayY = isBefore ? y : shape.y - segment.endY
      distance = (awayX * awayX + awayY * awayY).squareRoot()
      if distance - shape.halfWidth > margin { return }
      normalX = awayX / distance
      normalY = awayY / distance
      guard segment.rule(forNormalX: normalX, y: normalY, atStart: isBefore, side: side) == .admit else { return }
    }
    let gap = distance - shape.halfWidth
    guard gap <= margin else { return }
    let back = shape.halfWidth + gap / 2
    manifold.setOnly(
      ManifoldPoint(
        x: shape.x - normalX * back, y: shape.y - normalY * back, separation: gap, feature: Feature.sides(0xFF, 0)),
      normalX: -normalX, normalY: -normalY)
  }
}
