// SPDX-License-Identifier: MIT

/// The outline of a body. Whatever it is, the body's mass is density · width · height / 10,000, and its moment of
/// inertia is that of the outline filled evenly with this mass.
public enum BodyShape: Hashable, Sendable {
  /// The rectangle of the body's width and height about its center.
  case rectangle
  /// The ellipse with the radii width / 2 and height / 2 about the body's center; an exact circle if these are equal.
  case ellipse
  /// A convex polygon in points relative to the body's center. The body's width and height do not change it.
  case polygon(ConvexPolygon)
}
