// SPDX-License-Identifier: MIT

import SprungGeometry

/// Tracks the contacts of ellipses with boundaries and anchored bodies in every substep.
///
/// # The idea
/// A corner is fixed in its body, but the contact point of a rolling ellipse moves along its outline. Per radian of
/// rotation, the height of the center above the floor changes by the lever arm, and the arm changes by the radius of
/// curvature minus the height. The arm of a manifold that is used for a whole collision interval is wrong after the
/// first step. Impulses with a wrong arm would do work, and a rocking ellipse would gain energy without limit.
/// Therefore the point, normal and gap are recomputed from the exact curve in each half of a substep. The first update
/// precedes the drift and includes the change in the gap that curvature causes during the drift. The second update
/// precedes the velocity solve.
///
/// # Persistent state
/// The lanes of `WideContact` measure gaps from the start of the collision interval. The stored value is therefore the
/// current gap minus the term that the formula of the passes adds for the delta positions. The distance traveled along
/// the tangent since the point began to stick is stored too. For a rolling body, this distance cannot be computed from
/// the poses.
///
/// # Rolling and impacts
/// Within a substep, the flat side of a rolling 6:1 ellipse can reach its boundary at 70 pt/s. An impact would
/// dissipate a fifth of the ellipse's energy. The effect of curvature in a drift is therefore added to the speed above
/// which a pressed contact is an impact.
///
/// Invariant: after `follow`, the formula of the passes yields the exact gap at the current poses.
final class RoundContacts {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  /// The number of impact sweeps before the current step.
  private var sweepCount: Int64 = 0

  init(
    columns: BodyColumns, boundaries: BoundaryStore, contacts: ContactPool, groups: ContactGroups,
    solverBodies: SolverBodies
  ) {
    self.columns = columns
    self.boundaries = boundaries
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
  }

  /// Updates all contacts of `ContactGroups.round`, including the effect of curvature on the gap during a drift of
  /// `duration` seconds.
  func follow(predicting duration: Double) {
    for position in 0..<groups.roundCount { follow(groups.round[position], duration) }
  }

  /// Records which bodies are pressed at one point at the start of a step.
  func noteRolling() {
    for position in 0..<groups.roundCount {
      let lane = Int(contacts.records[Int(groups.round[position])].lane)
      guard lane >= 0 else { continue }
      let group = groups.groups + lane / WideContact.width
      let column = lane % WideContact.width
      let body = mover(group, column)
      guard body > 0, group.pointee.first.normalImpulse[column] > 0 else { continue }
      solverBodies.rolling[body] = solverBodies.rolling[body] == .no ? .began : .no
    }
    sweepCount = solverBodies.sweepCount
  }

  /// Records which of the bodies found by `noteRolling` are still pressed at one point at the end of the step. Bodies
  /// that were hit or that slip are excluded, because they may have lost energy.
  func confirmRolling() {
    for position in 0..<groups.roundCount {
      let lane = Int(contacts.records[Int(groups.round[position])].lane)
      guard lane >= 0 else { continue }
      let group = groups.groups + lane / WideContact.width
      let column = lane % WideContact.width
      let body = mover(group, column)
      let pressure = group.pointee.first.normalImpulse[column]
      guard body > 0, pressure > 0 else { continue }
      let limit = 0.999 * group.pointee.friction[column] * pressure
      let sticks = limit == 0 || abs(group.pointee.first.tangentImpulse[column]) < limit
      let isKept = solverBodies.rolling[body] == .began && sticks && solverBodies.struck[body] <= sweepCount
      solverBodies.rolling[body] = isKept ? .kept : .no
    }
  }

  /// Returns the solver index of the movable body. The other index is that of the immovable world.
  private func mover(_ group: UnsafeMutablePointer<WideContact>, _ column: Int) -> Int {
    Int(max(group.pointee.indexA[column], group.pointee.indexB[column]))
  }

  /// Remeasures a contact and fills its lane. If no point is found, the contact belongs to a neighboring segment, and
  /// the lane is unchanged.
  private func follow(_ index: Int32, _ duration: Double) {
    let record = contacts.records + Int(index)
    let lane = Int(record.pointee.lane)
    guard lane >= 0, record.pointee.rowA >= 0 else { return }
    var manifold = Manifold()
    measure(record.pointee, into: &manifold)
    guard manifold.count == 1 else { return }
    let group = groups.groups + lane / WideContact.width
    fill(group, lane % WideContact.width, record.pointee, manifold, duration)

    // The point in the record is relative to the first body's position when the contacts were found.
    let moved = solverBodies.deltaPosition[Int(group.pointee.indexA[lane % WideContact.width])]
    manifold.first.x += moved.x
    manifold.first.y += moved.y
    record.pointee.manifold = manifold
  }

