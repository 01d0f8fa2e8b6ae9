// SPDX-License-Identifier: MIT

/// The kind of a shape in the narrow phase. The raw values order pairs, so that each pair of kinds is implemented only
/// once.
enum ShapeKind: UInt8 {
  /// An ellipse with two equal radii, which is an exact circle.
  case circle = 0
  /// An ellipse with different radii.
  case ellipse = 1
  /// A rectangle, centered on the body.
  case box = 2
  /// A convex polygon.
  case polygon = 3
}
