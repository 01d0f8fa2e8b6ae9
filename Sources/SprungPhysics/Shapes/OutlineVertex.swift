// SPDX-License-Identifier: MIT

/// A corner of a convex outline in the axes of its body, with the outward unit normal of the side that starts there.
///
/// Outlines run so that the area by the shoelace formula is positive: clockwise as seen, because y grows downwards.
struct OutlineVertex: Equatable {
  var x: Double
  var y: Double
  var normalX: Double
  var normalY: Double
}
