// SPDX-License-Identifier: MIT

import SprungGeometry

/// What the coupled step asks of the joints.
extension World {
  /// Marks every awake body that a joint holds as coupled, and wakes what hangs together with it.
  func markJoined() {}

  /// Reads the joints of the gathered bodies into the direct solver.
  func prepareJoints() {}

  /// Adds what springs between bodies do in a substep to velocities and shifts.
  func pullSprings(_ duration: Double) {}

  /// Changes the velocities so that rigid joints hold where the drift will end. Answers whether there is any.
  func solveJointDrift(_ duration: Double) -> Bool { false }

  /// Moves the bodies, and their velocities with them, until rigid joints hold to rounding.
  func correctJoints(_ duration: Double) {}

  /// Takes from the velocities what would break a rigid joint.
  func solveJointVelocity(_ duration: Double) {}
}
