// SPDX-License-Identifier: MIT

/// The bounding box of a rectangle whose corners were converted to another coordinate space.
struct BoundingBox {
  private var low: CGPoint
  private var high: CGPoint

  /// Converts the corners of a rectangle and creates their bounding box.
  init(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) {
    low = convert(CGPoint(x: rect.minX, y: rect.minY))
    high = low
    for corner in [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ] {
      let point = convert(corner)
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
  }

  /// The bounding box as a rectangle.
  var rect: CGRect { CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) }
}
