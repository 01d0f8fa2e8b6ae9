// SPDX-License-Identifier: MIT

import SprungGeometry

/// Handles bounces: contacts that would close within the substep at high speed are reflected at their time of impact.
///
/// # The idea
/// A solver that computes one impulse for all contacts of a step cannot distinguish a row of balls from a single lump.
/// In Newton's cradle, all balls would swing out together. Impacts are therefore handled as ordered events. Each pair
/// that would collide within the substep receives the impulse of Newton's rule: (1 + e) times the impulse that stops
/// the approach. The impulse makes other pairs approach each other, so the sweep is repeated until no pair approaches.
/// The impulse travels through the row and arrives at the last ball, as in reality.
///
/// A pair that collides during the substep moves with its old velocity until the collision. The drift uses only one
/// velocity, so the difference is stored as a shift. A bounce on a straight path is therefore exact at any time within
/// the step.
///
/// # Source
/// Sequential impacts: Guendelman, Bridson and Fedkiw, "Nonconvex Rigid Bodies with Stacking" (2003), which also
/// processes collisions before contacts; Chatterjee and Ruina (1998) on why simultaneous rules fail.
///
/// # Invariants
/// Momentum is conserved, and with an elasticity of one, so is energy. Approaches slower than `slowContactSpeed` are
/// left to `ContactSolver`. `CradleTests` and `CollisionTests` check these invariants.
final class ImpactSolver {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies

  init(columns: BodyColumns, contacts: ContactPool, groups: ContactGroups, solverBodies: SolverBodies) {
    self.columns = columns
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
  }

  /// Reflects contacts that close within the next substep. This is repeated until no contact closes at high speed, so
  /// that an impulse travels through a row of touching bodies.
  ///
  /// The impulse changes the velocity only for the rest of the substep, after the time of impact. `shift` compensates
  /// for the time before, which makes a bounce on a straight path exact. Returns whether any contact was reflected.
  @_optimize(speed)
  func reflectImpacts(_ duration: Double) -> Bool {
    guard markFastBodies() else { return false }
    var isReflected = false
    let count = groups.count
    let all = groups.groups.view
    for _ in 0..<PhysicsTuning.impactSweeps {
      let since = solverBodies.sweepCount
      solverBodies.beginSweep()
      var isAny = false
      for index in 0..<count {
        let group = all + index
        // In the first sweep a pair can collide only if one of its bodies is fast. A pair that did not collide in the last
        // sweep can collide only if one of its bodies was hit since then.
        guard isStirred(group, since: since) else { continue }
        let meeting = lanesThatMayMeet(group, Float(duration))
        guard any(meeting) else { continue }
        for column in 0..<WideContact.width where meeting[column] && group.pointee.contact[column] >= 0 {
          if reflect(group, column, duration) { isAny = true }
        }
      }
      if !isAny { break }
      isReflected = true
    }
    return isReflected
  }

  /// Marks the bodies that are fast enough for a bounce, and returns whether there are any. In a pile at rest, no body
  /// is fast enough, so no contact is checked.
  ///
  /// Two surfaces approach each other no faster than the sum of their speeds. No contact point moves faster than the
  /// speed of its body's center plus the rotational speed at the longest lever arm. The threshold is one percent below
  /// half of the smallest bounce speed, to allow for rounding.
  @_optimize(speed)
  private func markFastBodies() -> Bool {
    let limit = 0.495 * groups.leastBounceSpeed
    let longestArm = groups.longestArm
    let velocity = solverBodies.passVelocity.view
    let stirred = solverBodies.stirred.view
    let sweep = solverBodies.sweepCount
    var isAny = false
    for index in 1..<solverBodies.count {
      let own = velocity[index]
      guard abs(own.x) + abs(own.y) + abs(own.z) * longestArm >= limit else { continue }
      stirred[index] = sweep
      isAny = true
    }
    return isAny
  }

  /// Returns whether any body in the group is fast, or has been hit in the given sweep or a later one.
  @inline(__always)
  private func isStirred(_ group: UnsafeMutablePointer<WideContact>, since sweep: Int64) -> Bool {
    let stirred = solverBodies.stirred.view
    let indexA = group.pointee.indexA
    let indexB = group.pointee.indexB
    var isAny = false
    for lane in 0..<WideContact.width {
      isAny = isAny || stirred[Int(indexA[lane])] >= sweep || stirred[Int(indexB[lane])] >= sweep
    }
    return isAny
  }

