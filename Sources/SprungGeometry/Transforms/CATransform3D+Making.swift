// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns a translation by the given distances. A positive `tz` moves toward the viewer.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

/// Returns a transform that scales about the origin along the three axes. A factor of 1 has no effect, and a negative
/// factor mirrors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// Returns a rotation by `angle` radians about the axis (x, y, z), which can have any length (Rodrigues' formula).
///
/// Differs from Apple: an axis of zero length results in the identity; on Apple's platforms the result is undefined.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sineDouble, cosineDouble) = DeterministicMath.sincos(Double(angle))
  let sine = CGFloat(sineDouble)
  let cosine = CGFloat(cosineDouble)
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  result.m11 = rest * x * x + cosine
  result.m12 = rest * x * y + sine * z
  result.m13 = rest * x * z - sine * y
  result.m21 = rest * x * y - sine * z
  result.m22 = rest * y * y + cosine
  result.m23 = rest * y * z + sine * x
  result.m31 = rest * x * z + sine * y
  result.m32 = rest * y * z - sine * x
  result.m33 = rest * z * z + cosine
  return result
}

/// Returns the three-dimensional transform that applies `m` to x and y and leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  result.m41 = m.tx
  result.m42 = m.ty
  return result
}

/// Returns whether the transform acts only within the plane, so that `CATransform3DGetAffineTransform` is lossless.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
    && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine part of the transform. If `CATransform3DIsAffine` is false, the other elements are discarded.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
