// SPDX-License-Identifier: MIT

/// The outline of a body. For every outline, the mass is density · width · height / 10,000, and the moment of inertia
/// is that of a uniform body with this outline and mass.
public enum BodyShape: Hashable, Sendable {
  /// The rectangle of the body's width and height, centered on the body.
  case rectangle
  /// The ellipse with the radii width / 2 and height / 2, centered on the body. With equal radii, the ellipse is an
  /// exact circle.
  case ellipse
  /// A convex polygon in points relative to the body's center. The polygon does not depend on the body's width and
  /// height.
  case polygon(ConvexPolygon)
}
