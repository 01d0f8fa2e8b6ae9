// SPDX-License-Identifier: MIT

/// Point and ray queries.
extension ShapeView {
  /// Returns whether a point, relative to the reference point, is in the shape or on its edge.
  func contains(x pointX: Double, y pointY: Double) -> Bool {
    let point = local(pointX - x, pointY - y)
    switch kind {
    case .box: return abs(point.x) <= halfWidth && abs(point.y) <= halfHeight
    case .circle: return point.x * point.x + point.y * point.y <= halfWidth * halfWidth
    case .ellipse:
      let across = point.x / halfWidth
      let down = point.y / halfHeight
      return across * across + down * down <= 1
    case .polygon:
      return withOutline { vertices, count in
        for index in 0..<count {
          let vertex = vertices[index]
          if (point.x - vertex.x) * vertex.normalX + (point.y - vertex.y) * vertex.normalY > 0 { return false }
        }
        return true
      }
    }
  }

  /// Returns the fraction of a segment, 0...1, at which it enters the shape; 0 if it starts inside, nil if it misses.
  func entry(fromX: Double, fromY: Double, toX: Double, toY: Double) -> Double? {
    let start = local(fromX - x, fromY - y)
    let delta = local(toX - fromX, toY - fromY)
    switch kind {
    case .box, .polygon:
      return withOutline { vertices, count in
        // Cyrus and Beck, IEEE Transactions on Computers 1978: clip the line to the inner half plane of each side.
        var enter = 0.0
        var leave = 1.0
        for index in 0..<count {
          let vertex = vertices[index]
          let outside = (start.x - vertex.x) * vertex.normalX + (start.y - vertex.y) * vertex.normalY
          let rise = delta.x * vertex.normalX + delta.y * vertex.normalY
          if rise == 0 {
            if outside > 0 { return nil }
          } else if rise < 0 {
            enter = max(enter, -outside / rise)
          } else {
            leave = min(leave, -outside / rise)
          }
          if enter > leave { return nil }
        }
        return enter
      }
    case .circle, .ellipse:
      // Convert to coordinates in which the shape is the unit circle.
      let startX = start.x / halfWidth
      let startY = start.y / halfHeight
      let deltaX = delta.x / halfWidth
      let deltaY = delta.y / halfHeight
      let outside = startX * startX + startY * startY - 1
      if outside <= 0 { return 0 }
      let square = deltaX * deltaX + deltaY * deltaY
      let half = startX * deltaX + startY * deltaY
      // Compute the distance of the line from the center with the cross product. For distant start points, the usual
      // discriminant would suffer from cancellation.
      let cross = startX * deltaY - startY * deltaX
      let root = square - cross * cross
      guard half < 0, root >= 0 else { return nil }
      let enter = outside / (-half + root.squareRoot())
      return enter <= 1 ? enter : nil
    }
  }

  /// Converts a vector to the axes of the shape.
  @inline(__always)
  private func local(_ deltaX: Double, _ deltaY: Double) -> (x: Double, y: Double) {
    (deltaX * cosine + deltaY * sine, deltaY * cosine - deltaX * sine)
  }
}
