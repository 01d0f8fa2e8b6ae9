// SPDX-License-Identifier: MIT

/// Sprung addition: projection from space to the screen plane and back, for frames, hit testing and hosts.
extension CATransform3D {
  /// Returns the projection of the point (x, y, z): the transformed point divided by w'.
  ///
  /// Returns nil if the point is mapped to the plane of the eye or behind it (w' ≤ 0), where the projection is
  /// undefined.
  public func projected(_ point: CGPoint, z: CGFloat = 0) -> CGPoint? {
    let w = point.x * m14 + point.y * m24 + z * m34 + m44
    guard w > 0 else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + z * m31 + m41) / w,
      y: (point.x * m12 + point.y * m22 + z * m32 + m42) / w)
  }

  /// Returns the point of the plane z = 0 whose projection is `point`. This method is the inverse of `projected(_:z:)`
  /// and is used for hit testing.
  ///
  /// Returns nil if the plane is seen edge-on, or if the resulting point is behind the eye.
  public func unprojected(_ point: CGPoint) -> CGPoint? {
    // The inputs are only x and y, and the outputs only x', y' and w'. Rows and columns 1, 2 and 4 of the matrix
    // therefore form a projection of the plane.
    let x = point.x
    let y = point.y
    let a = m11 - x * m14
    let b = m21 - x * m24
    let c = x * m44 - m41
    let d = m12 - y * m14
    let e = m22 - y * m24
    let f = y * m44 - m42
    let determinant = a * e - b * d
    guard determinant != 0, determinant.isFinite else { return nil }
    let found = CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
    guard found.x * m14 + found.y * m24 + m44 > 0 else { return nil }
    return found
  }

  /// Returns the smallest axis-aligned rectangle that contains the projection of `rect`. Corners behind the eye are
  /// skipped.
  ///
  /// Null and infinite rectangles are returned unchanged. The result is null if no corner can be projected.
  public func projected(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    var corners: [CGPoint] = []
    for corner in [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ] {
      if let picture = projected(corner) { corners.append(picture) }
    }
    return CGRect.around(corners)
  }

  /// Returns whether the viewer sees the back of the plane z = 0 at `point`, where its projection is mirrored.
  public func showsBack(at point: CGPoint = .zero) -> Bool {
    // The sign of the Jacobian of the projection at the point, without the positive factor 1/w'^3.
    let w = point.x * m14 + point.y * m24 + m44
    let u = point.x * m11 + point.y * m21 + m41
    let v = point.x * m12 + point.y * m22 + m42
    let turned =
      u * (m12 * m24 - m14 * m22) - v * (m11 * m24 - m14 * m21) + w * (m11 * m22 - m12 * m21)
    return turned < 0
  }
}
