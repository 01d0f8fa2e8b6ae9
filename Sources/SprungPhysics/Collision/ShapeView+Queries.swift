// SPDX-License-Identifier: MIT

extension ShapeView {
  /// Whether a place, relative to the reference point, lies in the shape or on its edge.
  func contains(x placeX: Double, y placeY: Double) -> Bool {
    let place = local(placeX - x, placeY - y)
    switch kind {
    case .box: return abs(place.x) <= halfWidth && abs(place.y) <= halfHeight
    case .circle: return place.x * place.x + place.y * place.y <= halfWidth * halfWidth
    case .ellipse:
      let across = place.x / halfWidth
      let down = place.y / halfHeight
      return across * across + down * down <= 1
    case .polygon:
      return withOutline { vertices, count in
        for index in 0..<count {
          let vertex = vertices[index]
          if (place.x - vertex.x) * vertex.normalX + (place.y - vertex.y) * vertex.normalY > 0 { return false }
        }
        return true
      }
    }
  }

  /// The part of a line, 0...1, after which it enters the shape; zero if it starts inside, nil if it misses it.
  func entry(fromX: Double, fromY: Double, toX: Double, toY: Double) -> Double? {
    let start = local(fromX - x, fromY - y)
    let way = local(toX - fromX, toY - fromY)
    switch kind {
    case .box, .polygon:
      return withOutline { vertices, count in
        // Cyrus and Beck, IEEE Transactions on Computers 1978: the part of the line on the inner side of each side.
        var enter = 0.0
        var leave = 1.0
        for index in 0..<count {
          let vertex = vertices[index]
          let outside = (start.x - vertex.x) * vertex.normalX + (start.y - vertex.y) * vertex.normalY
          let rise = way.x * vertex.normalX + way.y * vertex.normalY
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
      // In the axes in which the shape is the unit circle.
      let startX = start.x / halfWidth
      let startY = start.y / halfHeight
      let wayX = way.x / halfWidth
      let wayY = way.y / halfHeight
      let outside = startX * startX + startY * startY - 1
      if outside <= 0 { return 0 }
      let square = wayX * wayX + wayY * wayY
      let half = startX * wayX + startY * wayY
      // The height of the line above the centre, from the cross product: the usual discriminant cancels for far starts.
      let cross = startX * wayY - startY * wayX
      let root = square - cross * cross
      guard half < 0, root >= 0 else { return nil }
      let enter = outside / (-half + root.squareRoot())
      return enter <= 1 ? enter : nil
    }
  }

  @inline(__always)
  private func local(_ wayX: Double, _ wayY: Double) -> (x: Double, y: Double) {
    (wayX * cosine + wayY * sine, wayY * cosine - wayX * sine)
  }
}
