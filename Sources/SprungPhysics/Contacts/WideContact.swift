// SPDX-License-Identifier: MIT

/// Two contacts that share no body, solved side by side. Unused lanes belong to the immovable world and do nothing.
struct WideContact {
  typealias Lanes = SIMD2<Double>
  /// Contacts side by side: as many Doubles as the registers of SSE2, NEON and WebAssembly hold. With four, every vector
  /// takes two registers, there are too few of them, and a pass takes longer.
  static let width = 2

  // The two points lie at the start, one behind the other, so that a pointer to the group is one to the points.
  var first = WidePoint()
  var second = WidePoint()
  /// The solver indices of both bodies.
  var indexA = SIMD2<Int32>()
  var indexB = SIMD2<Int32>()
  /// The contact of each lane, or -1.
  var contact = SIMD2<Int32>(repeating: -1)
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
  /// By how much an impulse of one at one point changes the speed at the other.
  var sharedInverseMass = Lanes()
  /// Whether some lane has a second point.
  var hasSecond = false
}

/// One point of two manifolds.
struct WidePoint {
  typealias Lanes = SIMD2<Double>

  /// The gap when the contacts were found; negative is overlap. What is not there is far away.
  var separation = Lanes(repeating: 1e9)
  /// What a rotation of each body adds to the gap, to first and to second order: r x n and r · n.
  var armA = Lanes()
  var armB = Lanes()
  var depthA = Lanes()
  var depthB = Lanes()
  /// The same along the tangent: r x t.
  var tangentArmA = Lanes()
  var tangentArmB = Lanes()
  /// The distance along the tangent since the point began to stick.
  var slip = Lanes()
  /// What is added to an overlap, 0 or less: a soft push yields under a load until this has grown to bear it.
  var penetrationBias = Lanes()
  /// By how much an impulse of one changes the speed along the normal.
  var inverseMass = Lanes(repeating: 1)
  /// Effective masses, zero in unused lanes.
  var normalMass = Lanes()
  /// Likewise along the tangent.
  var tangentMass = Lanes()
  /// Impulses of this substep, the start of the next.
  var normalImpulse = Lanes()
  var tangentImpulse = Lanes()
  /// The largest normal impulse of the collision interval.
  var largestImpulse = Lanes()
}
