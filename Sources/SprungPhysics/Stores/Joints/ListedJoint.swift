// SPDX-License-Identifier: MIT

/// What the structure of the equations depends on, for one joint that has an end that moves.
struct ListedJoint: Equatable {
  /// The row of its record in the pool.
  let index: Int32
  let shape: Joint.Shape
  let hasRange: Bool
  /// Whether its bodies are solver bodies.
  let isBodySolved: Bool
  let isOtherSolved: Bool
  /// The rows of its bodies; -1 for the world.
  let body: Int32
  let other: Int32
}
