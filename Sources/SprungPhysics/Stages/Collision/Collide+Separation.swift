// SPDX-License-Identifier: MIT

/// Computes the gap between two shapes without computing a manifold.
extension Collide {
  /// Returns the signed gap between two shapes in points: their distance, or the negated penetration depth if they
  /// overlap.
  ///
  /// The gap never shrinks faster than points of the two shapes approach each other. The time of impact can therefore
  /// be found by repeatedly advancing by the gap divided by an upper bound on this speed.
  static func separation(_ a: ShapeView, _ b: ShapeView) -> Double {
    if a.kind.rawValue < b.kind.rawValue { return separation(b, a) }
    switch (a.kind, b.kind) {
    case (.circle, _):
      let x = b.x - a.x
      let y = b.y - a.y
      return (x * x + y * y).squareRoot() - a.halfWidth - b.halfWidth
    case (.ellipse, _): return ellipses(a, b).gap
    case (_, .circle):
      let x = b.x - a.x
      let y = b.y - a.y
      let centerX = a.cosine * x + a.sine * y
      let centerY = a.cosine * y - a.sine * x
      if a.kind == .box { return nearestOfBox(a.halfWidth, a.halfHeight, centerX, centerY).distance - b.halfWidth }
      return a.withOutline { nearestOfOutline($0, $1, centerX, centerY).distance - b.halfWidth }
    case (_, .ellipse): return outlineAndEllipse(a, b, margin: .infinity).gap
    default:
      return withOutlines(a, b) { pair in
        let side = pair.bestSide()
        return side.separation > 0 ? pair.clip(side).distance(best: side.separation) : side.separation
      }
    }
  }

  /// Returns the signed gap between a shape and a segment, see `collide(_:_:side:margin:into:)`. Neighbors are ignored.
  ///
  /// If `side` is 0, the position of the shape's center determines the side, and the gap is at most zero while the
  /// segment is inside the shape. Otherwise, a shape whose center has crossed the segment has a large negative gap
  /// until it is beyond the segment's ends.
  static func separation(_ shape: ShapeView, _ segment: SegmentView, side: Double) -> Double {
    let known = side != 0 ? side : segment.side(ofX: shape.x, y: shape.y)
    var alone = segment
    alone.hasPrevious = false
    alone.hasNext = false
    switch shape.kind {
    case .circle:
      let x = shape.x - segment.startX
      let y = shape.y - segment.startY
      let along = x * segment.directionX + y * segment.directionY
      if along >= 0, along <= segment.length {
        return known * (y * segment.directionX - x * segment.directionY) - shape.halfWidth
      }
      let endX = along < 0 ? x : shape.x - segment.endX
      let endY = along < 0 ? y : shape.y - segment.endY
      return (endX * endX + endY * endY).squareRoot() - shape.halfWidth
    case .ellipse: return ellipseAndSegment(shape, alone, known)?.gap ?? .infinity
    case .box, .polygon:
      return shape.withOutline { vertices, count in
        OutlineOverSegment(shape: shape, vertices: vertices, count: count, segment: alone, side: known).separation()
      }
    }
  }

  /// Returns the signed gap between a shape and a half plane: the height of the shape's lowest point above the plane.
  static func separation(_ shape: ShapeView, _ plane: HalfPlaneView) -> Double {
    let center = shape.x * plane.normalX + shape.y * plane.normalY - plane.offset
    if shape.kind == .circle { return center - shape.halfWidth }
    let normalX = plane.normalX * shape.cosine + plane.normalY * shape.sine
    let normalY = plane.normalY * shape.cosine - plane.normalX * shape.sine
    switch shape.kind {
    case .ellipse, .circle:
      let scaledX = shape.halfWidth * normalX
      let scaledY = shape.halfHeight * normalY
      return center - (scaledX * scaledX + scaledY * scaledY).squareRoot()
    case .box: return center - abs(normalX) * shape.halfWidth - abs(normalY) * shape.halfHeight
    case .polygon:
      return shape.withOutline { vertices, count in
        var lowest = Double.infinity
        for index in 0..<count { lowest = min(lowest, vertices[index].x * normalX + vertices[index].y * normalY) }
        return center + lowest
      }
    }
  }
}
