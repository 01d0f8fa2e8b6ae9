// SPDX-License-Identifier: MIT

/// Two links of a link chain, one from each half, and the two bodies at their outer ends.
///
/// Elimination proceeds from both ends, so both halves perform the same operations simultaneously. The chain is folded
/// in the middle, and every number is a pair: the front half in one lane and the back half in the other. The links of a
/// fold connect its bodies to those of the next fold. The last fold of a chain has a single link between its two
/// bodies, with equal or opposite numbers in both lanes. A chain with an even number of links gets an empty link at the
/// end of the front half. The link of row r of a cluster therefore has index r or r + 1 in the lanes of its folds.
///
/// Fields that are written in the same loop are not adjacent. If they were adjacent, the compiler would combine halves
/// of two different fields.
struct ChainFold {
  /// The positions of the bodies at the end of the drift, in points.
  var x = Halves()
  /// The inverse masses of the bodies.
  var inverse = Halves()
  var y = Halves()
  /// The directions from the outer to the inner body. In the last fold, the front lane points toward the back half, and
  /// the back lane contains the opposite direction.
  var directionX = Halves()
  /// 1 for active links, 0 for slack ropes.
  var isActive = Halves()
  var directionY = Halves()
  /// The errors of the links, in points or points per second.
  var residual = Halves()
  /// 1 for slack ropes, otherwise 0.
  var isSlack = Halves()
  /// The negated residuals after forward substitution.
  var eliminated = Halves()
  /// The length and its allowed error, see `JointEquations.allowedError`.
  var target = Halves()
  var factor = Halves()
  /// 1 for ropes, otherwise 0.
  var isRope = Halves()
  /// The inverse of the pivot.
  var pivot = Halves()
  /// The sum of the impulses since the last drift.
  var impulse = Halves()
  /// The solution. Multiplied by the inverse mass and the direction, the solution is a displacement or a velocity
  /// change of the bodies.
  var solution = Halves()
  /// The anchor in world coordinates, for lanes without a body.
  var anchorX = Halves()
  /// The sum of the impulses including those of the current call, in the units of solutions.
  var total = Halves()
  var anchorY = Halves()
  /// The rows of the bodies in the world's columns, or -1 for a point of the world.
  var body = Halves<Int32>(-1, -1)
  /// The solver indices, or 0 for immovable bodies.
  var solverIndex = Halves<Int32>(0, 0)
}
