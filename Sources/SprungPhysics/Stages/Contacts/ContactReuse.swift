// SPDX-License-Identifier: MIT

import SprungGeometry

/// Keeps the contacts of a collision interval for the next one while a pile hardly moves.
///
/// # Method
/// In most frames, a pile is almost at rest but has not been still for long enough to fall asleep. Its bodies move by
/// hundredths of a point, so a new search would find all contacts at the same points. Contacts are kept as long as
/// every body stays within `PhysicsTuning.contactReuseDistance` of its position when they were found. Gaps, slips and
/// impulses are in the groups, and the delta positions contain the change since then.
///
/// When contacts were found, a pair without a manifold was farther apart than the contact slop, even at the largest
/// predicted motion of both bodies. While contacts are kept, two bodies approach each other by at most twice the reuse
/// distance, which is less than the slop.
///
/// Invariant: contacts are kept only if all awake bodies are in the solver, no joints or ellipses are in it, and there
/// were no external changes.
final class ContactReuse {
  private typealias Lanes = WideContact.Lanes

  private let columns: BodyColumns
  private let bodies: BodyStore
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let equations: JointEquations

  init(bodies: BodyStore, groups: ContactGroups, solverBodies: SolverBodies, equations: JointEquations) {
    columns = bodies.columns
    self.bodies = bodies
    self.groups = groups
    self.solverBodies = solverBodies
    self.equations = equations
  }

  /// Begins another collision interval with the same contacts if they are still valid. Returns whether they are valid.
  /// The last interval must have ended.
  func reuseContacts() -> Bool {
    guard groups.count > 0, groups.roundCount == 0, equations.clusterCount == 0, equations.springCount == 0,
      bodies.activeCount == solverBodies.count - 1, areBodiesNear()
    else { return false }
    let velocity = solverBodies.velocity.view
    let startVelocity = solverBodies.startVelocity.view
    for solverIndex in 1..<solverBodies.count { startVelocity[solverIndex] = velocity[solverIndex] }
    for index in 0..<groups.count {
      renew(groups.groups + index, second: false)
      if groups.groups[index].hasSecond { renew(groups.groups + index, second: true) }
    }
    return true
  }

  /// Returns whether all bodies are within the reuse distance of the positions that they had when the contacts were
  /// found, and will stay within this distance in the next interval. Also rounds their delta positions for `renew`.
  @_optimize(speed)
  private func areBodiesNear() -> Bool {
    let interval = Double(PhysicsTuning.collisionIntervalSteps) * PhysicsUnits.stepDuration
    let limit = PhysicsTuning.contactReuseDistance
    let (rows, base, passDelta) = (solverBodies.rows.view, solverBodies.base.view, solverBodies.passDelta.view)
    let (velocity, startVelocity) = (solverBodies.velocity.view, solverBodies.startVelocity.view)
    for solverIndex in 1..<solverBodies.count {
      let row = Int(rows[solverIndex])
      let delta = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0) - base[solverIndex]
      passDelta[solverIndex] = SIMD4<Float>(delta)
      let now = velocity[solverIndex]
      let then = startVelocity[solverIndex]
      let distance = abs(delta.x) + abs(delta.y) + (abs(now.x) + abs(now.y) + abs(then.x) + abs(then.y)) * interval
      let rotation = abs(delta.z) + (abs(now.z) + abs(then.z)) * interval
      guard distance + rotation * columns.boundingRadius[row] < limit else { return false }
    }
    return true
  }

  /// Updates one point of a group as if its contacts had been recomputed. A sliding point begins to stick at its
  /// current position, the bias of an overlap follows the gap, and the largest impulse is measured from the start of
  /// the new interval.
  @_optimize(speed)
  private func renew(_ group: UnsafeMutablePointer<WideContact>, second: Bool) {
    let point = UnsafeMutableRawPointer(group).assumingMemoryBound(to: WidePoint.self) + (second ? 1 : 0)
    let deltaA = WideContact.Rows(group.pointee.indexA, solverBodies.passDelta.view)
    let deltaB = WideContact.Rows(group.pointee.indexB, solverBodies.passDelta.view)
    let deltaX = deltaB.x - deltaA.x
    let deltaY = deltaB.y - deltaA.y
    let normalX = group.pointee.normalX
    let normalY = group.pointee.normalY
    let zero = Lanes()

    let impulse = point.pointee.tangentImpulse
    let limit = Lanes(repeating: 0.999) * group.pointee.friction * point.pointee.normalImpulse
    let moved =
      normalX * deltaY - normalY * deltaX
      + (deltaB.rotation * point.pointee.tangentArmB - deltaA.rotation * point.pointee.tangentArmA)
    let slides = (impulse .>= limit) .| (impulse .<= zero - limit)
    point.pointee.slip.replace(with: zero - moved, where: slides)

    let gap =
      point.pointee.separation + (normalX * deltaX + normalY * deltaY)
      + (deltaB.rotation * (point.pointee.armB - 0.5 * deltaB.rotation * point.pointee.depthB) - deltaA.rotation
        * (point.pointee.armA - 0.5 * deltaA.rotation * point.pointee.depthA))
    let part = Lanes(repeating: Float(PhysicsTuning.penetrationBiasRecovery))
    let deep = gap + Lanes(repeating: Float(PhysicsTuning.deepOverlap))
    let shallow = gap + Lanes(repeating: Float(PhysicsTuning.invisibleDistance))
    var bias = point.pointee.penetrationBias
    bias.replace(with: bias + part * deep, where: deep .< zero)
    bias.replace(with: bias + part * shallow, where: shallow .> zero)
    let largest = Lanes(repeating: -Float(PhysicsTuning.largestPenetrationBias))
    bias.replace(with: largest, where: bias .< largest)
    bias.replace(with: zero, where: bias .> zero)
    point.pointee.penetrationBias = bias
    point.pointee.largestImpulse = zero
  }
}
