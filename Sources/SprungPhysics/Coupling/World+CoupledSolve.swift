// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// How many substeps a step is cut into, from counts alone.
  var coupledSubsteps: Int { 1 }

  /// Finds the impulses after which the drift ends where joints and contacts allow.
  func solveDrift(_ duration: Double) {
    _ = solveJointDrift(duration)
  }

  /// Finds the impulses after which no velocity works against a joint or a contact.
  func solveVelocity(_ duration: Double) {
    solveJointVelocity(duration)
  }
}
