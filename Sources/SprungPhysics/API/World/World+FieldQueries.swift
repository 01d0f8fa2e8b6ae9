// SPDX-License-Identifier: MIT

import SprungGeometry

/// The effects of fields at a point, without a body there.
extension World {
  /// The acceleration in pt/s² of a body by all fields together, with its current position and velocity. Velocity
  /// fields, which cause none, do not count. Sprung addition.
  ///
  /// Zero for an unknown identifier, which is a fault.
  public func fieldAcceleration(of body: BodyID) -> CGVector {
    var sumX = 0.0
    var sumY = 0.0
    if let row = row(of: body, for: "fieldAcceleration(of:)"), columns.flags[row].contains(.fielded),
      let store = context.registry.store
    {
      for fieldIndex in store.order {
        var current = store.columns.firstMembership[row]
        while current >= 0, store.memberships[current].field != fieldIndex { current = store.memberships[current].next }
        guard current >= 0 else { continue }
        let pull = stages.fieldEvaluator.acceleration(
          by: store.fields[Int(fieldIndex)], x: columns.x[row], y: columns.y[row], velocityX: columns.velocityX[row],
          velocityY: columns.velocityY[row], inverseMass: columns.inverseMass[row], charge: columns.charge[row])
        sumX += pull.x
        sumY += pull.y
      }
    }
    return CGVector(dx: sumX, dy: sumY)
  }

  /// The acceleration in pt/s² that a field gives, or would give, a body at a position, such as for drawing the field.
  /// Sprung addition.
  ///
  /// Zero outside the region, for velocity fields and for an unknown identifier, which is a fault. `mass` is in units
  /// of 100 x 100 points of density one.
  public func acceleration(
    by field: FieldID, at position: CGPoint, velocity: CGVector = CGVector(dx: 0, dy: 0), mass: Double = 1,
    charge: Double = 0
  ) -> CGVector {
    guard let found = self.field(field, for: "acceleration(by:)"), mass > 0 else {
      return CGVector(dx: 0, dy: 0)
    }
    let pull = stages.fieldEvaluator.acceleration(
      by: found, x: Double(position.x), y: Double(position.y), velocityX: Double(velocity.dx),
      velocityY: Double(velocity.dy), inverseMass: 1 / mass, charge: charge)
    return CGVector(dx: pull.x, dy: pull.y)
  }
}