  /// Finds the closest points of a contact's shapes at the current poses, relative to the first body.
  private func measure(_ contact: Contact, into manifold: inout Manifold) {
    let rowA = Int(contact.rowA)
    let x = columns.x[rowA]
    let y = columns.y[rowA]
    let shape = columns.shapeView(rowA, relativeTo: x, y)
    guard contact.rowB < 0 else {
      return Collide.collide(
        shape, columns.shapeView(Int(contact.rowB), relativeTo: x, y), margin: .infinity, into: &manifold)
    }
    let set = boundaries.sets[Int(contact.feature.set)]
    guard contact.feature.index < 0 else {
      let segment = set.segments[Int(contact.feature.index)]
      return Collide.collide(
        shape, segment.view(fromX: x, fromY: y), side: contact.side, margin: .infinity, into: &manifold)
    }
    Collide.collide(
      shape, BoundaryManifolds.side(contact.feature.index, of: set, x: x, y: y, extent: columns.extent(rowA)),
      margin: .infinity, into: &manifold)
  }

  /// Fills a lane with the measured manifold.
  private func fill(
    _ group: UnsafeMutablePointer<WideContact>, _ column: Int, _ contact: Contact, _ manifold: Manifold,
    _ duration: Double
  ) {
    let indexA = Int(group.pointee.indexA[column])
    let indexB = Int(group.pointee.indexB[column])
    let rowA = Int(contact.rowA)
    let rowB = Int(contact.rowB)
    let toBX = rowB >= 0 ? columns.x[rowB] - columns.x[rowA] : 0
    let toBY = rowB >= 0 ? columns.y[rowB] - columns.y[rowA] : 0
    let arms = ContactArms(of: manifold.first, manifold.normalX, manifold.normalY, toBX, toBY)
    let deltaA = solverBodies.deltaPosition[indexA]
    let deltaB = solverBodies.deltaPosition[indexB]
    let deltaX = deltaB.x - deltaA.x
    let deltaY = deltaB.y - deltaA.y

    let point = group.pointee.first
    let oldX = Double(group.pointee.normalX[column])
    let oldY = Double(group.pointee.normalY[column])
    let slip =
      Double(point.slip[column]) + oldX * deltaY - oldY * deltaX + deltaB.z * Double(point.tangentArmB[column])
      - deltaA.z * Double(point.tangentArmA[column])
    let slipOfDelta =
      manifold.normalX * deltaY - manifold.normalY * deltaX + deltaB.z * arms.tangentArmB - deltaA.z * arms.tangentArmA
    let gapOfDelta =
      manifold.normalX * deltaX + manifold.normalY * deltaY + deltaB.z * arms.armB - deltaA.z * arms.armA
    let bend = bend(contact, manifold, arms, indexA, indexB, duration)
    let gap = manifold.first.separation + bend
    if duration > 0 {
      let isPressed = solverBodies.rolling[max(indexA, indexB)] == .began
      // Within the drift, curvature increases the speed toward the boundary at a constant rate: by twice the bend
      // divided by the duration. This speed is doubled, because the radius of curvature grows toward the flat side.
      let curved = isPressed ? max(0, -4 * bend / duration) : 0
      group.pointee.bounceSpeed[column] = -ContactPreparation.bounceSpeed(contact.elasticity) - Float(curved)
    }

    let inverseA = solverBodies.inverse[indexA]
    let inverseB = solverBodies.inverse[indexB]
    group.pointee.normalX[column] = Float(manifold.normalX)
    group.pointee.normalY[column] = Float(manifold.normalY)
    group.pointee.first.separation[column] = Float(gap - gapOfDelta)
    group.pointee.first.slip[column] = Float(slip - slipOfDelta)
    group.pointee.first.armA[column] = Float(arms.armA)
    group.pointee.first.armB[column] = Float(arms.armB)
    group.pointee.first.depthA[column] = 0
    group.pointee.first.depthB[column] = 0
    group.pointee.first.tangentArmA[column] = Float(arms.tangentArmA)
    group.pointee.first.tangentArmB[column] = Float(arms.tangentArmB)
    group.pointee.first.normalMass[column] = Float(1 / arms.inverseMass(inverseA, inverseB))
    group.pointee.first.tangentMass[column] = Float(1 / arms.inverseTangentMass(inverseA, inverseB))
  }

  /// Returns the second-order effect of the rotation within a drift on the gap. The effect is half of the height of the
  /// center minus the radius of curvature, times the square of the rotation. At a corner, the normal also rotates, and
  /// the result is 0.
  private func bend(
    _ contact: Contact, _ manifold: Manifold, _ arms: ContactArms, _ indexA: Int, _ indexB: Int, _ duration: Double
  ) -> Double {
    guard duration > 0, manifold.first.feature & Feature.corners == 0 else { return 0 }
    // One of the two bodies is immovable.
    let isA = solverBodies.inverse[indexA].x > 0
    let row = Int(isA ? contact.rowA : contact.rowB)
    guard columns.shapeKind[row] == .ellipse else { return 0 }
    let height = isA ? arms.tangentArmA : -arms.tangentArmB
    let shape = columns.shapeView(row, relativeTo: columns.x[row], columns.y[row])
    let curvature = RoundSupport(shape, manifold.normalX, manifold.normalY).curvature
    let rotation = solverBodies.velocity[isA ? indexA : indexB].z * duration
    return (height - curvature) * rotation * rotation / 2
  }
}