  /// Returns the lanes that approach faster than their bounce speed and may close within the substep. The test uses
  /// Floats with a small margin, so that only a few contacts need the exact test.
  @inline(__always)
  private func lanesThatMayMeet(
    _ group: UnsafeMutablePointer<WideContact>, _ duration: Float
  ) -> SIMDMask<WideContact.Indices> {
    let a = WideContact.Rows(group.pointee.indexA, solverBodies.passVelocity.view)
    let b = WideContact.Rows(group.pointee.indexB, solverBodies.passVelocity.view)
    let linear = group.pointee.normalX * (b.x - a.x) + group.pointee.normalY * (b.y - a.y)
    let limit = group.pointee.bounceSpeed
    let first = linear + b.rotation * group.pointee.first.armB - a.rotation * group.pointee.first.armA
    // A missing second point has zero lever arms and a large gap.
    let second = linear + b.rotation * group.pointee.second.armB - a.rotation * group.pointee.second.armA
    let isFast = (first .< limit) .| (second .< limit)
    guard any(isFast) else { return isFast }
    let deltaA = WideContact.Rows(group.pointee.indexA, solverBodies.passDelta.view)
    let deltaB = WideContact.Rows(group.pointee.indexB, solverBodies.passDelta.view)
    let approach =
      group.pointee.normalX * (deltaB.x - deltaA.x) + group.pointee.normalY * (deltaB.y - deltaA.y)
      - WideContact.Lanes(repeating: Float(PhysicsTuning.contactSlop))
    func isClosing(_ point: UnsafePointer<WidePoint>, _ speed: WideContact.Lanes) -> SIMDMask<WideContact.Indices> {
      let turnA = deltaA.rotation * (point.pointee.armA - 0.5 * deltaA.rotation * point.pointee.depthA)
      let turnB = deltaB.rotation * (point.pointee.armB - 0.5 * deltaB.rotation * point.pointee.depthB)
      return (point.pointee.separation + approach + turnB - turnA + speed * duration) .< WideContact.Lanes()
    }
    let points = UnsafeRawPointer(group).assumingMemoryBound(to: WidePoint.self)
    return isFast .& (isClosing(points, first) .| isClosing(points + 1, second))
  }

  /// A contact that is examined exactly, in Double, so that a cradle conserves its energy for minutes.
  private struct Impact {
    var indexA: Int
    var indexB: Int
    var normalX: Double
    var normalY: Double
    var friction: Double
    var inverseA: SIMD4<Double>
    var inverseB: SIMD4<Double>
  }

  /// Reflects a contact if it closes within the substep, and returns whether it did.
  @_optimize(speed)
  private func reflect(
    _ group: UnsafeMutablePointer<WideContact>, _ column: Int, _ duration: Double
  ) -> Bool {
    let index = Int(group.pointee.contact[column])
    let record = contacts.records + index
    let elasticity = record.pointee.elasticity
    let indexA = Int(group.pointee.indexA[column])
    let indexB = Int(group.pointee.indexB[column])
    let impact = Impact(
      indexA: indexA, indexB: indexB, normalX: record.pointee.manifold.normalX,
      normalY: record.pointee.manifold.normalY, friction: record.pointee.friction,
      inverseA: solverBodies.inverse[indexA],
      inverseB: solverBodies.inverse[indexB])
    let hasB = record.pointee.rowB >= 0
    // The contacts in `RoundContacts` describe the start of this substep, with the point relative to the current
    // positions.
    let isRound = record.pointee.flags.contains(.round)
    let movedA = isRound ? solverBodies.deltaPosition[indexA] : SIMD4()
    let movedB = isRound && hasB ? solverBodies.deltaPosition[indexB] : SIMD4()
    let toBX = record.pointee.toBX + (movedB.x - movedA.x)
    let toBY = record.pointee.toBY + (movedB.y - movedA.y)
    // The surface of a circle does not move when the circle rotates.
    let depthA: Double = isRound || columns.shapeKind[Int(record.pointee.rowA)] == .circle ? 0 : 1
    let depthB: Double = hasB && !isRound && columns.shapeKind[Int(record.pointee.rowB)] != .circle ? 1 : 0
    // Compute the delta positions as if the current velocities had been constant since the start of the substep. This
    // preserves the timing of propagated impulses.
    let deltaA = solverBodies.deltaPosition[indexA] - movedA + solverBodies.shift[indexA]
    let deltaB = solverBodies.deltaPosition[indexB] - movedB + solverBodies.shift[indexB]
    let approach = impact.normalX * (deltaB.x - deltaA.x) + impact.normalY * (deltaB.y - deltaA.y)

    func gap(_ point: ManifoldPoint, _ arms: ContactArms) -> Double {
      point.separation + approach + deltaB.z * (arms.armB - 0.5 * deltaB.z * arms.tangentArmB * depthB)
        - deltaA.z * (arms.armA - 0.5 * deltaA.z * arms.tangentArmA * depthA)
    }
    func speed(_ arms: ContactArms) -> Double {
      let a = solverBodies.velocity[indexA]
      let b = solverBodies.velocity[indexB]
      return impact.normalX * (b.x - a.x) + impact.normalY * (b.y - a.y) + b.z * arms.armB - a.z * arms.armA
    }

    let limit = Double(group.pointee.bounceSpeed[column])
    var manifold = record.pointee.manifold
    manifold.first.x -= movedA.x
    manifold.first.y -= movedA.y
    let first = ContactArms(of: manifold.first, impact.normalX, impact.normalY, toBX, toBY)
    let firstSpeed = speed(first)
    let firstGap = gap(manifold.first, first)
    let meetsFirst = firstSpeed < limit && firstGap + firstSpeed * duration < 0
    var second = first
    var meetsSecond = false
    var secondSpeed = 0.0
    var secondGap = 0.0
    if manifold.count > 1 {
      second = ContactArms(of: manifold.second, impact.normalX, impact.normalY, toBX, toBY)
      secondSpeed = speed(second)
      secondGap = gap(manifold.second, second)
      meetsSecond = secondSpeed < limit && secondGap + secondSpeed * duration < 0
    }
    guard meetsFirst || meetsSecond else { return false }

    let k00 = first.inverseMass(impact.inverseA, impact.inverseB)
    let k11 = second.inverseMass(impact.inverseA, impact.inverseB)
    var firstImpulse = 0.0
    var secondImpulse = 0.0
    if meetsFirst, meetsSecond {
      // Both points collide, so solve two equations for two impulses.
      let k01 =
        impact.inverseA.x + impact.inverseB.x + first.armA * second.armA * impact.inverseA.z + first.armB * second.armB
        * impact.inverseB.z
      let determinant = k00 * k11 - k01 * k01
      let right0 = -(1 + elasticity) * firstSpeed
      let right1 = -(1 + elasticity) * secondSpeed
      if determinant > 1e-9 * k00 * k11 {
        firstImpulse = (k11 * right0 - k01 * right1) / determinant
        secondImpulse = (k00 * right1 - k01 * right0) / determinant
      }
    }
    if firstImpulse <= 0 || secondImpulse <= 0 {
      // Reflect only one point: the faster one, unless the other point collides so much earlier that it would then
      // overlap deeply.
      let delay = max(0, -firstGap / firstSpeed) - max(0, -secondGap / secondSpeed)
      var isFirst = meetsFirst && (!meetsSecond || firstSpeed <= secondSpeed)
      if meetsFirst, meetsSecond, delay * (isFirst ? -secondSpeed : firstSpeed) > PhysicsTuning.contactSlop {
        isFirst.toggle()
      }
      firstImpulse = isFirst ? -(1 + elasticity) * firstSpeed * (1 / k00) : 0
      secondImpulse = isFirst ? 0 : -(1 + elasticity) * secondSpeed * (1 / k11)
    }
    let time = max(
      0,
      min(
        duration,
        firstImpulse > 0
          ? (secondImpulse > 0
            ? min(-firstGap / firstSpeed, -secondGap / secondSpeed) : -firstGap / firstSpeed)
          : -secondGap / secondSpeed))
    // Apply both normal impulses before the friction. Between the two normal impulses, a body that lands flat would
    // appear to rotate, which would cause friction.
    if firstImpulse > 0 { strike(impact, first, firstImpulse, time) }
    if secondImpulse > 0 { strike(impact, second, secondImpulse, time) }
    if firstImpulse > 0 { rub(impact, first, firstImpulse, time) }
    if secondImpulse > 0 { rub(impact, second, secondImpulse, time) }
    record.pointee.flags.insert(.pushed)
    return true
  }

