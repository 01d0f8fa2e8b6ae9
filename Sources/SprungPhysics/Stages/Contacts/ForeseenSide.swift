// SPDX-License-Identifier: MIT

import SprungGeometry

/// The side of a rotating polygon that will face a boundary at the end of the collision interval.
///
/// A manifold contains the two ends of one side. If a polygon rotates from a short side onto a long one, it lands on
/// the far end of the long side within the interval. The manifold of the short side does not contain that point, so the
/// polygon would sink in by more than a point. Therefore, if a different side will face the boundary at the end of the
/// interval, the manifold of that side is used. The two sides share the closest corner, and the other end of the short
/// side moves away from the boundary.
struct ForeseenSide {
  private let cosine: Double
  private let sine: Double

  /// Returns nil for shapes other than polygons and for polygons that rotate too slowly to sink in.
  @inline(__always)
  init?(_ columns: BodyColumns, _ row: Int) {
    guard columns.shapeKind[row] == .polygon else { return nil }
    let interval = Double(PhysicsTuning.collisionIntervalSteps) * PhysicsUnits.stepDuration
    let limit = PhysicsTuning.unforeseenRotation
    let rotation = min(limit, max(-limit, columns.angularVelocity[row] * interval))
    guard abs(rotation) * columns.boundingRadius[row] > PhysicsTuning.contactSlop else { return nil }
    let rotated = DeterministicMath.sincos(rotation)
    cosine = rotated.cosine
    sine = rotated.sine
  }

  /// Replaces a manifold with that of the side that will face the same boundary, at the current pose. The shape's
  /// center is the reference point.
  func replace(
    _ manifold: inout Manifold, _ shape: ShapeView, collide: (ShapeView, inout Manifold) -> Void
  ) {
    guard manifold.count > 0 else { return }
    var rotated = shape
    rotated.cosine = shape.cosine * cosine - shape.sine * sine
    rotated.sine = shape.sine * cosine + shape.cosine * sine
    var foreseen = Manifold()
    collide(rotated, &foreseen)
    // The foreseen manifold must belong to a different side of the polygon, and must not belong to the end of a
    // segment.
    guard foreseen.count == 2, foreseen.first.feature != manifold.first.feature,
      foreseen.normalX * manifold.normalX + foreseen.normalY * manifold.normalY > 1 - PhysicsTuning.tolerance
    else { return }
    rotateBack(&foreseen.first, foreseen.normalX, foreseen.normalY)
    rotateBack(&foreseen.second, foreseen.normalX, foreseen.normalY)
    manifold = foreseen
  }

  /// Moves a point of the rotated shape to its position before the rotation.
  private func rotateBack(_ point: inout ManifoldPoint, _ normalX: Double, _ normalY: Double) {
    // The point is halfway between the corner and the boundary.
    let cornerX = point.x - normalX * point.separation / 2
    let cornerY = point.y - normalY * point.separation / 2
    let x = cornerX * cosine + cornerY * sine
    let y = cornerY * cosine - cornerX * sine
    point.separation -= normalX * (x - cornerX) + normalY * (y - cornerY)
    point.x = x + normalX * point.separation / 2
    point.y = y + normalY * point.separation / 2
  }
}
