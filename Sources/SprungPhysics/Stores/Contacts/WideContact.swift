// SPDX-License-Identifier: MIT

/// Four contacts that share no body and are solved in parallel. Unused lanes refer to the immovable world and have no
/// effect.
///
/// The passes use Float, because a register of SSE2, NEON or WebAssembly holds four Floats but only two Doubles. Gaps,
/// arms, and displacements since the contacts were found are small numbers. Positions, velocities and all data that
/// outlive a collision interval are Doubles. The sums of the passes are added to them, see `SolverBodies.beginPasses`.
struct WideContact {
  typealias Lanes = SIMD4<Float>
  typealias Indices = SIMD4<Int32>
  /// The number of contacts solved in parallel.
  static let width = 4
  /// The number of vectors of four lanes at the start of a group.
  static let vectorCount = MemoryLayout<WideContact>.stride / MemoryLayout<Lanes>.stride - 1

  // The two points are adjacent and at the start, so that a pointer to the group is also a pointer to the points.
  var first = WidePoint()
  var second = WidePoint()
  /// The solver indices of both bodies.
  var indexA = Indices()
  var indexB = Indices()
  /// The contact of each lane, or -1.
  var contact = Indices(repeating: -1)
  /// The unit normal from the first body to the second.
  var normalX = Lanes()
  var normalY = Lanes()
  /// The coefficient of friction.
  var friction = Lanes()
  /// The negative approach speed below which contacts bounce.
  var bounceSpeed = Lanes()
  /// The inverse masses and moments of inertia, zero for immovable bodies.
  var inverseMassA = Lanes()
  var inverseMassB = Lanes()
  var inverseInertiaA = Lanes()
  var inverseInertiaB = Lanes()
  /// The ratio of the speed changes that an impulse causes at the first point if it is applied at the second or at the
  /// first point; and vice versa. The ratios have no unit, so no mass is too large for a Float.
  var couplingFirst = Lanes()
  var couplingSecond = Lanes()
  /// Whether any lane has a second point.
  var hasSecond = false
}

/// One point of four manifolds.
struct WidePoint {
  typealias Lanes = WideContact.Lanes

  /// The gap when the contacts were found, negative for overlaps. Missing points have a large gap.
  var separation = Lanes(repeating: 1e9)
  /// The first-order and second-order effects of each body's rotation on the gap: r × n and r · n.
  var armA = Lanes()
  var armB = Lanes()
  var depthA = Lanes()
  var depthB = Lanes()
  /// The lever arms of the tangent: r × t.
  var tangentArmA = Lanes()
  var tangentArmB = Lanes()
  /// The distance that the point has moved along the tangent since it started to stick.
  var slip = Lanes()
  /// The bias of an overlap, 0 or less. A soft push yields to a load until this bias has grown enough to support it.
  var penetrationBias = Lanes()
  /// The effective masses along the normal and the tangent, zero in unused lanes.
  var normalMass = Lanes()
  var tangentMass = Lanes()
  /// The accumulated impulses of this substep, which are the initial impulses of the next one.
  var normalImpulse = Lanes()
  var tangentImpulse = Lanes()
  /// The largest normal impulse of the collision interval.
  var largestImpulse = Lanes()
}
