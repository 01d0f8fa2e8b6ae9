// SPDX-License-Identifier: MIT

/// A corner of a convex outline in body axes, with the outward unit normal of the side that starts there.
///
/// Outlines have a positive area by the shoelace formula: they are clockwise, because y points downward.
struct OutlineVertex: Equatable {
  /// The corner relative to the center, in body axes.
  var x: Double
  var y: Double
  /// The outward unit normal of the side that starts there.
  var normalX: Double
  var normalY: Double
}
