// SPDX-License-Identifier: MIT

import SprungGeometry

/// A 3D transform, decomposed into parts that can be interpolated: scale, shear, rotation, translation and perspective.
///
/// Source: "Decomposing a matrix" in W3C CSS Transforms Level 2, based on S. Thomas, "Decomposing a matrix into simple
/// transformations", Graphics Gems II. A sign error in the published rotation is corrected.
package struct TransformParts {
  package var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
  package var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
  /// The shear of y by x, of z by x, and of z by y.
  package var shear: (xy: CGFloat, xz: CGFloat, yz: CGFloat) = (0, 0, 0)
  /// The elements m14, m24, m34 and m44 of the perspective matrix.
  package var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)
  /// The rotation angles in radians about the axes x, y and z; the rotation about x is applied first.
  package var angles: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
  /// The same rotation as a unit quaternion.
  private var orientation: Quaternion = (0, 0, 0, 1)

  private typealias Quaternion = (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)
  private typealias Row = (x: CGFloat, y: CGFloat, z: CGFloat)

  /// Decomposes a transform; nil for a degenerate transform or one with an unusable perspective.
  package init?(_ transform: CATransform3D) {
    var m = transform
    guard m.m44 != 0 else { return nil }
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 {
      // transform = affine · P, where P differs from the identity only in its last column.
      var affine = m
      affine.m14 = 0
      affine.m24 = 0
      affine.m34 = 0
      affine.m44 = 1
      let inverse = CATransform3DInvert(affine)
      guard inverse != affine || CATransform3DIsIdentity(affine) else { return nil }
      let x = inverse.m11 * m.m14 + inverse.m12 * m.m24 + inverse.m13 * m.m34
      let y = inverse.m21 * m.m14 + inverse.m22 * m.m24 + inverse.m23 * m.m34
      let z = inverse.m31 * m.m14 + inverse.m32 * m.m24 + inverse.m33 * m.m34
      let w = inverse.m41 * m.m14 + inverse.m42 * m.m24 + inverse.m43 * m.m34 + m.m44
      perspective = (x, y, z, w)
      m = affine
    }
    translation = (m.m41, m.m42, m.m43)
    var r0: Row = (m.m11, m.m12, m.m13)
    var r1: Row = (m.m21, m.m22, m.m23)
    var r2: Row = (m.m31, m.m32, m.m33)
    scale.x = Self.length(r0)
    guard scale.x > 1e-9 else { return nil }
    r0 = Self.times(r0, 1 / scale.x)
    shear.xy = Self.dot(r0, r1)
    r1 = Self.plus(r1, r0, -shear.xy)
    scale.y = Self.length(r1)
    guard scale.y > 1e-9 else { return nil }
    r1 = Self.times(r1, 1 / scale.y)
    shear.xy /= scale.y
    shear.xz = Self.dot(r0, r2)
    r2 = Self.plus(r2, r0, -shear.xz)
    shear.yz = Self.dot(r1, r2)
    r2 = Self.plus(r2, r1, -shear.yz)
    scale.z = Self.length(r2)
    guard scale.z > 1e-9 else { return nil }
    r2 = Self.times(r2, 1 / scale.z)
    shear.xz /= scale.z
    shear.yz /= scale.z
    // For a reflection, negate one axis: the y-axis for a reflection in the plane, because its rotation must only be
    // about the z-axis.
    let normal = Self.cross(r0, r1)
    if Self.dot(normal, r2) < 0 {
      if r2.z > 0 {
        scale.y = -scale.y
        shear.xy = -shear.xy
        shear.yz = -shear.yz
        r1 = Self.times(r1, -1)
      } else {
        scale.z = -scale.z
        shear.xz = -shear.xz
        shear.yz = -shear.yz
        r2 = Self.times(r2, -1)
      }
    }
    angles = Self.angles(r0, r1, r2)
    orientation = Self.quaternion(r0, r1, r2)
  }

  /// The transform that is composed from the parts, with the rotation given by `angles`.
  package var transform: CATransform3D {
    var rotation = CATransform3DIdentity
    if angles.x != 0 { rotation = CATransform3DConcat(rotation, CATransform3DMakeRotation(angles.x, 1, 0, 0)) }
    if angles.y != 0 { rotation = CATransform3DConcat(rotation, CATransform3DMakeRotation(angles.y, 0, 1, 0)) }
    if angles.z != 0 { rotation = CATransform3DConcat(rotation, CATransform3DMakeRotation(angles.z, 0, 0, 1)) }
    return composed(rotation)
  }

  private func composed(_ rotation: CATransform3D) -> CATransform3D {
    // scale · shear · rotation · translation · perspective, in this order.
    var m = CATransform3DIdentity
    m.m11 = scale.x
    m.m21 = shear.xy * scale.y
    m.m22 = scale.y
    m.m31 = shear.xz * scale.z
    m.m32 = shear.yz * scale.z
    m.m33 = scale.z
    m = CATransform3DConcat(m, rotation)
    m.m41 = translation.x
    m.m42 = translation.y
    m.m43 = translation.z
    guard perspective != (0, 0, 0, 1) else { return m }
    var last = CATransform3DIdentity
    last.m14 = perspective.x
    last.m24 = perspective.y
    last.m34 = perspective.z
    last.m44 = perspective.w
    return CATransform3DConcat(m, last)
  }

  /// Interpolates each part toward the same part of another transform. The rotation follows the shortest arc.
  package func mixed(with end: TransformParts, fraction f: CGFloat) -> CATransform3D {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
    var result = self
    result.translation = (
      mix(translation.x, end.translation.x), mix(translation.y, end.translation.y),
      mix(translation.z, end.translation.z)
    )
    result.scale = (mix(scale.x, end.scale.x), mix(scale.y, end.scale.y), mix(scale.z, end.scale.z))
    result.shear = (mix(shear.xy, end.shear.xy), mix(shear.xz, end.shear.xz), mix(shear.yz, end.shear.yz))
    result.perspective = (
      mix(perspective.x, end.perspective.x), mix(perspective.y, end.perspective.y),
      mix(perspective.z, end.perspective.z), mix(perspective.w, end.perspective.w)
    )
    return result.composed(Self.rotation(Self.between(orientation, end.orientation, f)))
  }

  // MARK: Rotations

  /// Spherical interpolation (K. Shoemake, "Animating rotation with quaternion curves", 1985).
  private static func between(_ a: Quaternion, _ b: Quaternion, _ f: CGFloat) -> Quaternion {
    var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    let sign: CGFloat = cosine < 0 ? -1 : 1
    cosine *= sign
    var first = 1 - f
    var second = f * sign
    if cosine < 1 - 1e-12 {
      let angle = DeterministicMath.acos(Double(cosine))
      let sine = DeterministicMath.sin(angle)
      first = CGFloat(DeterministicMath.sin(Double(1 - f) * angle) / sine)
      second = CGFloat(DeterministicMath.sin(Double(f) * angle) / sine) * sign
    }
    return (
      a.x * first + b.x * second, a.y * first + b.y * second, a.z * first + b.z * second, a.w * first + b.w * second
    )
  }

  private static func rotation(_ q: Quaternion) -> CATransform3D {
    var m = CATransform3DIdentity
    m.m11 = 1 - 2 * (q.y * q.y + q.z * q.z)
    m.m12 = 2 * (q.x * q.y + q.z * q.w)
    m.m13 = 2 * (q.x * q.z - q.y * q.w)
    m.m21 = 2 * (q.x * q.y - q.z * q.w)
    m.m22 = 1 - 2 * (q.x * q.x + q.z * q.z)
    m.m23 = 2 * (q.y * q.z + q.x * q.w)
    m.m31 = 2 * (q.x * q.z + q.y * q.w)
    m.m32 = 2 * (q.y * q.z - q.x * q.w)
    m.m33 = 1 - 2 * (q.x * q.x + q.y * q.y)
    return m
  }

  /// Returns the quaternion of a rotation. The function divides by the component of the quaternion with the largest
  /// magnitude, which is never small.
  private static func quaternion(_ r0: Row, _ r1: Row, _ r2: Row) -> Quaternion {
    let trace = r0.x + r1.y + r2.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return ((r1.z - r2.y) / s, (r2.x - r0.z) / s, (r0.y - r1.x) / s, s / 4)
    }
    if r0.x > r1.y, r0.x > r2.z {
      let s = 2 * (1 + r0.x - r1.y - r2.z).squareRoot()
      return (s / 4, (r0.y + r1.x) / s, (r2.x + r0.z) / s, (r1.z - r2.y) / s)
    }
    if r1.y > r2.z {
      let s = 2 * (1 + r1.y - r0.x - r2.z).squareRoot()
      return ((r0.y + r1.x) / s, s / 4, (r1.z + r2.y) / s, (r2.x - r0.z) / s)
    }
    let s = 2 * (1 + r2.z - r0.x - r1.y).squareRoot()
    return ((r2.x + r0.z) / s, (r1.z + r2.y) / s, s / 4, (r0.y - r1.x) / s)
  }

  /// Returns the angles of a rotation Rx · Ry · Rz. If the second angle is a right angle, the first angle is 0.
  private static func angles(_ r0: Row, _ r1: Row, _ r2: Row) -> Row {
    let sine = min(1, max(-1, -r0.z))
    let y = CGFloat(DeterministicMath.asin(Double(sine)))
    if sine.magnitude > 1 - 1e-12 {
      return (0, y, CGFloat(DeterministicMath.atan2(Double(-r1.x), Double(r1.y))))
    }
    return (
      CGFloat(DeterministicMath.atan2(Double(r1.z), Double(r2.z))), y,
      CGFloat(DeterministicMath.atan2(Double(r0.y), Double(r0.x)))
    )
  }

  // MARK: Rows

  private static func dot(_ a: Row, _ b: Row) -> CGFloat { a.x * b.x + a.y * b.y + a.z * b.z }
  private static func length(_ a: Row) -> CGFloat { dot(a, a).squareRoot() }
  private static func times(_ a: Row, _ f: CGFloat) -> Row { (a.x * f, a.y * f, a.z * f) }
  private static func plus(_ a: Row, _ b: Row, _ f: CGFloat) -> Row { (a.x + b.x * f, a.y + b.y * f, a.z + b.z * f) }
  private static func cross(_ a: Row, _ b: Row) -> Row {
    (a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
