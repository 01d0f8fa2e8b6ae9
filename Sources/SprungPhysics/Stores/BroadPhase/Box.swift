// SPDX-License-Identifier: MIT

/// An axis-aligned box in points that includes its edges. A box without width or height is a line or a point.
struct Box: Equatable {
  /// The sides in points. In an empty box, opposite sides are swapped.
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// A box that does not intersect any other box.
  @inline(__always)
  static var nowhere: Box { Box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity) }

  /// Creates the smallest box around two points.
  @inline(__always)
  init(around startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) {
    left = startX < endX ? startX : endX
    top = startY < endY ? startY : endY
    right = startX < endX ? endX : startX
    bottom = startY < endY ? endY : startY
  }

  @inline(__always)
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Returns whether the boxes intersect or touch.
  @inline(__always)
  func overlaps(_ other: Box) -> Bool {
    left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top
  }

  /// Returns whether the point is in the box or on its edge.
  @inline(__always)
  func contains(_ x: Double, _ y: Double) -> Bool { left <= x && right >= x && top <= y && bottom >= y }

  /// Returns whether the box contains all of the other box, including shared edges.
  @inline(__always)
  func contains(_ other: Box) -> Bool {
    left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom
  }

  /// Returns the box with every side moved outward.
  @inline(__always)
  func grown(by margin: Double) -> Box {
    Box(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// Returns whether a line segment intersects the box, using a separating axis test. A segment that misses the box
  /// only by rounding errors counts as intersecting.
  @inline(__always)
  func meets(lineFrom startX: Double, _ startY: Double, to endX: Double, _ endY: Double) -> Bool {
    guard overlaps(Box(around: startX, startY, endX, endY)) else { return false }
    let halfX = (endX - startX) / 2
    let halfY = (endY - startY) / 2
    let fromX = startX + halfX - (left + right) / 2
    let fromY = startY + halfY - (top + bottom) / 2
    let extent = (right - left) / 2 * abs(halfY) + (bottom - top) / 2 * abs(halfX)
    let firstArea = halfX * fromY
    let secondArea = halfY * fromX
    return abs(firstArea - secondArea) <= extent + (abs(firstArea) + abs(secondArea)) * 1e-12
  }
}
