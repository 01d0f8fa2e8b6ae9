// SPDX-License-Identifier: MIT

import SprungGeometry

/// Bounces: contacts that would close within the substep at speed are reflected at the moment at which they close.
///
/// # The idea
/// A solver that finds one impulse for all contacts of a step cannot tell a row of balls from a lump: in Newton's cradle all
/// would swing out together. Impacts are events in an order instead. Each pair that would meet within the substep gets the
/// impulse of Newton's rule, (1 + e) times what stops the approach, and since that makes new pairs approach, the sweep is
/// repeated until nothing does: the push travels through the row and arrives in the last ball, as one sees it.
///
/// A pair that meets after a part of the substep moves on with its old velocity until then. The drift knows one velocity
/// only, so the difference is noted as a shift of position: a bounce on a straight path is exact, wherever in the step it falls.
///
/// # Source
/// Sequential impacts: Guendelman, Bridson and Fedkiw, "Nonconvex Rigid Bodies with Stacking" (2003), whose collisions also come
/// before contacts; Chatterjee and Ruina (1998) on why simultaneous rules fail.
///
/// # Invariants
/// Momentum is kept, and with elasticity one energy; what approaches slower than `slowContactSpeed` is left to
/// `ContactSolver`. `CradleTests` and `CollisionTests` check both.
final class ImpactSolver {
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies

  init(_ context: StepContext) {
    contacts = context.contacts
    groups = context.groups
    solverBodies = context.solverBodies
  }

  /// Reflects what meets within the coming substep, again and again until nothing approaches fast any more, so that a
  /// push travels through a row of touching bodies.
  ///
  /// The impulse changes the velocity for the rest of the substep only, from the time of impact on: the way before is
  /// taken back by `shift`, which makes a bounce exact on a straight path. Answers whether something was reflected.
  func reflectImpacts(_ duration: Double) -> Bool {
    var isReflected = false
    for _ in 0..<PhysicsTuning.impactSweeps {
      var isAny = false
      for index in 0..<groups.count where mayMeet(groups.groups + index, duration) {
        for column in 0..<WideContact.width where groups.groups[index].contact[column] >= 0 {
          if reflect(groups.groups + index, column, duration) { isAny = true }
        }
      }
      if !isAny { break }
      isReflected = true
    }
    return isReflected
  }

  /// Whether some lane approaches faster than what counts as inelastic, and closes within the substep.
  @inline(__always)
  private func mayMeet(_ group: UnsafeMutablePointer<WideContact>, _ duration: Double) -> Bool {
    let a = WideContact.Bodies(group.pointee.indexA, solverBodies.velocity.view)
    let b = WideContact.Bodies(group.pointee.indexB, solverBodies.velocity.view)
    let linear =
      group.pointee.normalX * (b.velocityX - a.velocityX) + group.pointee.normalY * (b.velocityY - a.velocityY)
    let limit = group.pointee.bounceSpeed
    let first = linear + b.angularVelocity * group.pointee.first.armB - a.angularVelocity * group.pointee.first.armA
    if any(first .< limit) { return true }
    guard group.pointee.hasSecond else { return false }
    let second = linear + b.angularVelocity * group.pointee.second.armB - a.angularVelocity * group.pointee.second.armA
    return any(second .< limit)
  }

