// SPDX-License-Identifier: MIT

/// Collisions of circles with each other and with outlines, computed from the closest points.
extension Collide {
  /// Collides two circles. Circles with identical centers are separated vertically.
  @inline(__always)
  static func circles(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    let x = b.x - a.x
    let y = b.y - a.y
    let radii = a.halfWidth + b.halfWidth
    let square = x * x + y * y
    let farthest = radii + margin
    guard square <= farthest * farthest, farthest >= 0 else {
      manifold.count = 0
      return
    }
    let distance = square.squareRoot()
    let isApart = distance > 1e-12
    let normalX = isApart ? x / distance : 0
    let normalY = isApart ? y / distance : -1
    let along = (distance + a.halfWidth - b.halfWidth) / 2
    manifold.normalX = normalX
    manifold.normalY = normalY
    manifold.first.x = a.x + normalX * along
    manifold.first.y = a.y + normalY * along
    manifold.first.separation = distance - radii
    manifold.first.feature = 0xFFFF
    manifold.count = 1
  }

  /// Collides a box or polygon with a circle.
  static func outlineAndCircle(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    let x = b.x - a.x
    let y = b.y - a.y
    let centerX = a.cosine * x + a.sine * y
    let centerY = a.cosine * y - a.sine * x
    let radius = b.halfWidth
    let nearest =
      a.kind == .box
      ? nearestOfBox(a.halfWidth, a.halfHeight, centerX, centerY)
      : a.withOutline { nearestOfOutline($0, $1, centerX, centerY) }
    let separation = nearest.distance - radius
    guard separation <= margin else {
      manifold.count = 0
      return
    }
    let normalX = nearest.normalX * a.cosine - nearest.normalY * a.sine
    let normalY = nearest.normalX * a.sine + nearest.normalY * a.cosine
    // The distance from the circle's center back to the midpoint between its surface and the outline.
    let back = radius + separation / 2
    manifold.setOnly(
      ManifoldPoint(
        x: b.x - normalX * back, y: b.y - normalY * back, separation: separation,
        feature: Feature.sides(nearest.side, Int(Feature.whole))),
      normalX: normalX, normalY: normalY)
  }

  /// The position of a point relative to the closest point of an outline, in the axes of the outline.
  struct NearestSide {
    /// The signed distance, negative inside.
    var distance: Double
    /// The unit normal from the outline to the point.
    var normalX: Double
    var normalY: Double
    var side: Int
  }

  /// Returns the distance of a point from a box around the origin, and the normal from the closest point of the box to
  /// the point.
  @inline(__always)
  static func nearestOfBox(_ halfWidth: Double, _ halfHeight: Double, _ x: Double, _ y: Double) -> NearestSide {
    let towardsX: Double = x >= 0 ? 1 : -1
    let towardsY: Double = y >= 0 ? 1 : -1
    let outX = abs(x) - halfWidth
    let outY = abs(y) - halfHeight
    if outX > 0, outY > 0 {
      let distance = (outX * outX + outY * outY).squareRoot()
      if distance > 1e-12 {
        return NearestSide(
          distance: distance, normalX: towardsX * outX / distance, normalY: towardsY * outY / distance,
          side: x >= 0 ? 1 : 3)
      }
    }
    if outX > outY { return NearestSide(distance: outX, normalX: towardsX, normalY: 0, side: x >= 0 ? 1 : 3) }
    return NearestSide(distance: outY, normalX: 0, normalY: towardsY, side: y >= 0 ? 2 : 0)
  }

  /// Returns the distance of a point from a convex outline with clockwise vertices, and the normal from the closest
  /// point of the outline to the point.
  static func nearestOfOutline(
    _ vertices: UnsafePointer<OutlineVertex>, _ count: Int, _ x: Double, _ y: Double
  ) -> NearestSide {
    var side = 0
    var distance = -Double.infinity
    for index in 0..<count {
      let vertex = vertices[index]
      let out = (x - vertex.x) * vertex.normalX + (y - vertex.y) * vertex.normalY
      if out > distance {
        distance = out
        side = index
      }
    }
    let start = vertices[side]
    let end = vertices[side + 1 == count ? 0 : side + 1]
    var nearest = NearestSide(distance: distance, normalX: start.normalX, normalY: start.normalY, side: side)
    guard distance > 0 else { return nearest }
    // Beyond the ends of the side, a corner is closest. The tangent that corresponds to the normal has the direction of
    // the side.
    let fromStart = (y - start.y) * start.normalX - (x - start.x) * start.normalY
    let fromEnd = (y - end.y) * start.normalX - (x - end.x) * start.normalY
    let corner = fromStart < 0 ? start : end
    guard fromStart < 0 || fromEnd > 0 else { return nearest }
    let awayX = x - corner.x
    let awayY = y - corner.y
    let away = (awayX * awayX + awayY * awayY).squareRoot()
    guard away > 1e-12 else { return nearest }
    nearest.distance = away
    nearest.normalX = awayX / away
    nearest.normalY = awayY / away
    return nearest
  }
}
