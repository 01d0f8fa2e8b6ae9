// SPDX-License-Identifier: MIT

import SprungGeometry

/// The part of the solver step that concerns contacts.
///
/// # The idea
/// Contacts are solved by sequential impulses: each one in turn gets the impulse after which its two bodies no longer
/// approach there, and passes go over all of them, each starting from what the last step found (warm start), so that the
/// passes of many steps add up to a solution. In the terms of optimization this is projected Gauss-Seidel on a mixed linear
/// complementarity problem: 0 <= impulse, 0 <= speed of parting, and one of the two is zero.
///
/// # Soft overlap
/// Overlap is not put right at once, which would look like an explosion, but by an implicit, heavily damped spring. With the
/// effective mass m, angular frequency w, damping ratio z and substep h, a spring of m w² and 2 m z w that acts with its values
/// at the end of the substep asks for the impulse
///
///     -m / (1 + 1/s) · (v + x w / (2 z + h w)),    s = h w (2 z + h w)
///
/// for an approach v and an overlap x: an ordinary contact with a speed to aim for and a heavier denominator
/// (`ContactSoftness`). Neither depends on m, so light and heavy bodies part alike, and no stiffness can make it explode. A
/// second pass after the drift, without that spring, takes the speed away again that it gave (relaxation), so what is pushed
/// apart does not fly apart.
///
/// # What is not as in the sources
/// The two points of a contact are solved together, as a complementarity problem of two unknowns whose four cases are tried, or
/// the first would take more than its share and stacks would sway. Friction is also a spring, to where a point began to stick,
/// because velocities alone creep with every rounding. Where a load overcomes the spring for long, the push grows
/// (`penetrationBias`), which is the integral part of a controller: a column of sixty boxes overlaps by 1.5 pt in place of 3.2.
/// And what bears something much heavier counts as a tenth as heavy as that (`MassScaling`).
///
/// # Order
/// Contacts are ordered by colors: those of one color share no body that moves, so four of them fit the lanes of one vector
/// and their order does not matter; what touches something immovable comes last, so that nothing is left inside a wall.
///
/// # Sources
/// Catto, "Fast and Simple Physics using Sequential Impulses" (2006) and "Soft Constraints: Reinventing the Spring" (2011); the
/// relaxation pass after Macklin and others, "Small Steps in Physics Simulation" (2019), as Box2D 3 has it (Catto, "Solver2D", 2024).
///
/// # Invariants
/// Normal impulses only push; friction stays within its cone; contacts of a color share no moving body; the result does not
/// depend on how steps are grouped into frames; what two elastic bodies exchange keeps momentum and energy. `StackTests`,
/// `CollisionTests` and `CrowdTests` check them, `WorldValidator` the colors after every call of random tests.
final class ContactSolver {
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies

  init(contacts: ContactPool, groups: ContactGroups, solverBodies: SolverBodies) {
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
  }

  /// Takes the impulses back from the groups when a collision interval ends.
  @_optimize(speed)
  func storeImpulses() {
    for index in 0..<groups.activeCount { storeImpulses(of: groups.active[index]) }
  }

  /// Takes the impulses of one contact back.
  @inline(__always)
  func storeImpulses(of index: Int32) {
    let record = contacts.records + Int(index)
    let lane = Int(record.pointee.lane)
    guard lane >= 0, record.pointee.rowA >= 0 else { return }
    let group = groups.groups + lane / WideContact.width
    let column = lane % WideContact.width
    let points = UnsafeRawPointer(group).assumingMemoryBound(to: WidePoint.self)
    record.pointee.feature0 = record.pointee.manifold.first.feature
    record.pointee.normalImpulse0 = Double(points.pointee.normalImpulse[column])
    record.pointee.tangentImpulse0 = Double(points.pointee.tangentImpulse[column])
    record.pointee.penetrationBias0 = Double(points.pointee.penetrationBias[column])
    record.pointee.slip0 = slip(group, points, column)
    var largest = points.pointee.largestImpulse[column]
    if record.pointee.manifold.count > 1 {
      record.pointee.feature1 = record.pointee.manifold.second.feature
      record.pointee.normalImpulse1 = Double((points + 1).pointee.normalImpulse[column])
      record.pointee.tangentImpulse1 = Double((points + 1).pointee.tangentImpulse[column])
      record.pointee.penetrationBias1 = Double((points + 1).pointee.penetrationBias[column])
      record.pointee.slip1 = slip(group, points + 1, column)
      largest = max(largest, (points + 1).pointee.largestImpulse[column])
    } else {
      record.pointee.feature1 = UInt32.max
      record.pointee.normalImpulse1 = 0
      record.pointee.tangentImpulse1 = 0
    }
    if largest > 0 { record.pointee.flags.insert(.pushed) }
  }

  /// The distance along the tangent since a point began to stick; zero if it slides.
  @inline(__always)
  private func slip(
    _ group: UnsafeMutablePointer<WideContact>, _ point: UnsafePointer<WidePoint>, _ column: Int
  ) -> Double {
    let limit = 0.999 * group.pointee.friction[column] * point.pointee.normalImpulse[column]
    guard abs(point.pointee.tangentImpulse[column]) < limit else { return 0 }
    let deltaA = solverBodies.deltaPosition[Int(group.pointee.indexA[column])]
    let deltaB = solverBodies.deltaPosition[Int(group.pointee.indexB[column])]
    let armA = Double(point.pointee.tangentArmA[column])
    let armB = Double(point.pointee.tangentArmB[column])
    return Double(point.pointee.slip[column]) + Double(group.pointee.normalX[column]) * (deltaB.y - deltaA.y)
      - Double(group.pointee.normalY[column]) * (deltaB.x - deltaA.x) + deltaB.z * armB - deltaA.z * armA
  }

  /// Applies the impulses of the last substep once more: what rests needs no other ones.
  func warmStartContacts() {
    let velocity = solverBodies.passVelocity.view
    for index in 0..<groups.count { WideContact.warmStart(groups.groups + index, velocity) }
  }

  /// One pass over all contacts, those with what cannot move last.
  func solveContacts(_ duration: Double, pushes: Bool) {
    let velocity = solverBodies.passVelocity.view
    let delta = solverBodies.passDelta.view
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
