// SPDX-License-Identifier: MIT

/// Collisions of shapes with a side of a frame, which is treated as an infinite half plane.
extension Collide {
  /// Collides a shape with a half plane. The normal points from the shape into the wall.
  static func collide(_ shape: ShapeView, _ plane: HalfPlaneView, margin: Double, into manifold: inout Manifold) {
    manifold.count = 0
    let center = shape.x * plane.normalX + shape.y * plane.normalY - plane.offset
    // The normal of the plane in the axes of the shape.
    let normalX = plane.normalX * shape.cosine + plane.normalY * shape.sine
    let normalY = plane.normalY * shape.cosine - plane.normalX * shape.sine
    if shape.kind == .circle || shape.kind == .ellipse {
      let deepest = shape.roundSupport(-normalX, -normalY)
      let gap = center + deepest.x * normalX + deepest.y * normalY
      guard gap <= margin else { return }
      let along = deepest.x * -normalY + deepest.y * normalX
      let across = -center + gap / 2
      manifold.setOnly(
        ManifoldPoint(
          x: shape.x + plane.normalX * across - plane.normalY * along,
          y: shape.y + plane.normalY * across + plane.normalX * along, separation: gap, feature: 0xFFFF),
        normalX: -plane.normalX, normalY: -plane.normalY)
      return
    }
    shape.withOutline { vertices, count in
      // Find the side that faces the plane most directly, then the gaps at the ends of this side.
      var side = 0
      var facing = Double.infinity
      for index in 0..<count {
        let cosine = vertices[index].normalX * normalX + vertices[index].normalY * normalY
        if cosine < facing {
          facing = cosine
          side = index
        }
      }
      let start = vertices[side]
      let end = vertices[side + 1 == count ? 0 : side + 1]
      // The manifold's normal is opposite to the plane's, so its tangent has the direction of the facing side.
      let startPoint = point(start, normalX, normalY, plane, shape, center, feature: Feature.sides(side, 0xFF))
      let endPoint = point(
        end, normalX, normalY, plane, shape, center, feature: Feature.sides(side, 0xFF) | Feature.farEnd)
      manifold.normalX = -plane.normalX
      manifold.normalY = -plane.normalY
      let hasStart = startPoint.separation <= margin
      let hasEnd = endPoint.separation <= margin
      manifold.count = hasStart ? (hasEnd ? 2 : 1) : (hasEnd ? 1 : 0)
      manifold.first = hasStart ? startPoint : endPoint
      manifold.second = endPoint
    }
  }

  /// Returns one point of a manifold with a half plane.
  @inline(__always)
  private static func point(
    _ vertex: OutlineVertex, _ normalX: Double, _ normalY: Double, _ plane: HalfPlaneView, _ shape: ShapeView,
    _ center: Double, feature: UInt32
  ) -> ManifoldPoint {
    let gap = center + vertex.x * normalX + vertex.y * normalY
    let along = vertex.y * normalX - vertex.x * normalY
    let across = gap / 2 - center
    return ManifoldPoint(
      x: shape.x + plane.normalX * across - plane.normalY * along,
      y: shape.y + plane.normalY * across + plane.normalX * along, separation: gap, feature: feature)
  }
}
