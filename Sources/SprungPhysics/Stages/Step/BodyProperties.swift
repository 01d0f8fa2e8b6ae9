// SPDX-License-Identifier: MIT

import SprungGeometry

/// Stores the material, shape and size of bodies and the derived values: bounding radius, mass and moment of inertia.
///
/// Invariant: the collision pairs of a body are recomputed if its box or mass changes.
final class BodyProperties {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let solverBodies: SolverBodies

  init(columns: BodyColumns, bodies: BodyStore, solverBodies: SolverBodies) {
    self.columns = columns
    self.bodies = bodies
    self.solverBodies = solverBodies
  }

  /// Stores a material with finite values, each clamped to its effective range.
  func store(_ material: BodyMaterial, _ row: Int) {
    columns.elasticity[row] = min(1, max(0, material.elasticity))
    columns.friction[row] = min(PhysicsLimits.largestFriction, max(0, material.friction))
    let range = PhysicsLimits.densityRange
    columns.density[row] = min(range.upperBound, max(range.lowerBound, material.density))
    columns.resistance[row] = min(PhysicsLimits.largestDampingRate, max(0, material.resistance))
    columns.ownAngularResistance[row] = min(PhysicsLimits.largestDampingRate, max(0, material.angularResistance))
    columns.angularResistance[row] = columns.ownAngularResistance[row] + columns.rightingDamping[row]
    let limit = PhysicsLimits.farthestCoordinate
    columns.charge[row] = min(limit, max(-limit, material.charge))
  }

  /// Stores a valid width and height and the derived radii, mass and moment of inertia.
  func storeSize(_ size: CGSize, _ row: Int) {
    columns.halfWidth[row] = Double(size.width) / 2
    columns.halfHeight[row] = Double(size.height) / 2
    columns.measureShape(row)
    storeMass(row)
    updateShaped(row)
  }

  /// Recomputes the inverse mass and moment of inertia. Both values are zero for a body that cannot move or rotate.
  func storeMass(_ row: Int) {
    if columns.flags[row].contains(.anchored) {
      columns.inverseMass[row] = 0
      columns.inverseInertia[row] = 0
      return
    }
    if columns.inverseMass[row] == 0, columns.flags[row].contains(.collidable) {
      // Immovable bodies have no contacts with each other.
      columns.flags[row].insert(.unpaired)
      solverBodies.isStale = true
    }
    columns.inverseMass[row] = 1 / columns.mass(row)
    columns.inverseInertia[row] = columns.flags[row].contains(.upright) ? 0 : 1 / columns.inertia(row)
  }

  /// Updates whether the solver handles a body's boundary contacts, and marks its collision pairs for recomputation.
  func updateShaped(_ row: Int) {
    let isShaped = columns.shapeKind[row] != .box
    if isShaped != columns.flags[row].contains(.shaped) {
      bodies.shapedCount += isShaped ? 1 : -1
      if isShaped { columns.flags[row].insert(.shaped) } else { columns.flags[row].remove(.shaped) }
    }
    guard columns.flags[row].contains(.collidable) else { return }
    columns.flags[row].insert(.unpaired)
    solverBodies.isStale = true
  }
}
