// SPDX-License-Identifier: MIT

/// Four contacts that share no body, solved side by side. Unused lanes belong to the immovable world and do nothing.
///
/// The passes use Float: as many contacts as the registers of SSE2, NEON and WebAssembly hold, where half as many
/// Doubles would fit. Gaps, arms and displacements since the contacts were found are small numbers. Positions,
/// velocities and everything that lives longer than a collision interval stay Double, and receive the sums of the
/// passes, see `SolverBodies.beginPasses`.
struct WideContact {
  typealias Lanes = SIMD4<Float>
  typealias Indices = SIMD4<Int32>
  /// Contacts side by side.
  static let width = 4
  /// The number of vectors of four lanes in a group, which are at its start.
  static let vectorCount = MemoryLayout<WideContact>.stride / MemoryLayout<Lanes>.stride - 1

  // The two points are at the start, one behind the other, so that a pointer to the group is one to the points.
  var first = WidePoint()
  var second = WidePoint()
  /// The solver indices of both bodies.
  var indexA = Indices()
  var indexB = Indices()
  /// The contact of each lane, or -1.
  var contact = Indices(repeating: -1)
  /// The normal, from the first body to the second.
  var normalX = Lanes()
  var normalY = Lanes()
  /// The coefficient.
  var friction = Lanes()
  /// The speed of approach, negative, from which on contacts bounce.
  var bounceSpeed = Lanes()
  /// Zero for what does not move.
  var inverseMassA = Lanes()
  var inverseMassB = Lanes()
  var inverseInertiaA = Lanes()
  var inverseInertiaB = Lanes()
  /// By how much an impulse of one at the second point changes the speed at the first, in proportion to what one at the first
  /// itself changes; and the other way around. Without units, so that no mass is too large for a Float.
  var couplingFirst = Lanes()
  var couplingSecond = Lanes()
  /// Whether some lane has a second point.
  var hasSecond = false
}

/// One point of four manifolds.
struct WidePoint {
  typealias Lanes = WideContact.Lanes

  /// The gap when the contacts were found; negative is overlap. Missing points are far away.
  var separation = Lanes(repeating: 1e9)
  /// The effect of a rotation of each body on the gap, to first and to second order: r x n and r · n.
  var armA = Lanes()
  var armB = Lanes()
  var depthA = Lanes()
  var depthB = Lanes()
  /// The same along the tangent: r x t.
  var tangentArmA = Lanes()
  var tangentArmB = Lanes()
  /// The distance along the tangent since the point began to stick.
  var slip = Lanes()
  /// The bias of an overlap, 0 or less: a soft push yields under a load until this has grown to bear it.
  var penetrationBias = Lanes()
  /// The effective mass along the normal, and along the tangent; zero in unused lanes.
  var normalMass = Lanes()
  var tangentMass = Lanes()
  /// Impulses of this substep, the start of the next.
  var normalImpulse = Lanes()
  var tangentImpulse = Lanes()
  /// The largest normal impulse of the collision interval.
  var largestImpulse = Lanes()
}