  /// Reflects one contact if it closes within the substep; answers whether it did.
  private func reflect(
    _ group: UnsafeMutablePointer<WideContact>, _ column: Int, _ duration: Double
  ) -> Bool {
    let index = Int(group.pointee.contact[column])
    let elasticity = contacts.records[index].elasticity
    let indexA = Int(group.pointee.indexA[column])
    let indexB = Int(group.pointee.indexB[column])
    let normalX = group.pointee.normalX[column]
    let normalY = group.pointee.normalY[column]
    // The delta positions as if the present velocities had held since the substep began, so that pushes handed on keep
    // their time.
    let deltaA = solverBodies.deltaPosition[indexA] + solverBodies.shift[indexA]
    let deltaB = solverBodies.deltaPosition[indexB] + solverBodies.shift[indexB]
    let approach = normalX * (deltaB.x - deltaA.x) + normalY * (deltaB.y - deltaA.y)
    let rotationA = deltaA.z
    let rotationB = deltaB.z

    func gap(_ point: WidePoint) -> Double {
      point.separation[column] + approach
        + rotationB * (point.armB[column] - 0.5 * rotationB * point.depthB[column])
        - rotationA * (point.armA[column] - 0.5 * rotationA * point.depthA[column])
    }
    func speed(_ point: WidePoint) -> Double {
      let a = solverBodies.velocity[indexA]
      let b = solverBodies.velocity[indexB]
      return normalX * (b.x - a.x) + normalY * (b.y - a.y) + b.z * point.armB[column] - a.z * point.armA[column]
    }

    let limit = group.pointee.bounceSpeed[column]
    let firstSpeed = speed(group.pointee.first)
    let firstGap = gap(group.pointee.first)
    let meetsFirst =
      firstSpeed < limit && firstGap + firstSpeed * duration < 0 && group.pointee.first.normalMass[column] > 0
    var meetsSecond = false
    var secondSpeed = 0.0
    var secondGap = 0.0
    if contacts.records[index].manifold.count > 1 {
      secondSpeed = speed(group.pointee.second)
      secondGap = gap(group.pointee.second)
      meetsSecond = secondSpeed < limit && secondGap + secondSpeed * duration < 0
    }
    guard meetsFirst || meetsSecond else { return false }

    let inverseA = solverBodies.inverse[indexA]
    let inverseB = solverBodies.inverse[indexB]
    var firstImpulse = 0.0
    var secondImpulse = 0.0
    if meetsFirst, meetsSecond {
      // Both at once: two equations for two impulses.
      let armA0 = group.pointee.first.armA[column]
      let armB0 = group.pointee.first.armB[column]
      let armA1 = group.pointee.second.armA[column]
      let armB1 = group.pointee.second.armB[column]
      let mass = inverseA.x + inverseB.x
      let k00 = mass + armA0 * armA0 * inverseA.z + armB0 * armB0 * inverseB.z
      let k11 = mass + armA1 * armA1 * inverseA.z + armB1 * armB1 * inverseB.z
      let k01 = mass + armA0 * armA1 * inverseA.z + armB0 * armB1 * inverseB.z
      let determinant = k00 * k11 - k01 * k01
      let right0 = -(1 + elasticity) * firstSpeed
      let right1 = -(1 + elasticity) * secondSpeed
      if determinant > 1e-9 * k00 * k11 {
        firstImpulse = (k11 * right0 - k01 * right1) / determinant
        secondImpulse = (k00 * right1 - k01 * right0) / determinant
      }
    }
    if firstImpulse <= 0 || secondImpulse <= 0 {
      // One point alone: the faster.
      let isFirst = meetsFirst && (!meetsSecond || firstSpeed <= secondSpeed)
      firstImpulse = isFirst ? -(1 + elasticity) * firstSpeed * group.pointee.first.normalMass[column] : 0
      secondImpulse = isFirst ? 0 : -(1 + elasticity) * secondSpeed * group.pointee.second.normalMass[column]
    }
    let first = group.pointee.first
    let second = group.pointee.second
    let time = max(
      0,
      min(
        duration,
        firstImpulse > 0
          ? (secondImpulse > 0
            ? min(-firstGap / firstSpeed, -secondGap / secondSpeed) : -firstGap / firstSpeed)
          : -secondGap / secondSpeed))
    // First both impulses, then the friction: between the two a body that lands flat would seem to rotate.
    if firstImpulse > 0 { strike(group, column, first, firstImpulse, time) }
    if secondImpulse > 0 { strike(group, column, second, secondImpulse, time) }
    if firstImpulse > 0 { rub(group, column, first, firstImpulse, time) }
    if secondImpulse > 0 { rub(group, column, second, secondImpulse, time) }
    contacts.records[index].flags.insert(.pushed)
    return true
  }

  /// Applies an impulse along the normal at a point, at a time within the substep.
  private func strike(
    _ group: UnsafeMutablePointer<WideContact>, _ column: Int, _ point: WidePoint, _ impulse: Double, _ time: Double
  ) {
    apply(
      group, column, x: impulse * group.pointee.normalX[column], y: impulse * group.pointee.normalY[column],
      angularImpulseA: impulse * point.armA[column], angularImpulseB: impulse * point.armB[column], time)
  }

  /// Applies the friction that goes with an impulse at a point: at most what ends the slip, so that it wins no energy.
  private func rub(
    _ group: UnsafeMutablePointer<WideContact>, _ column: Int, _ point: WidePoint, _ impulse: Double, _ time: Double
  ) {
    let normalX = group.pointee.normalX[column]
    let normalY = group.pointee.normalY[column]
    let a = solverBodies.velocity[Int(group.pointee.indexA[column])]
    let b = solverBodies.velocity[Int(group.pointee.indexB[column])]
    let slip =
      normalX * (b.y - a.y) - normalY * (b.x - a.x) + b.z * point.tangentArmB[column] - a.z * point.tangentArmA[column]
    let limit = group.pointee.friction[column] * impulse
    let rub = min(limit, max(-limit, -slip * point.tangentMass[column]))
    apply(
      group, column, x: -rub * normalY, y: rub * normalX, angularImpulseA: rub * point.tangentArmA[column],
      angularImpulseB: rub * point.tangentArmB[column], time)
  }

  /// Changes the velocities of both bodies from a moment of the substep on, and takes back the way before it.
  private func apply(
    _ group: UnsafeMutablePointer<WideContact>, _ column: Int, x: Double, y: Double, angularImpulseA: Double,
    angularImpulseB: Double,
    _ time: Double
  ) {
    let indexA = Int(group.pointee.indexA[column])
    let indexB = Int(group.pointee.indexB[column])
    let inverseA = solverBodies.inverse[indexA]
    let inverseB = solverBodies.inverse[indexB]
    let changeA = SIMD4(-x * inverseA.x, -y * inverseA.x, -angularImpulseA * inverseA.z, 0)
    let changeB = SIMD4(x * inverseB.x, y * inverseB.x, angularImpulseB * inverseB.z, 0)
    solverBodies.velocity[indexA] += changeA
    solverBodies.velocity[indexB] += changeB
    solverBodies.shift[indexA] -= changeA * time
    solverBodies.shift[indexB] -= changeB * time
  }
}
