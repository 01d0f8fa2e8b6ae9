// SPDX-License-Identifier: MIT

extension CGPoint {
  /// Returns the point transformed by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the size transformed as a vector: translations have no effect, and the dimensions can become negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle that contains the four transformed corners.
  ///
  /// Null and infinite rectangles are returned unchanged.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY).applying(transform),
      CGPoint(x: maxX, y: minY).applying(transform),
      CGPoint(x: minX, y: maxY).applying(transform),
      CGPoint(x: maxX, y: maxY).applying(transform),
    ]
    return CGRect.around(corners)
  }

  /// Returns the smallest axis-aligned rectangle that contains the points, or the null rectangle if there are no
  /// points.
  static func around(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points.dropFirst() {
      low.x = min(low.x, point.x)
      low.y = min(low.y, point.y)
      high.x = max(high.x, point.x)
      high.y = max(high.y, point.y)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
