// SPDX-License-Identifier: MIT

/// The kinematic move of an anchored body, see `World.moveKinematically`.
struct KinematicMove {
  /// The row of the anchored body.
  var row: Int32
  /// The number of steps of the whole move, 1 or more.
  var steps: Int32
  /// The number of steps taken so far.
  var taken: Int32 = 0
  // The initial pose, and the total distance and rotation.
  /// The initial position in points.
  var startX: Double
  var startY: Double
  /// The initial angle in radians.
  var startAngle: Double
  /// The total displacement in points and the total rotation in radians.
  var deltaX: Double
  var deltaY: Double
  var rotation: Double
  // The exact final pose.
  var endX: Double
  var endY: Double
  var endAngle: Double
}
