// SPDX-License-Identifier: MIT

/// The invariants of the body store.
extension BodyStore {
  /// Validates the materials and sizes of existing bodies. Positions and velocities that result from steps are
  /// validated by `Quarantine`.
  func validateMaterials() -> Bool {
    for row in 0..<rowCount where rows.isUsed(row) {
      guard
        Validation.holds(
          PhysicsLimits.densityRange.contains(columns.density[row]), "Bodies", row,
          "its density \(columns.density[row]) is not within \(PhysicsLimits.densityRange.lowerBound) to \(PhysicsLimits.densityRange.upperBound)"
        ),
        Validation.holds(
          columns.elasticity[row] >= 0 && columns.elasticity[row] <= 1, "Bodies", row,
          "its elasticity \(columns.elasticity[row]) is not within 0 to 1"),
        Validation.holds(
          columns.friction[row] >= 0 && columns.friction[row] <= PhysicsLimits.largestFriction, "Bodies", row,
          "its friction \(columns.friction[row]) is not within 0 to \(PhysicsLimits.largestFriction)"),
        Validation.holds(
          columns.resistance[row] >= 0 && columns.angularResistance[row] >= columns.ownAngularResistance[row]
            && columns.ownAngularResistance[row] >= 0, "Bodies", row,
          "its resistances \(columns.resistance[row]) and \(columns.angularResistance[row]) are negative or less than its own"
        ),
        Validation.holds(
          columns.inverseInertia[row] >= 0 && columns.boundingRadius[row] > 0, "Bodies", row,
          "its inverse inertia \(columns.inverseInertia[row]) or radius \(columns.boundingRadius[row]) is none")
      else { return false }
    }
    return true
  }
}
