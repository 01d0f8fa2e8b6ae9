// SPDX-License-Identifier: MIT

import SprungGeometry

/// Returns the effects of fields on a body or at a point.
extension World {
  /// Returns the total acceleration in pt/s² that fields cause at the body's current position and velocity. Velocity
  /// fields cause no acceleration and are ignored. Sprung addition.
  ///
  /// For an unknown identifier, reports a fault and returns zero.
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

  /// Returns the acceleration in pt/s² that a field would cause for a body at the given position, for example to draw
  /// the field. Sprung addition.
  ///
  /// The result is zero outside of the field's region and for velocity fields. For an unknown identifier, the method
  /// reports a fault and returns zero. A `mass` of 1 is the mass of a body of 100 x 100 points with density one.
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
