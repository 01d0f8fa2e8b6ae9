// SPDX-License-Identifier: MIT

/// The lever arms of a contact point, which relate a velocity or an impulse at the point to the rotation of its two
/// bodies.
struct ContactArms {
  /// The arms along the normal: r × n.
  let armA: Double
  let armB: Double
  /// The arms along the tangent: r × t, which equals r · n.
  let tangentArmA: Double
  let tangentArmB: Double

  /// Creates the arms of a point whose position is relative to the first body. The second body is at (toBX, toBY)
  /// relative to the first.
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

  /// Returns the speed change along the normal caused by a unit impulse, for bodies with the given inverse masses.
  @inline(__always)
  func inverseMass(_ inverseA: SIMD4<Double>, _ inverseB: SIMD4<Double>) -> Double {
    inverseA.x + inverseB.x + armA * armA * inverseA.z + armB * armB * inverseB.z
  }

  /// Returns the speed change along the tangent caused by a unit impulse.
  @inline(__always)
  func inverseTangentMass(_ inverseA: SIMD4<Double>, _ inverseB: SIMD4<Double>) -> Double {
    inverseA.x + inverseB.x + tangentArmA * tangentArmA * inverseA.z + tangentArmB * tangentArmB * inverseB.z
  }
}
