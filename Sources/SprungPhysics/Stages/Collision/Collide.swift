// SPDX-License-Identifier: MIT

/// The narrow phase: determines whether and where two shapes touch.
/// # The idea
/// Two convex shapes are disjoint if and only if an axis separates them. If they overlap, the axis with the smallest
/// overlap determines how to separate them. The candidate axes of boxes and polygons are the normals of their sides.
/// The side with the best axis is the reference side. The side of the other shape that faces the reference side most
/// directly is clipped to its extent, which results in one or two points (`SideClip`). Round outlines have a normal in
/// every direction. Newton's method finds the best one (`RoundGap`).
///
/// All points are relative to a reference point near the shapes, so that no precision is lost even a billion points
/// from the origin. Each point has an identifier that is derived from its sides, so that the solver can recognize the
/// point later.
///
/// # Near ties
/// Two axes are often equally good, for example if a box rests on a box, or for a square. Despite rounding errors, the
/// same axis must be chosen in every interval; otherwise, impulses are lost and stacks tremble. The sides of the first
/// shape are therefore preferred by a margin of `PhysicsTuning.tolerance`. Two touching sides are preferred over two
/// corners, unless the corners are closer by `PhysicsTuning.cornerBias`.
///
/// Sources: separating axes as in Ericson, "Real-Time Collision Detection" (2005); clipping to the reference side as in
/// Box2D.
///
/// The narrow phase allocates no memory and has no state. Equal inputs produce bit-identical results.
enum Collide {
  /// Finds the points at which the separation of two shapes is at most `margin`, in points, and replaces the manifold's
  /// contents with them.
  @inline(__always)
  static func collide(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    if a.kind == .box, b.kind == .box { return boxes(a, b, margin: margin, into: &manifold) }
    if a.kind == .circle, b.kind == .circle { return circles(a, b, margin: margin, into: &manifold) }
    others(a, b, margin: margin, into: &manifold)
  }

  /// Collides two shapes of any kinds except the two most common pairs of kinds. The shape with the larger raw value
  /// comes first.
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
