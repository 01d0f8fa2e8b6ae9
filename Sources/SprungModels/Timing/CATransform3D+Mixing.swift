// SPDX-License-Identifier: MIT

import SprungGeometry

extension CATransform3D {
  /// Interpolates between two transforms. For affine transforms, translation, rotation, shear and scale are
  /// interpolated separately. For 3D transforms, perspective is also interpolated, and the rotation follows the
  /// shortest arc. A transform that cannot be decomposed is interpolated element by element.
  package static func mixed(_ from: CATransform3D, _ to: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
    if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
      if let start = PlaneDecomposition(CATransform3DGetAffineTransform(from)),
        let end = PlaneDecomposition(CATransform3DGetAffineTransform(to))
      {
        return CATransform3DMakeAffineTransform(start.mixed(with: end, fraction: fraction).transform)
      }
    } else if let start = TransformParts(from), let end = TransformParts(to) {
      return start.mixed(with: end, fraction: fraction)
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return CATransform3D(
      m11: mix(from.m11, to.m11), m12: mix(from.m12, to.m12), m13: mix(from.m13, to.m13), m14: mix(from.m14, to.m14),
      m21: mix(from.m21, to.m21), m22: mix(from.m22, to.m22), m23: mix(from.m23, to.m23), m24: mix(from.m24, to.m24),
      m31: mix(from.m31, to.m31), m32: mix(from.m32, to.m32), m33: mix(from.m33, to.m33), m34: mix(from.m34, to.m34),
      m41: mix(from.m41, to.m41), m42: mix(from.m42, to.m42), m43: mix(from.m43, to.m43), m44: mix(from.m44, to.m44))
  }
}
