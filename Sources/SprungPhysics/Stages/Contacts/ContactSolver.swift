// SPDX-License-Identifier: MIT

import SprungGeometry

/// The contact solver.
///
/// # The idea
/// Contacts are solved by sequential impulses. Each contact in turn receives the impulse that stops its two bodies from
/// approaching each other at the contact. Passes cover all contacts and start with the impulses of the last step (warm
/// starting), so that the passes of many steps converge to a solution. In terms of optimization, this is projected
/// Gauss-Seidel for a mixed linear complementarity problem: both the impulse and the separation speed are at least 0,
/// and one of them is 0.
///
/// # Soft overlap
/// An implicit, heavily damped spring corrects overlap. If overlap were corrected immediately, bodies would fly apart
/// as in an explosion. Let m be the effective mass, w the angular frequency, z the damping ratio and h the substep. An
/// implicit spring with the stiffness m w² and the damping 2 m z w, evaluated at the end of the substep, requires the
/// impulse
///
///     -m / (1 + 1/s) · (v + x w / (2 z + h w)),    s = h w (2 z + h w)
///
/// for an approach speed v and an overlap x. Such a spring is equivalent to an ordinary contact with a target speed and
/// a larger denominator (`ContactSoftness`). Neither value depends on m, so light and heavy bodies separate in the same
/// way, and the contact is stable at any stiffness. After the drift, a second pass without the spring removes the speed
/// that the spring added (relaxation), so that separated bodies do not fly apart.
///
/// # Differences from the sources
/// The two points of a contact are solved together, as a complementarity problem with two unknowns whose four cases are
/// tested. If they were solved one after the other, the first point would receive too large a share, and stacks would
/// sway. Friction also acts as a spring to the position at which a point started to stick. Friction that depends on the
/// velocity alone lets bodies creep with every rounding error. If a load compresses the spring for a long time, the
/// push increases (`penetrationBias`), like the integral term of a controller. With this bias, a column of sixty boxes
/// overlaps by 1.5 pt instead of 3.2 pt. A body that supports a much heavier one is treated as if it had a tenth of the
/// heavier body's mass (`MassScaling`).
///
/// # Order
/// Contacts are ordered by color. Contacts of one color share no movable body, so four of them fit into the lanes of a
/// vector in any order. Contacts with immovable shapes come last, so that no body remains inside a wall.
///
/// # Sources
/// Catto, "Fast and Simple Physics using Sequential Impulses" (2006) and "Soft Constraints: Reinventing the Spring"
/// (2011). The relaxation pass follows Macklin and others, "Small Steps in Physics Simulation" (2019), as in Box2D 3
/// (Catto, "Solver2D", 2024).
///
/// # Invariants
/// Normal impulses only push. Friction stays within its cone. Contacts of a color share no movable body. Results do not
/// depend on the grouping of steps. Collisions of elastic bodies conserve momentum and energy. `StackTests`,
/// `CollisionTests` and `CrowdTests` check these invariants. `WorldValidator` checks the colors after every call of
/// randomized tests.
final class ContactSolver {
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies

  init(contacts: ContactPool, groups: ContactGroups, solverBodies: SolverBodies) {
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
  }

  /// Copies the impulses from the groups to the records at the end of a collision interval.
  @_optimize(speed)
  func storeImpulses() {
    for index in 0..<groups.activeCount { storeImpulses(of: groups.active[index]) }
  }

  /// Stores the impulses of one contact in its record.
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

  /// Returns the distance that a point has moved along the tangent since it started to stick, or zero if it slides.
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

  /// Applies the impulses of the last substep again. Resting bodies need no other impulses.
  func warmStartContacts() {
    let velocity = solverBodies.passVelocity.view
    for index in 0..<groups.count { WideContact.warmStart(groups.groups + index, velocity) }
  }

  /// Makes one pass over all contacts. Contacts with immovable shapes come last.
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
