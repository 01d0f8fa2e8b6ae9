// SPDX-License-Identifier: MIT

import SprungGeometry

/// A joint in the world's pool.
struct Joint {
  /// The shape of the joint in the solver. Rods and ropes of length 0 are hinges.
  enum Shape: UInt8 {
    /// A spring, which follows its exact motion and has no row in the equations.
    case spring
    /// A constant distance, with one row.
    case rod
    /// A maximum distance, with one bounded row.
    case rope
    /// A connection of two points, with two rows, and one more for a range or friction.
    case hinge
    /// A point on an axis and a constant angle, with two rows, and one more for a range.
    case slider
    /// A connection of two points and of the bodies' angles, with three rows.
    case weld
  }

  /// The shape of the joint.
  var shape = Shape.rod
  /// Whether neither offset can rotate its body, so that rows need no lever arms.
  var isCentered = true
  /// The row of the first body, negative in a freed record.
  var body: Int32 = -1
  /// The row of the second body, or -1 for a point of the world.
  var other: Int32 = -1
  /// The next joint in the list of the first body, or -1.
  var next: Int32 = -1
  /// The next joint in the list of the second body, or -1.
  var otherNext: Int32 = -1
  /// The point of the first body, in points relative to its center in its own axes.
  var offsetX = 0.0
  var offsetY = 0.0
  /// The point of the second body, in points relative to its center in its own axes.
  var otherOffsetX = 0.0
  var otherOffsetY = 0.0
  /// The point of the world, in points, if there is no second body.
  var anchorX = 0.0
  var anchorY = 0.0
  /// The length of a spring, rod or rope in points.
  var length = 0.0
  /// The stiffness w² in 1/s² and the damping rate 2 z w in 1/s of a spring.
  var stiffness = 0.0
  var dampingRate = 0.0
  /// The maximum force of a spring, in mass · pt/s².
  var maximumForce = 0.0
  /// The unit vector of a slider's axis, in the axes of the second body.
  var axisX = 1.0
  var axisY = 0.0
  /// The range of a pin's angle in radians or a slider's translation in points.
  var lower = 0.0
  var upper = 0.0
  /// The maximum torque with which a pin resists rotation, in mass · pt²/s².
  var frictionTorque = 0.0
  /// The relative angle in radians that a range or a weld treats as zero.
  var restAngle = 0.0
  /// The force of the joint when its bodies fell asleep, in mass · pt/s².
  var restForce = 0.0

  /// Whether the angle of a pin or the translation of a slider needs a row that can be inactive.
  var hasRange: Bool { lower > -.infinity || upper < .infinity || frictionTorque > 0 }
}
