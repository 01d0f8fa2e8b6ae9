// SPDX-License-Identifier: MIT

import SprungGeometry

/// Follows the contacts of ellipses with boundaries and anchored bodies from substep to substep.
///
/// # The idea
/// A corner stays where it is in its body, but the point at which an ellipse touches a floor moves along its outline as
/// it rolls: its height above the floor changes by r' = arm, and the arm by the radius of curvature minus the height. A
/// manifold that is used for a whole collision interval has a wrong arm after the first step, so its impulses do work,
/// and a rocking ellipse gained energy without end. Here the point, the normal and the gap are those of the true curve
/// in every half of a substep: before the drift, with the change of the gap that the curvature causes within it, and
/// before the velocities are solved.
///
/// # What is kept
/// The lanes of `WideContact` measure gaps from the start of the collision interval, so the stored value is the current
/// gap minus the term that the formula of the passes adds for the delta positions. The distance along the tangent since
/// the point began to stick continues from its current value: for a rolling body it is the integral of a changing
/// height.
///
/// # Rolling is not an impact
/// The flat side of a 6:1 ellipse reaches its boundary at 70 pt/s within a substep although the ellipse rolls. As an
/// impact, that would take a fifth of its energy. So the effect of curvature in a drift is added to the speed above
/// which a pressed contact is an impact.
///
/// Invariant: after `follow` the formula of the passes gives the true gap at the current poses.
final class RoundContacts {
  private let columns: BodyColumns
  private let boundaries: BoundaryStore
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  /// Sweeps over impacts before the current step.
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

  /// Updates all contacts of `ContactGroups.round`, with the gap after a drift of `duration` seconds as far as
  /// curvature determines it.
  func follow(predicting duration: Double) {
    for position in 0..<groups.roundCount { follow(groups.round[position], duration) }
  }

  /// Notes which bodies are pressed at one point when a step begins.
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

  /// Notes which of these are pressed at one point when the step ends, were not struck, and do not slip: no energy was lost.
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

  /// The solver index of the body that moves: the other one is the world.
  private func mover(_ group: UnsafeMutablePointer<WideContact>, _ column: Int) -> Int {
    Int(max(group.pointee.indexA[column], group.pointee.indexB[column]))
  }

  /// Measures one contact again and fills its lane. If nothing is found, a neighbor has the contact, and the lane
  /// continues.
  private func follow(_ index: Int32, _ duration: Double) {
    let record = contacts.records + Int(index)
    let lane = Int(record.pointee.lane)
    guard lane >= 0, record.pointee.rowA >= 0 else { return }
    var manifold = Manifold()
    measure(record.pointee, into: &manifold)
    guard manifold.count == 1 else { return }
    let group = groups.groups + lane / WideContact.width
    fill(group, lane % WideContact.width, record.pointee, manifold, duration)

    // The record has the point from where the first body was when the contacts were found.
    let moved = solverBodies.deltaPosition[Int(group.pointee.indexA[lane % WideContact.width])]
    manifold.first.x += moved.x
    manifold.first.y += moved.y
    record.pointee.manifold = manifold
  }

  /// Finds where the shapes of a contact are nearest now, relative to the first body.
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

  /// Fills a lane with what was measured.
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
      // The curve gains speed towards the boundary at a constant rate within the drift: twice the bend over its time. Twice that,
      // since the curvature grows towards the flat side.
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

  /// The second-order effect of the rotation within a drift on the gap: half of the height of the center minus the
  /// radius of curvature, times the square of the rotation. At a corner the normal rotates as well, and nothing is
  /// added.
  private func bend(
    _ contact: Contact, _ manifold: Manifold, _ arms: ContactArms, _ indexA: Int, _ indexB: Int, _ duration: Double
  ) -> Double {
    guard duration > 0, manifold.first.feature & Feature.corners == 0 else { return 0 }
    // One of the two does not move.
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
