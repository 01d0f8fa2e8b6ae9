// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the inverse of `t`. If `t` is not invertible, returns `t` itself, as on Apple's platforms.
///
/// Cofactors are expanded over pairs of rows, so the inverse requires only twelve two-by-two determinants.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Determinants of the upper two rows (upperIJ: columns I and J) and of the lower two rows.
  let upper12 = t.m11 * t.m22 - t.m12 * t.m21
  let upper13 = t.m11 * t.m23 - t.m13 * t.m21
  let upper14 = t.m11 * t.m24 - t.m14 * t.m21
  let upper23 = t.m12 * t.m23 - t.m13 * t.m22
  let upper24 = t.m12 * t.m24 - t.m14 * t.m22
  let upper34 = t.m13 * t.m24 - t.m14 * t.m23
  let lower12 = t.m31 * t.m42 - t.m32 * t.m41
  let lower13 = t.m31 * t.m43 - t.m33 * t.m41
  let lower14 = t.m31 * t.m44 - t.m34 * t.m41
  let lower23 = t.m32 * t.m43 - t.m33 * t.m42
  let lower24 = t.m32 * t.m44 - t.m34 * t.m42
  let lower34 = t.m33 * t.m44 - t.m34 * t.m43

  var determinant = upper12 * lower34 - upper13 * lower24 + upper14 * lower23
  determinant += upper23 * lower14 - upper24 * lower13 + upper34 * lower12
  guard determinant != 0, determinant.isFinite else { return t }
  let k = 1 / determinant
  guard k.isFinite else { return t }

  return CATransform3D(
    m11: (t.m22 * lower34 - t.m23 * lower24 + t.m24 * lower23) * k,
    m12: (t.m13 * lower24 - t.m12 * lower34 - t.m14 * lower23) * k,
    m13: (t.m42 * upper34 - t.m43 * upper24 + t.m44 * upper23) * k,
    m14: (t.m33 * upper24 - t.m32 * upper34 - t.m34 * upper23) * k,
    m21: (t.m23 * lower14 - t.m21 * lower34 - t.m24 * lower13) * k,
    m22: (t.m11 * lower34 - t.m13 * lower14 + t.m14 * lower13) * k,
    m23: (t.m43 * upper14 - t.m41 * upper34 - t.m44 * upper13) * k,
    m24: (t.m31 * upper34 - t.m33 * upper14 + t.m34 * upper13) * k,
    m31: (t.m21 * lower24 - t.m22 * lower14 + t.m24 * lower12) * k,
    m32: (t.m12 * lower14 - t.m11 * lower24 - t.m14 * lower12) * k,
    m33: (t.m41 * upper24 - t.m42 * upper14 + t.m44 * upper12) * k,
    m34: (t.m32 * upper14 - t.m31 * upper24 - t.m34 * upper12) * k,
    m41: (t.m22 * lower13 - t.m21 * lower23 - t.m23 * lower12) * k,
    m42: (t.m11 * lower23 - t.m12 * lower13 + t.m13 * lower12) * k,
    m43: (t.m42 * upper13 - t.m41 * upper23 - t.m43 * upper12) * k,
    m44: (t.m31 * upper23 - t.m32 * upper13 + t.m33 * upper12) * k)
}
