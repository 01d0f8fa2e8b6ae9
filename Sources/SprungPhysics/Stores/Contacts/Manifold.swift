// SPDX-License-Identifier: MIT

/// A point at which two shapes touch, or will touch within the margin.
struct ManifoldPoint: Equatable {
  /// The midpoint between the two surfaces, relative to the reference point of the shapes.
  var x = 0.0
  var y = 0.0
  /// The gap along the normal in points, negative if the shapes overlap.
  var separation = 0.0
  /// An identifier that does not change while the same sides touch. See `Feature`.
  var feature: UInt32 = 0
}

/// The contact geometry of two shapes: at most two points with a common normal.
struct Manifold: Equatable {
  /// The unit normal from the first shape to the second.
  var normalX = 0.0
  var normalY = 0.0
  /// The number of points: 0, 1 or 2.
  var count: Int32 = 0
  /// The only point, or the point that is farther along the negative tangent (normalY, -normalX).
  var first = ManifoldPoint()
  var second = ManifoldPoint()

  /// The smallest separation in points, infinite if there are no points.
  var separation: Double {
    switch count {
    case 0: return .infinity
    case 1: return first.separation
    default: return min(first.separation, second.separation)
    }
  }

  /// Converts the manifold of (a, b) to that of (b, a).
  @inline(__always)
  mutating func swapShapes() {
    normalX = -normalX
    normalY = -normalY
    if count == 2 { swap(&first, &second) }
  }

  /// Sets the manifold to a single point.
  @inline(__always)
  mutating func setOnly(_ point: ManifoldPoint, normalX: Double, normalY: Double) {
    self.normalX = normalX
    self.normalY = normalY
    first = point
    count = 1
  }
}

/// Stable identifiers of manifold points.
///
/// A point between sides of two shapes is identified by the two sides and the end of their overlap. The identifier does
/// not depend on which shape's corner ends the overlap or which shape's side was the reference. When equal boxes rest
/// on each other, any rounding error can change which corner or side that is.
enum Feature {
  /// The end of the overlap that is farther along the tangent (-normalY, normalX).
  static let farEnd: UInt32 = 1 << 16
  /// A contact between two corners.
  static let corners: UInt32 = 1 << 17
  /// The side of a round shape, or a segment or half plane itself.
  static let whole: UInt32 = 0xFF

  /// Returns the identifier of a pair of sides, one of each shape.
  @inline(__always)
  static func sides(_ first: Int, _ second: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: first) | UInt32(truncatingIfNeeded: second) << 8
  }
}
