// SPDX-License-Identifier: MIT

/// The kind of a shape for the narrow phase. The raw values order pairs, so that each pair is implemented once.
enum ShapeKind: UInt8 {
  /// An ellipse with two equal radii: an exact circle.
  case circle = 0
  /// An ellipse with different radii.
  case ellipse = 1
  /// A rectangle about its center.
  case box = 2
  /// A convex polygon.
  case polygon = 3
}
