// SPDX-License-Identifier: MIT

import SprungPhysics

extension World {
  /// Converts a point from a body's coordinates, whose origin is the body's center, to world coordinates.
  func position(of offset: CGVector, on body: BodyID) -> CGPoint {
    let center = position(of: body)
    let rotation = DeterministicMath.sincos(angle(of: body))
    let x = Double(offset.dx)
    let y = Double(offset.dy)
    return CGPoint(
      x: center.x + CGFloat(x * rotation.cosine - y * rotation.sine),
      y: center.y + CGFloat(x * rotation.sine + y * rotation.cosine))
  }

  /// Converts a point from world coordinates to a body's coordinates, whose origin is the body's center.
  func offset(of point: CGPoint, on body: BodyID) -> CGVector {
    let center = position(of: body)
    let rotation = DeterministicMath.sincos(angle(of: body))
    let x = Double(point.x - center.x)
    let y = Double(point.y - center.y)
    return CGVector(
      dx: CGFloat(x * rotation.cosine + y * rotation.sine), dy: CGFloat(y * rotation.cosine - x * rotation.sine))
  }
}
