// SPDX-License-Identifier: MIT

import SprungGeometry

/// A joint in the world's pool.
struct Joint {
  /// What the solver has to hold. Rods and ropes without length are hinges.
  enum Shape: UInt8 {
    case spring
    case rod
    case rope
    case hinge
    case slider
    case weld
  }

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
  var offsetX = 0.0
  var offsetY = 0.0
  var otherOffsetX = 0.0
  var otherOffsetY = 0.0
  var anchorX = 0.0
  var anchorY = 0.0
  var length = 0.0
  /// w² in 1/s² and 2 z w in 1/s of a spring.
  var stiffness = 0.0
  var dampingRate = 0.0
  var maximumForce = 0.0
  /// Unit vector in the axes of the second body.
  var axisX = 1.0
  var axisY = 0.0
  var lower = 0.0
  var upper = 0.0
  var frictionTorque = 0.0
  var restAngle = 0.0
  /// The force when it fell asleep, in mass · pt/s².
  var restForce = 0.0

  /// Whether angle (of a pin) or travel (of a slider) needs a row that can be idle.
  var hasRange: Bool { lower > -.infinity || upper < .infinity || frictionTorque > 0 }
}
