// SPDX-License-Identifier: MIT

/// The properties of a joint that determine the structure of the equations. At least one of its bodies is movable.
struct ListedJoint: Equatable {
  /// The row of the record in the pool.
  let index: Int32
  let shape: Joint.Shape
  let hasRange: Bool
  /// Whether each of the joint's bodies is a solver body.
  let isBodySolved: Bool
  let isOtherSolved: Bool
  /// The rows of the joint's bodies, or -1 for the world.
  let body: Int32
  let other: Int32
}
