// SPDX-License-Identifier: MIT

import SprungGeometry

/// Reflects a body that approaches a boundary. The normal impulse is (1 + e) times the impulse that stops the approach
/// of the contact point, where e is the elasticity. The effective mass includes the lever arm of that point. Friction
/// then reduces the slip within the friction cone (Coulomb). Several boundaries are processed in turn until the body
/// approaches none of them. In a corner of a room, both components of the velocity are reflected. A contact that closes
/// more slowly than `PhysicsTuning.slowContactSpeed` or already overlaps does not bounce. Without this rule, a ball
/// would bounce forever in ever smaller hops (Zeno), and each hop would require an impact search.
///
/// Invariant: no impulse pulls, and with friction and elasticity of 0 or 1, energy does not increase.
final class BoundaryImpacts {
  private let columns: BodyColumns
  private let near: BoundaryNeighborhood

  init(columns: BodyColumns, near: BoundaryNeighborhood) {
    self.columns = columns
    self.near = near
  }

  /// Reflects the body at boundaries that it approaches, with friction, and returns the number of impulses.
  func bounce(_ row: Int, losingBounce: Bool) -> Int {
    var count = 0
    for _ in 0..<PhysicsTuning.impactsPerStep {
      var isApproaching = false
      for index in near.contacts.indices {
        let contact = near.contacts[index]
        if contact.isFlat, abs(columns.angularVelocity[row]) < PhysicsTuning.restAngularVelocity,
          !columns.hasTorque(row)
        {
          columns.angularVelocity[row] = 0
        }
        let withRotation = columns.mayRotate(row, on: contact)
        let leverX = withRotation ? contact.pointX - columns.x[row] : 0
        let leverY = withRotation ? contact.pointY - columns.y[row] : 0
        let angularVelocity = columns.angularVelocity[row]
        let approach =
          (columns.velocityX[row] - angularVelocity * leverY) * contact.normalX
          + (columns.velocityY[row] + angularVelocity * leverX) * contact.normalY
        guard approach < -1e-6 else { continue }
        let isElastic =
          !losingBounce && -approach >= PhysicsTuning.slowContactSpeed && contact.gap > -PhysicsTuning.contactSlop
        let bounce = 1 + (isElastic ? columns.elasticity[row] : 0)
        let pressed = push(row, contact, leverX, leverY, by: -bounce * approach)
        rub(row, contact, leverX, leverY, limit: columns.friction[row] * pressed)
        isApproaching = true
        count += 1
      }
      if !isApproaching { break }
    }
    return count
  }

  /// Changes the normal velocity at the contact by `change` and returns the impulse.
  private func push(
    _ row: Int, _ contact: BoundaryContact, _ leverX: Double, _ leverY: Double, by change: Double
  ) -> Double {
    let columns = columns
    let lever = leverX * contact.normalY - leverY * contact.normalX
    let inverse = columns.inverseMass[row] + lever * lever * columns.inverseInertia[row]
    let impulse = change / inverse
    columns.velocityX[row] += contact.normalX * (impulse * columns.inverseMass[row])
    columns.velocityY[row] += contact.normalY * (impulse * columns.inverseMass[row])
    columns.angularVelocity[row] += lever * impulse * columns.inverseInertia[row]
    return impulse
  }

  /// Applies friction along the boundary at the contact (Coulomb).
  private func rub(_ row: Int, _ contact: BoundaryContact, _ leverX: Double, _ leverY: Double, limit: Double) {
    guard limit > 0 else { return }
    let columns = columns
    let alongX = -contact.normalY
    let alongY = contact.normalX
    let angularVelocity = columns.angularVelocity[row]
    let slip =
      (columns.velocityX[row] - angularVelocity * leverY) * alongX + (columns.velocityY[row] + angularVelocity * leverX)
      * alongY
    let lever = leverX * alongY - leverY * alongX
    let inverse = columns.inverseMass[row] + lever * lever * columns.inverseInertia[row]
    let impulse = max(-limit, min(limit, -slip / inverse))
    columns.velocityX[row] += alongX * (impulse * columns.inverseMass[row])
    columns.velocityY[row] += alongY * (impulse * columns.inverseMass[row])
    columns.angularVelocity[row] += lever * impulse * columns.inverseInertia[row]
  }
}
