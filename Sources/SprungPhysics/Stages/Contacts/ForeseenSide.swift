// SPDX-License-Identifier: MIT

import SprungGeometry

/// The side with which a rotating polygon will face a boundary when the collision interval ends.
///
/// A manifold has the two ends of one side. A polygon with short and long sides that rotates from a short one onto a long one lands on
/// the far end of the long side within the interval, and a manifold of the short side does not have that point: it sank in by more
/// than a point. So where another side faces the boundary after the rotation of the interval, the manifold is that of the other side.
/// The two share the corner that is nearest, and the end that is left out is rising.
struct ForeseenSide {
  private let cosine: Double
  private let sine: Double

  /// Returns nil for what is not a polygon, or rotates too slowly to sink in.
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

  /// Replaces a manifold by that of the side that will face the same boundary, at the current pose. The shape's center is the
  /// reference point.
  func replace(
    _ manifold: inout Manifold, _ shape: ShapeView, collide: (ShapeView, inout Manifold) -> Void
  ) {
    guard manifold.count > 0 else { return }
    var rotated = shape
    rotated.cosine = shape.cosine * cosine - shape.sine * sine
    rotated.sine = shape.sine * cosine + shape.cosine * sine
    var foreseen = Manifold()
    collide(rotated, &foreseen)
    // Not the end of a segment, and another side.
    guard foreseen.count == 2, foreseen.first.feature != manifold.first.feature,
      foreseen.normalX * manifold.normalX + foreseen.normalY * manifold.normalY > 1 - PhysicsTuning.tolerance
    else { return }
    rotateBack(&foreseen.first, foreseen.normalX, foreseen.normalY)
    rotateBack(&foreseen.second, foreseen.normalX, foreseen.normalY)
    manifold = foreseen
  }

  /// Moves a point of the rotated shape to where it is before the rotation.
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
