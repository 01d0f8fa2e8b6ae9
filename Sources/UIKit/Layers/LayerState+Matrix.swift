// SPDX-License-Identifier: MIT

nonisolated extension LayerState {
  /// The matrix from the layer's box, whose top left corner is (0, 0), to the box of its parent: about the anchor point,
  /// then to its position, then by the parent's `sublayerTransform` about the middle of that box.
  func boxMatrix(in parent: LayerState?) -> CATransform3D {
    let origin = parent?.bounds.origin ?? .zero
    let x = position.x - origin.x
    let y = position.y - origin.y
    var matrix = CATransform3DConcat(
      CATransform3DMakeTranslation(-bounds.width * anchorPoint.x, -bounds.height * anchorPoint.y, -anchorPointZ),
      transform)
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else {
      return CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, 0))
    }
    let middleX = parent.bounds.width / 2
    let middleY = parent.bounds.height / 2
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(x - middleX, y - middleY, zPosition))
    matrix = CATransform3DConcat(matrix, parent.sublayerTransform)
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(middleX, middleY, 0))
  }

  /// A point of the layer in the parent's coordinates, through the parent's `sublayerTransform` as well.
  func pointInParent(_ point: CGPoint, _ parent: LayerState?) -> CGPoint {
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return pointInParent(point) }
    let m = boxMatrix(in: parent)
    let x = point.x - bounds.minX
    let y = point.y - bounds.minY
    let w = x * m.m14 + y * m.m24 + m.m44
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: parent.bounds.minX + (x * m.m11 + y * m.m21 + m.m41) * scale,
      y: parent.bounds.minY + (x * m.m12 + y * m.m22 + m.m42) * scale)
  }

  /// A point of the parent in the layer's coordinates, on the layer's plane, through the parent's `sublayerTransform` as
  /// well; where there is no inverse the point that an upright layer would have.
  func pointFromParent(_ point: CGPoint, _ parent: LayerState?) -> CGPoint {
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return pointFromParent(point) }
    let m = boxMatrix(in: parent)
    let x = point.x - parent.bounds.minX
    let y = point.y - parent.bounds.minY
    // Solve (u m11 + v m21 + m41) = x w and (u m12 + v m22 + m42) = y w with w = u m14 + v m24 + m44.
    let a = m.m11 - x * m.m14
    let b = m.m21 - x * m.m24
    let c = m.m12 - y * m.m14
    let d = m.m22 - y * m.m24
    let p = x * m.m44 - m.m41
    let q = y * m.m44 - m.m42
    let determinant = a * d - b * c
    guard determinant != 0 else { return pointFromParent(point) }
    return CGPoint(x: bounds.minX + (p * d - b * q) / determinant, y: bounds.minY + (a * q - p * c) / determinant)
  }
}
