// SPDX-License-Identifier: MIT

/// The lever arms of a contact point: the relation between a velocity or an impulse there and the rotation of its two
/// bodies.
struct ContactArms {
  /// Along the normal: r x n.
  let armA: Double
  let armB: Double
  /// Along the tangent: r x t, which is r · n.
  let tangentArmA: Double
  let tangentArmB: Double

  /// The arms of a point whose position is relative to the first body; the second one is at (toBX, toBY) from that.
  @inline(__always)
  init(of point: ManifoldPoint, _ normalX: Double, _ normalY: Double, _ toBX: Double, _ toBY: Double) {
    let fromBX = point.x - toBX
    let fromBY = point.y - toBY
    armA = point.x * normalY - point.y * normalX
    armB = fromBX * normalY - fromBY * normalX
    // The tangent is (-normalY, normalX).
    tangentArmA = point.x * normalX + point.y * normalY
    tangentArmB = fromBX * normalX + fromBY * normalY
  }

  /// By how much an impulse of one changes the speed along the normal, for bodies of these inverse masses.
  @inline(__always)
  func inverseMass(_ inverseA: SIMD4<Double>, _ inverseB: SIMD4<Double>) -> Double {
    inverseA.x + inverseB.x + armA * armA * inverseA.z + armB * armB * inverseB.z
  }

  /// Likewise along the tangent.
  @inline(__always)
  func inverseTangentMass(_ inverseA: SIMD4<Double>, _ inverseB: SIMD4<Double>) -> Double {
    inverseA.x + inverseB.x + tangentArmA * tangentArmA * inverseA.z + tangentArmB * tangentArmB * inverseB.z
  }
}
