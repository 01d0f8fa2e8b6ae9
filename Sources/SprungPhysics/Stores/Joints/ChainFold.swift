// SPDX-License-Identifier: MIT

/// Two links of a chain between centers, one of each half, and the two bodies at their outer ends.
///
/// Elimination works from both ends, so both halves do the same at the same time: the chain is folded in the middle,
/// and every number is a pair, the front half in one lane and the back half in the other. Links of a fold are between
/// the bodies of this fold and of the next one. The last fold of a chain has one link, between its two bodies, with
/// equal or opposite numbers in both lanes. A chain with an even number of links gets one more at the end of the front
/// half, which holds nothing; so the link of row r of a cluster is number r, or r + 1, of its folds' lanes.
///
/// Numbers that the same loop writes are not adjacent: otherwise the compiler would combine halves of two of them.
struct ChainFold {
  /// Where the bodies will be at the end of the drift, in points.
  var x = Halves()
  /// Inverse masses of the bodies.
  var inverse = Halves()
  var y = Halves()
  /// From the outer to the inner body; in the last fold towards the back half, and in the other lane the opposite.
  var directionX = Halves()
  /// 1 for links that hold, 0 for slack ropes.
  var isActive = Halves()
  var directionY = Halves()
  /// The errors of the links: points, or points per second.
  var residual = Halves()
  /// 1 for slack ropes only.
  var isSlack = Halves()
  /// The residuals, negated, after the first half of the substitution.
  var eliminated = Halves()
  /// The length and what may be wrong with it, see `JointEquations.allowedError`.
  var target = Halves()
  var factor = Halves()
  /// 1 for ropes.
  var isRope = Halves()
  /// The inverse of the pivot.
  var pivot = Halves()
  /// The sum of the impulses since the last drift.
  var impulse = Halves()
  /// Inverse mass times this, along the directions, moves the bodies, or changes their velocities.
  var solution = Halves()
  /// Points of the world, for lanes without body.
  var anchorX = Halves()
  /// The sum of the impulses with those of the current call, as solutions are counted.
  var total = Halves()
  var anchorY = Halves()
  /// Rows of the bodies in the world's columns; -1 for a point of the world.
  var body = Halves<Int32>(-1, -1)
  /// Solver indices; 0 for what does not move.
  var solverIndex = Halves<Int32>(0, 0)
}
