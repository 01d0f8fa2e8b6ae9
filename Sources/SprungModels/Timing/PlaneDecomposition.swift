// SPDX-License-Identifier: MIT

import SprungGeometry

/// The translation, rotation, shear and scale of an affine transform. A degenerate transform has no decomposition.
package struct PlaneDecomposition {
  package var translation: CGPoint
  package var rotation: CGFloat
  package var shear: CGFloat
  package var scaleX: CGFloat
  package var scaleY: CGFloat

  package init?(_ transform: CGAffineTransform) {
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard length > 1e-9, abs(determinant) > 1e-12 else { return nil }
    translation = CGPoint(x: transform.tx, y: transform.ty)
    rotation = DeterministicMath.atan2(transform.b, transform.a)
    scaleX = length
    scaleY = determinant / length
    shear = (transform.a * transform.c + transform.b * transform.d) / (length * length)
  }

  package func mixed(with end: PlaneDecomposition, fraction: CGFloat) -> PlaneDecomposition {
    var result = self
    var difference = end.rotation - rotation
    if difference > .pi { difference -= 2 * .pi }
    if difference < -.pi { difference += 2 * .pi }
    result.translation = CGPoint(
      x: translation.x + (end.translation.x - translation.x) * fraction,
      y: translation.y + (end.translation.y - translation.y) * fraction)
    result.rotation = rotation + difference * fraction
    result.shear = shear + (end.shear - shear) * fraction
    result.scaleX = scaleX + (end.scaleX - scaleX) * fraction
    result.scaleY = scaleY + (end.scaleY - scaleY) * fraction
    return result
  }

  package var transform: CGAffineTransform {
    let sine = DeterministicMath.sin(rotation)
    let cosine = DeterministicMath.cos(rotation)
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * scaleX * cosine - scaleY * sine, d: shear * scaleX * sine + scaleY * cosine,
      tx: translation.x, ty: translation.y)
  }
}
