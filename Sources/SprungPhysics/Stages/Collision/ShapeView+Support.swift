// SPDX-License-Identifier: MIT

/// The support function of a shape.
extension ShapeView {
  /// Returns the support point of a circle or ellipse in a direction, both in the shape's axes.
  @inline(__always)
  func roundSupport(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let scaledX = halfWidth * x
    let scaledY = halfHeight * y
    let length = (scaledX * scaledX + scaledY * scaledY).squareRoot()
    return (halfWidth * scaledX / length, halfHeight * scaledY / length)
  }
}
