// SPDX-License-Identifier: MIT

import SprungGeometry

/// The part of the solver step that concerns contacts.
///
/// # The idea
/// Contacts are solved by sequential impulses: each one in turn gets the impulse after which its two bodies no longer
/// approach there, and passes go over all of them, each starting from what the last step found (warm start), so that the
/// passes of many steps add up to a solution. In the terms of optimization this is projected Gauss-Seidel on a mixed linear
/// complementarity problem. Overlap is not put right at once, which would look like an explosion, but by an implicit, heavily damped
/// spring of 38 Hz; a second pass after the drift, without that spring, takes the speed away again that it gave (relaxation),
/// so what is pushed apart does not fly apart.
///
/// Three things are not as in the sources. The two points of a contact are solved together, or the first would take more
/// than its share and stacks would sway. Friction is also a spring, to where a point began to stick, because velocities alone
/// creep with every rounding. And where a load overcomes the spring for long, the push grows (`penetrationBias`).
///
/// Contacts are ordered by colors: those of one color share no body that moves, so two of them fit the lanes of one vector
/// and their order does not matter; what touches something immovable comes last, so that nothing is left inside a wall.
///
/// Sources: Catto, "Fast and Simple Physics using Sequential Impulses" (2006) and "Soft Constraints" (2011); the relaxation
/// pass after Macklin and others, "Small Steps in Physics Simulation" (2019), as Box2D 3 has it.
///
/// Invariants: normal impulses only push; friction stays within its cone; contacts of a color share no moving body; the result
/// does not depend on how steps are grouped into frames.
extension World {
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
        releaseColor(Int32(index))
        continue
      }
      let rowB = record.pointee.rowB
      guard
        columns.flags[Int(record.pointee.rowA)].isSuperset(of: [.awake, .inSolver])
          || (rowB >= 0 && columns.flags[Int(rowB)].isSuperset(of: [.awake, .inSolver]))
      else { continue }
      takeColor(Int32(index))
      groups.append(Int32(index), color: record.pointee.color)
    }
    groups.layOut()
    for index in 0..<groups.activeCount {
      let contact = groups.active[index]
      fill(contact, lane: groups.takeLane(records[Int(contact)].color))
    }
  }

  private func fill(_ index: Int32, lane: Int) {
    let record = contacts.records + Int(index)
    record.pointee.lane = Int32(lane)
    let group = groups.groups + lane / WideContact.width
    let column = lane % WideContact.width
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let indexA = solverIndex(rowA)
    let indexB = rowB >= 0 ? solverIndex(rowB) : 0
    let inverseA = solverBodies.inverse[indexA]
    let inverseB = solverBodies.inverse[indexB]
    let normalX = record.pointee.manifold.normalX
    let normalY = record.pointee.manifold.normalY
    group.pointee.indexA[column] = Int32(indexA)
    group.pointee.indexB[column] = Int32(indexB)
    group.pointee.contact[column] = index
    group.pointee.normalX[column] = normalX
    group.pointee.normalY[column] = normalY
    group.pointee.friction[column] = record.pointee.friction
    group.pointee.inverseMassA[column] = inverseA.x
    group.pointee.inverseMassB[column] = inverseB.x
    group.pointee.inverseInertiaA[column] = inverseA.z
    group.pointee.inverseInertiaB[column] = inverseB.z
    let elasticity = record.pointee.elasticity
    // What gives everything back never rests, so nothing is won by swallowing its slow impacts.
    group.pointee.bounceSpeed[column] = -PhysicsTuning.inelasticSpeed * min(1, 10 * (1 - elasticity))
    let toBX = rowB >= 0 ? columns.x[rowB] - columns.x[rowA] : 0
    let toBY = rowB >= 0 ? columns.y[rowB] - columns.y[rowA] : 0
    // A circle's surface stays where it is when the circle rotates.
    let depthA: Double = columns.shapeKind[rowA] == .circle ? 0 : 1
    let depthB: Double = rowB >= 0 && columns.shapeKind[rowB] != .circle ? 1 : 0

    func fill(
      _ target: inout WidePoint, _ point: ManifoldPoint, _ normalImpulse: Double, _ tangentImpulse: Double,
      _ slip: Double,
      _ penetrationBias: Double
    ) {
      let fromBX = point.x - toBX
      let fromBY = point.y - toBY
      let armA = point.x * normalY - point.y * normalX
      let armB = fromBX * normalY - fromBY * normalX
      // The tangent is (-normalY, normalX).
      let tangentArmA = point.x * normalX + point.y * normalY
      let tangentArmB = fromBX * normalX + fromBY * normalY
      target.separation[column] = point.separation
      target.armA[column] = armA
      target.armB[column] = armB
      target.depthA[column] = tangentArmA * depthA
      target.depthB[column] = tangentArmB * depthB
      target.tangentArmA[column] = tangentArmA
      target.tangentArmB[column] = tangentArmB
      let mass = inverseA.x + inverseB.x
      let inverseMass = mass + armA * armA * inverseA.z + armB * armB * inverseB.z
      target.inverseMass[column] = inverseMass
      target.normalMass[column] = 1 / inverseMass
      target.tangentMass[column] =
        1 / (mass + tangentArmA * tangentArmA * inverseA.z + tangentArmB * tangentArmB * inverseB.z)
      target.normalImpulse[column] = normalImpulse
      target.tangentImpulse[column] = tangentImpulse
      target.slip[column] = slip
      // What bears a load sinks in until the push is strong enough; remembering how far lets it rise again.
      target.penetrationBias[column] = World.updatedPenetrationBias(penetrationBias, point.separation)
    }

    let first = record.pointee.manifold.first
    let old = record.pointee
    let isSwapped = first.feature != old.feature0 && first.feature == old.feature1
    let knowsFirst = first.feature == old.feature0 || isSwapped
    fill(
      &group.pointee.first, first, knowsFirst ? (isSwapped ? old.normalImpulse1 : old.normalImpulse0) : 0,
      knowsFirst ? (isSwapped ? old.tangentImpulse1 : old.tangentImpulse0) : 0,
      knowsFirst ? (isSwapped ? old.slip1 : old.slip0) : 0,
      knowsFirst ? (isSwapped ? old.penetrationBias1 : old.penetrationBias0) : 0)
    if record.pointee.manifold.count > 1 {
      let second = record.pointee.manifold.second
      group.pointee.hasSecond = true
      let isSame = second.feature == old.feature1
      let isOther = !isSame && second.feature == old.feature0
      fill(
        &group.pointee.second, second, isSame ? old.normalImpulse1 : isOther ? old.normalImpulse0 : 0,
        isSame ? old.tangentImpulse1 : isOther ? old.tangentImpulse0 : 0, isSame ? old.slip1 : isOther ? old.slip0 : 0,
        isSame ? old.penetrationBias1 : isOther ? old.penetrationBias0 : 0)
      group.pointee.sharedInverseMass[column] =
        inverseA.x + inverseB.x
        + group.pointee.first.armA[column] * group.pointee.second.armA[column] * inverseA.z
        + group.pointee.first.armB[column] * group.pointee.second.armB[column] * inverseB.z
    }
    noteResting(record, inverseA, inverseB, indexA, indexB)
  }

  /// How far a push exceeds what its overlap asks for. Between the two limits it stays, so that piles come to rest.
  private static func updatedPenetrationBias(_ penetrationBias: Double, _ separation: Double) -> Double {
    let depth = -separation
    let part = PhysicsTuning.penetrationBiasRecovery
    if depth > PhysicsTuning.penetrationBiasDepth {
      return max(
        -PhysicsTuning.largestPenetrationBias, penetrationBias - part * (depth - PhysicsTuning.penetrationBiasDepth))
    }
    if depth < PhysicsTuning.invisibleDistance {
      return min(0, penetrationBias + part * (PhysicsTuning.invisibleDistance - depth))
    }
    return penetrationBias
  }

  /// Bodies that rest on something take the whole change of velocity before the solve, so that it cancels in one go;
  /// the others take it in two half steps, which is exact.
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
    guard abs(speed) < PhysicsTuning.inelasticSpeed else { return }
    // Joints keep their energy by the two halves.
    solverBodies.isResting[indexA] = !columns.flags[Int(record.pointee.rowA)].contains(.joined)
    if indexB > 0 { solverBodies.isResting[indexB] = !columns.flags[Int(record.pointee.rowB)].contains(.joined) }
  }

  /// Takes the impulses back from the groups when a collision interval ends.
  func storeImpulses() {
    let records = contacts.records.view
    for index in 0..<groups.activeCount {
      let record = records + Int(groups.active[index])
      let lane = Int(record.pointee.lane)
      guard lane >= 0, record.pointee.rowA >= 0 else { continue }
      let group = groups.groups + lane / WideContact.width
      let column = lane % WideContact.width
      let manifold = record.pointee.manifold
      record.pointee.feature0 = manifold.first.feature
      record.pointee.normalImpulse0 = group.pointee.first.normalImpulse[column]
      record.pointee.tangentImpulse0 = group.pointee.first.tangentImpulse[column]
      record.pointee.penetrationBias0 = group.pointee.first.penetrationBias[column]
      record.pointee.slip0 = slip(group, group.pointee.first, column)
      var largest = group.pointee.first.largestImpulse[column]
      if manifold.count > 1 {
        record.pointee.feature1 = manifold.second.feature
        record.pointee.normalImpulse1 = group.pointee.second.normalImpulse[column]
        record.pointee.tangentImpulse1 = group.pointee.second.tangentImpulse[column]
        record.pointee.penetrationBias1 = group.pointee.second.penetrationBias[column]
        record.pointee.slip1 = slip(group, group.pointee.second, column)
        largest = max(largest, group.pointee.second.largestImpulse[column])
      } else {
        record.pointee.feature1 = UInt32.max
        record.pointee.normalImpulse1 = 0
        record.pointee.tangentImpulse1 = 0
      }
      if largest > 0 { record.pointee.flags.insert(.pushed) }
    }
  }

  /// The distance along the tangent since a point began to stick; zero if it slides.
  private func slip(_ group: UnsafeMutablePointer<WideContact>, _ point: WidePoint, _ column: Int) -> Double {
    guard abs(point.tangentImpulse[column]) < 0.999 * group.pointee.friction[column] * point.normalImpulse[column]
    else {
      return 0
    }
    let deltaA = solverBodies.deltaPosition[Int(group.pointee.indexA[column])]
    let deltaB = solverBodies.deltaPosition[Int(group.pointee.indexB[column])]
    return point.slip[column] + group.pointee.normalX[column] * (deltaB.y - deltaA.y)
      - group.pointee.normalY[column] * (deltaB.x - deltaA.x) + deltaB.z * point.tangentArmB[column]
      - deltaA.z * point.tangentArmA[column]
  }

  func warmStartContacts() {
    let velocity = solverBodies.velocity.view
    for index in 0..<groups.count { WideContact.warmStart(groups.groups + index, velocity) }
  }

  /// One pass over all contacts, those with what cannot move last.
  func solveContacts(_ duration: Double, pushes: Bool) {
    let velocity = solverBodies.velocity.view
    let delta = solverBodies.deltaPosition.view
    let pairs = ContactSoftness(
      frequency: PhysicsTuning.contactFrequency, damping: PhysicsTuning.contactDamping, duration: duration)
    let fixed = ContactSoftness(
      frequency: 2 * PhysicsTuning.contactFrequency, damping: PhysicsTuning.contactDamping, duration: duration)
    let all = groups.groups.view
    if pushes {
      WideContact.push(all, 0..<groups.firstStatic, velocity, delta, pairs)
      WideContact.push(all, groups.firstStatic..<groups.count, velocity, delta, fixed)
    } else {
      WideContact.relax(all, 0..<groups.firstStatic, velocity, delta, pairs)
      WideContact.relax(all, groups.firstStatic..<groups.count, velocity, delta, fixed)
    }
  }
}
