// SPDX-License-Identifier: MIT

import SprungGeometry

/// A joint in the world's pool.
struct Joint {
  /// The shape of the joint for the solver. Rods and ropes without length are hinges.
  enum Shape: UInt8 {
    /// Pulls by the exact motion of a spring; has no row in the equations.
    case spring
    /// Keeps a distance: one row.
    case rod
    /// Keeps a distance from growing: one row with a bound.
    case rope
    /// Holds two points together: two rows, and one for range or friction.
    case hinge
    /// Holds a point on an axis and the angle: two rows, and one for a range.
    case slider
    /// Holds points and angle: three rows.
    case weld
  }

  /// The shape of the joint.
  var shape = Shape.rod
  /// Whether neither end's offset can rotate the body: then rows need no arms.
  var isCentered = true
  /// The row of the first body; negative in a freed record.
  var body: Int32 = -1
  /// The row of the second body; -1 for a point of the world.
  var other: Int32 = -1
  /// The next joint in the list of the first body, or -1.
  var next: Int32 = -1
  /// The next joint in the list of the second body, or -1.
  var otherNext: Int32 = -1
  /// The point of the first body, from its center in its own axes, in points.
  var offsetX = 0.0
  var offsetY = 0.0
  /// The point of the second body, likewise.
  var otherOffsetX = 0.0
  var otherOffsetY = 0.0
  /// The point of the world, if there is no second body.
  var anchorX = 0.0
  var anchorY = 0.0
  /// The length of a spring, rod or rope, in points.
  var length = 0.0
  /// w² in 1/s² and 2 z w in 1/s of a spring.
  var stiffness = 0.0
  var dampingRate = 0.0
  /// The largest force of a spring, in mass · pt/s².
  var maximumForce = 0.0
  /// Unit vector in the axes of the second body.
  var axisX = 1.0
  var axisY = 0.0
  /// The range of the angle of a pin or the travel of a slider: radians or points.
  var lower = 0.0
  var upper = 0.0
  /// The torque up to which a pin resists, in mass · pt²/s².
  var frictionTorque = 0.0
  /// The difference of the angles at which range and weld are at zero, in radians.
  var restAngle = 0.0
  /// The force when it fell asleep, in mass · pt/s².
  var restForce = 0.0

  /// Whether angle (of a pin) or travel (of a slider) needs a row that can be idle.
  var hasRange: Bool { lower > -.infinity || upper < .infinity || frictionTorque > 0 }
}
