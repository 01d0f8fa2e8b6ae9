// SPDX-License-Identifier: MIT

/// A corner of a convex outline in the axes of its body, with the outward unit normal of the side that starts there.
///
/// Outlines run so that the area by the shoelace formula is positive: clockwise as seen, because y grows downwards.
struct OutlineVertex: Equatable {
  /// The corner, from the center in the axes of the body.
  var x: Double
  var y: Double
  /// The outer normal of the side that starts there.
  var normalX: Double
  var normalY: Double
}
