// SPDX-License-Identifier: MIT

/// The narrow phase: where and how two shapes touch.
///
/// Nothing here allocates memory or remembers anything; equal input gives equal bits.
enum Collide {
  /// Finds the points at which the separation of two shapes is at most `margin`, in points. The manifold is replaced.
  @inline(__always)
  static func collide(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    if a.kind == .box, b.kind == .box { return boxes(a, b, margin: margin, into: &manifold) }
    if a.kind == .circle, b.kind == .circle { return circles(a, b, margin: margin, into: &manifold) }
    others(a, b, margin: margin, into: &manifold)
  }

  /// All pairs of kinds but the two most frequent, the one with the higher number first.
  @inline(never)
  private static func others(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    if a.kind.rawValue < b.kind.rawValue {
      others(b, a, margin: margin, into: &manifold)
      manifold.swapShapes()
      return
    }
    switch (a.kind, b.kind) {
    case (.circle, .circle): circles(a, b, margin: margin, into: &manifold)
    case (.box, .box): boxes(a, b, margin: margin, into: &manifold)
    case (.box, .circle), (.polygon, .circle): outlineAndCircle(a, b, margin: margin, into: &manifold)
    case (.ellipse, _): ellipses(a, b, margin: margin, into: &manifold)
    case (_, .ellipse): outlineAndEllipse(a, b, margin: margin).write(margin: margin, into: &manifold)
    default: outlines(a, b, margin: margin, into: &manifold)
    }
  }
}
