// SPDX-License-Identifier: MIT

/// One point at which two shapes touch, or will within the margin.
struct ManifoldPoint: Equatable {
  /// The point midway between the two surfaces, relative to the reference point of the shapes.
  var x = 0.0
  var y = 0.0
  /// The gap along the normal, in points; negative when the shapes overlap.
  var separation = 0.0
  /// A number that stays the same from step to step while the same sides touch. See `Feature`.
  var feature: UInt32 = 0
}

/// How two shapes touch: at most two points with one normal.
struct Manifold: Equatable {
  /// The unit normal, from the first shape to the second.
  var normalX = 0.0
  var normalY = 0.0
  /// Number of points: 0, 1 or 2.
  var count: Int32 = 0
  /// The only point, or the one further against the tangent (-normalY, normalX).
  var first = ManifoldPoint()
  var second = ManifoldPoint()

  /// The smallest separation, in points; infinite without points.
  var separation: Double {
    switch count {
    case 0: return .infinity
    case 1: return first.separation
    default: return min(first.separation, second.separation)
    }
  }

  /// Makes the manifold of (b, a) that of (a, b).
  @inline(__always)
  mutating func swapShapes() {
    normalX = -normalX
    normalY = -normalY
    if count == 2 { swap(&first, &second) }
  }

  /// Makes one point the whole manifold.
  @inline(__always)
  mutating func setOnly(_ point: ManifoldPoint, normalX: Double, normalY: Double) {
    self.normalX = normalX
    self.normalY = normalY
    first = point
    count = 1
  }
}

/// The stable names of manifold points.
///
/// A point between a side of each shape is named by the two sides and the end of their overlap, not by which shape's
/// corner happens to end it, nor by which shape's side was the reference: both may change with every rounding while
/// equal boxes rest on one another.
enum Feature {
  /// The end of the overlap that is further along the tangent (-normalY, normalX).
  static let farEnd: UInt32 = 1 << 16
  /// Two corners meet.
  static let corners: UInt32 = 1 << 17
  /// The side of a round shape, or the segment or half plane itself.
  static let whole: UInt32 = 0xFF

  /// The name of a pair of sides, one of each shape.
  @inline(__always)
  static func sides(_ first: Int, _ second: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: first) | UInt32(truncatingIfNeeded: second) << 8
  }
}
