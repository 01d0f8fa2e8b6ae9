// SPDX-License-Identifier: MIT

import SprungGeometry

/// Puts the contacts of a collision interval into groups by color and initializes them with the impulses of the last
/// interval.
///
/// Points have identifiers derived from the sides that meet at them (`Feature`). A point with the identifier of a
/// previous point inherits the impulses of that point. Without this warm start, a pile would have to find its
/// equilibrium from scratch in every interval. The lanes of a group are filled from the records, so that the passes
/// read no other data.
///
/// Invariant: an active contact has exactly one lane, whose index is stored in the contact's record.
final class ContactPreparation {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let coloring: GraphColoring

  init(
    columns: BodyColumns, contacts: ContactPool, groups: ContactGroups, solverBodies: SolverBodies,
    coloring: GraphColoring
  ) {
    self.columns = columns
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
    self.coloring = coloring
  }

  /// Puts the contacts of the collision interval into groups by color, with the impulses of the last collision
  /// interval.
  func prepareContacts() {
    let groups = groups
    let records = contacts.records.view
    groups.removeAll()
    for index in 0..<contacts.used {
      let record = records + index
      record.pointee.lane = -1
      guard record.pointee.rowA >= 0 else { continue }
      guard record.pointee.manifold.count > 0 else {
        coloring.releaseColor(Int32(index))
        continue
      }
      let rowB = record.pointee.rowB
      guard
        columns.flags[Int(record.pointee.rowA)].isSuperset(of: [.awake, .inSolver])
          || (rowB >= 0 && columns.flags[Int(rowB)].isSuperset(of: [.awake, .inSolver]))
      else { continue }
      coloring.takeColor(Int32(index))
      groups.append(Int32(index), color: record.pointee.color)
    }
    groups.layOut()
    for index in 0..<groups.activeCount {
      let contact = groups.active[index]
      fill(contact, lane: groups.takeLane(records[Int(contact)].color))
    }
    groups.measureArms()
  }

  /// Fills one lane with a contact: lever arms, effective masses, and the previous impulses of points with the same
  /// identifiers.
  @_optimize(speed)
  func fill(_ index: Int32, lane: Int) {
    let record = contacts.records + Int(index)
    record.pointee.lane = Int32(lane)
    let group = groups.groups + lane / WideContact.width
    let column = lane % WideContact.width
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let indexA = columns.solverIndex(of: rowA)
    let indexB = rowB >= 0 ? columns.solverIndex(of: rowB) : 0
    let inverseA = solverBodies.inverse[indexA]
    let inverseB = solverBodies.inverse[indexB]
    let normalX = record.pointee.manifold.normalX
    let normalY = record.pointee.manifold.normalY
    group.pointee.indexA[column] = Int32(indexA)
    group.pointee.indexB[column] = Int32(indexB)
    group.pointee.contact[column] = index
    group.pointee.normalX[column] = Float(normalX)
    group.pointee.normalY[column] = Float(normalY)
    group.pointee.friction[column] = Float(record.pointee.friction)
    group.pointee.inverseMassA[column] = Float(inverseA.x)
    group.pointee.inverseMassB[column] = Float(inverseB.x)
    group.pointee.inverseInertiaA[column] = Float(inverseA.z)
    group.pointee.inverseInertiaB[column] = Float(inverseB.z)
    let bounceSpeed = ContactPreparation.bounceSpeed(record.pointee.elasticity)
    group.pointee.bounceSpeed[column] = -bounceSpeed
    if bounceSpeed < groups.leastBounceSpeed { groups.leastBounceSpeed = bounceSpeed }
    let toBX = rowB >= 0 ? columns.x[rowB] - columns.x[rowA] : 0
    let toBY = rowB >= 0 ? columns.y[rowB] - columns.y[rowA] : 0
    record.pointee.toBX = toBX
    record.pointee.toBY = toBY
    // The outline of a circle does not change when the circle rotates.
    let depthA: Double = columns.shapeKind[rowA] == .circle ? 0 : 1
    let depthB: Double = rowB >= 0 && columns.shapeKind[rowB] != .circle ? 1 : 0

    /// Fills a point and returns its arms and the inverse of its effective mass.
    func fill(
      _ target: inout WidePoint, _ point: ManifoldPoint, _ normalImpulse: Double, _ tangentImpulse: Double,
      _ slip: Double, _ penetrationBias: Double
    ) -> (armA: Double, armB: Double, inverseMass: Double) {
      let arms = ContactArms(of: point, normalX, normalY, toBX, toBY)
      target.separation[column] = Float(point.separation)
      target.armA[column] = Float(arms.armA)
      target.armB[column] = Float(arms.armB)
      target.depthA[column] = Float(arms.tangentArmA * depthA)
      target.depthB[column] = Float(arms.tangentArmB * depthB)
      target.tangentArmA[column] = Float(arms.tangentArmA)
      target.tangentArmB[column] = Float(arms.tangentArmB)
      let inverseMass = arms.inverseMass(inverseA, inverseB)
      target.normalMass[column] = Float(1 / inverseMass)
      target.tangentMass[column] = Float(1 / arms.inverseTangentMass(inverseA, inverseB))
      target.normalImpulse[column] = Float(normalImpulse)
      target.tangentImpulse[column] = Float(tangentImpulse)
      target.slip[column] = Float(slip)
      // A body under load sinks into its support until the push is strong enough. The stored bias makes the body rise
      // again.
      target.penetrationBias[column] = Float(
        ContactPreparation.updatedPenetrationBias(penetrationBias, point.separation))
      return (arms.armA, arms.armB, inverseMass)
    }

    let first = record.pointee.manifold.first
    let old = record.pointee
    let isSwapped = first.feature != old.feature0 && first.feature == old.feature1
    let knowsFirst = first.feature == old.feature0 || isSwapped
    let one = fill(
      &group.pointee.first, first, knowsFirst ? (isSwapped ? old.normalImpulse1 : old.normalImpulse0) : 0,
      knowsFirst ? (isSwapped ? old.tangentImpulse1 : old.tangentImpulse0) : 0,
      knowsFirst ? (isSwapped ? old.slip1 : old.slip0) : 0,
      knowsFirst ? (isSwapped ? old.penetrationBias1 : old.penetrationBias0) : 0)
    if record.pointee.manifold.count > 1 {
      let second = record.pointee.manifold.second
      group.pointee.hasSecond = true
      let isSame = second.feature == old.feature1
      let isOther = !isSame && second.feature == old.feature0
      let other = fill(
        &group.pointee.second, second, isSame ? old.normalImpulse1 : isOther ? old.normalImpulse0 : 0,
        isSame ? old.tangentImpulse1 : isOther ? old.tangentImpulse0 : 0, isSame ? old.slip1 : isOther ? old.slip0 : 0,
        isSame ? old.penetrationBias1 : isOther ? old.penetrationBias0 : 0)
      let shared =
        inverseA.x + inverseB.x + one.armA * other.armA * inverseA.z + one.armB * other.armB * inverseB.z
      group.pointee.couplingFirst[column] = Float(shared / one.inverseMass)
      group.pointee.couplingSecond[column] = Float(shared / other.inverseMass)
    }
    noteResting(record, inverseA, inverseB, indexA, indexB)
    noteCompany(index, record, inverseA, inverseB, indexA, indexB)
  }

