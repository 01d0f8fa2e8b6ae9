// SPDX-License-Identifier: MIT

import SprungPhysics

extension World {
  /// A point of a body, given from its center in its own axes, in the world.
  func position(of offset: CGVector, on body: BodyID) -> CGPoint {
    let center = position(of: body)
    let rotation = DeterministicMath.sincos(angle(of: body))
    let x = Double(offset.dx)
    let y = Double(offset.dy)
    return CGPoint(
      x: center.x + CGFloat(x * rotation.cosine - y * rotation.sine),
      y: center.y + CGFloat(x * rotation.sine + y * rotation.cosine))
  }

  /// A point of the world from a body's center, in the body's axes.
  func offset(of point: CGPoint, on body: BodyID) -> CGVector {
    let center = position(of: body)
    let rotation = DeterministicMath.sincos(angle(of: body))
    let x = Double(point.x - center.x)
    let y = Double(point.y - center.y)
    return CGVector(
      dx: CGFloat(x * rotation.cosine + y * rotation.sine), dy: CGFloat(y * rotation.cosine - x * rotation.sine))
  }
}
