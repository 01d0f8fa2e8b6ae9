// SPDX-License-Identifier: MIT

/// The kinematic move of an anchored body, see `World.moveKinematically`.
struct KinematicMove {
  /// The body, which is anchored.
  var row: Int32
  /// Steps of the whole move, 1 or more.
  var steps: Int32
  /// Steps that were taken.
  var taken: Int32 = 0
  // Where it starts, and how far it moves and rotates in all.
  /// In points.
  var startX: Double
  var startY: Double
  /// In radians.
  var startAngle: Double
  /// In points.
  var deltaX: Double
  var deltaY: Double
  var rotation: Double
  // Where it ends, to the last bit.
  var endX: Double
  var endY: Double
  var endAngle: Double
}
