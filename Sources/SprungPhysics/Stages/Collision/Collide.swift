// SPDX-License-Identifier: MIT

/// The narrow phase: where and how two shapes touch.
/// # The idea
/// Two convex shapes are apart if and only if some axis separates them, and if they overlap, the axis along which they do so least says
/// how to part them. For boxes and polygons the candidates are the normals of their sides, so there are few of them. The side with the
/// best axis is the reference; the side of the other shape that faces it most is clipped to its extent, which leaves one or two points
/// (`SideClip`). Round outlines have a normal for every direction, of which Newton's method finds the best one (`RoundGap`).
///
/// All points are relative to one near the shapes, so that a billion points from the origin nothing is lost, and each has a name made of
/// the sides it came from, by which the solver knows it again.
///
/// # Near ties
/// Two axes are often equally good: a box on a box, a square. Whichever wins must win again in the next interval although rounding
/// disagrees, or impulses are lost and a stack trembles. So the first shape's sides lead by `PhysicsTuning.tolerance`, and two sides count
/// as touching rather than two corners unless corners are nearer by `PhysicsTuning.cornerBias`.
///
/// Sources: separating axes, as in Ericson, "Real-Time Collision Detection" (2005); clipping to the reference side, as in Box2D.
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