  /// Returns the approach speed in pt/s above which a contact is an impact. For a perfectly elastic body, this speed is
  /// 0, because such a body would not come to rest even if slow impacts were ignored.
  static func bounceSpeed(_ elasticity: Double) -> Float {
    Float(PhysicsTuning.slowContactSpeed * min(1, 10 * (1 - elasticity)))
  }

  /// Records which bodies touch other bodies, and which contacts of ellipses must be tracked.
  private func noteCompany(
    _ index: Int32, _ record: UnsafeMutablePointer<Contact>, _ inverseA: SIMD4<Double>, _ inverseB: SIMD4<Double>,
    _ indexA: Int, _ indexB: Int
  ) {
    record.pointee.flags.remove(.round)
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    // An anchored body counts as part of the immovable world unless it moves kinematically.
    if indexB > 0 { solverBodies.isAlone[indexA] = false }
    if indexA > 0, rowB >= 0 { solverBodies.isAlone[indexB] = false }
    let isRound = columns.shapeKind[rowA] == .ellipse || (rowB >= 0 && columns.shapeKind[rowB] == .ellipse)
    guard isRound, rowB < 0 || inverseA.x == 0 || inverseB.x == 0, record.pointee.manifold.count == 1 else { return }
    record.pointee.flags.insert(.round)
    let reach = max(columns.boundingRadius[rowA], rowB >= 0 ? columns.boundingRadius[rowB] : 0)
    groups.appendRound(index, reach: reach)
  }

  /// Returns the additional bias of a push. Between the two thresholds, the bias does not change, so that piles come to
  /// rest.
  private static func updatedPenetrationBias(_ penetrationBias: Double, _ separation: Double) -> Double {
    let depth = -separation
    let part = PhysicsTuning.penetrationBiasRecovery
    if depth > PhysicsTuning.deepOverlap {
      return max(
        -PhysicsTuning.largestPenetrationBias, penetrationBias - part * (depth - PhysicsTuning.deepOverlap))
    }
    if depth < PhysicsTuning.invisibleDistance {
      return min(0, penetrationBias + part * (PhysicsTuning.invisibleDistance - depth))
    }
    return penetrationBias
  }

  /// Marks resting bodies. Resting bodies receive the whole velocity change before the solve, which cancels it
  /// immediately. Other bodies receive it in two half steps, which makes their motion exact.
  private func noteResting(
    _ record: UnsafeMutablePointer<Contact>, _ inverseA: SIMD4<Double>, _ inverseB: SIMD4<Double>, _ indexA: Int,
    _ indexB: Int
  ) {
    guard record.pointee.manifold.separation < PhysicsTuning.contactSlop else { return }
    let manifold = record.pointee.manifold
    let velocityA = solverBodies.velocity[indexA]
    let velocityB = solverBodies.velocity[indexB]
    let speed =
      (velocityB.x - velocityA.x) * manifold.normalX + (velocityB.y - velocityA.y) * manifold.normalY
    guard abs(speed) < PhysicsTuning.slowContactSpeed else { return }
    solverBodies.isResting[indexA] = mayRest(Int(record.pointee.rowA))
    if indexB > 0 { solverBodies.isResting[indexB] = mayRest(Int(record.pointee.rowB)) }
  }

  /// Returns whether a body can be treated as resting. Joints and rocking ellipses need both half steps to conserve
  /// energy.
  private func mayRest(_ row: Int) -> Bool {
    if columns.flags[row].contains(.joined) { return false }
    return columns.shapeKind[row] != .ellipse
      || abs(columns.angularVelocity[row]) * columns.boundingRadius[row] < PhysicsTuning.restSpeed
  }
}