  /// Applies a normal impulse at the given point, at a time within the substep.
  private func strike(_ impact: Impact, _ arms: ContactArms, _ impulse: Double, _ time: Double) {
    apply(
      impact, x: impulse * impact.normalX, y: impulse * impact.normalY, angularImpulseA: impulse * arms.armA,
      angularImpulseB: impulse * arms.armB, time)
  }

  /// Applies the friction of an impulse at the given point. Friction can stop the slip but not reverse it, so that no
  /// energy is added.
  private func rub(_ impact: Impact, _ arms: ContactArms, _ impulse: Double, _ time: Double) {
    let a = solverBodies.velocity[impact.indexA]
    let b = solverBodies.velocity[impact.indexB]
    let slip =
      impact.normalX * (b.y - a.y) - impact.normalY * (b.x - a.x) + b.z * arms.tangentArmB - a.z * arms.tangentArmA
    let limit = impact.friction * impulse
    let mass = 1 / arms.inverseTangentMass(impact.inverseA, impact.inverseB)
    let rub = min(limit, max(-limit, -slip * mass))
    apply(
      impact, x: -rub * impact.normalY, y: rub * impact.normalX, angularImpulseA: rub * arms.tangentArmA,
      angularImpulseB: rub * arms.tangentArmB, time)
  }

  /// Changes the velocities of both bodies at a time within the substep, and compensates for their motion before that
  /// time.
  private func apply(
    _ impact: Impact, x: Double, y: Double, angularImpulseA: Double, angularImpulseB: Double, _ time: Double
  ) {
    let inverseA = impact.inverseA
    let inverseB = impact.inverseB
    let changeA = SIMD4(-x * inverseA.x, -y * inverseA.x, -angularImpulseA * inverseA.z, 0)
    let changeB = SIMD4(x * inverseB.x, y * inverseB.x, angularImpulseB * inverseB.z, 0)
    solverBodies.strike(impact.indexA, changeA, at: time)
    solverBodies.strike(impact.indexB, changeB, at: time)
  }
}
