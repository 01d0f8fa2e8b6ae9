// SPDX-License-Identifier: MIT

/// The properties of a joint on which the structure of the equations depends. At least one of its bodies moves.
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
