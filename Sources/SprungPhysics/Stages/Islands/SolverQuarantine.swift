// SPDX-License-Identifier: MIT

import SprungGeometry

/// Removes solver bodies whose state is not finite or is beyond the limits, together with their impulses; see
/// `Quarantine`. States are checked before each step, because they may have been set externally, and after each step.
/// After the step, a body with an invalid state is reset to the start of the collision interval. The body leaves the
/// solver together with the impulses of its contacts and joints, which would otherwise spread the invalid state to its
/// neighbors.
final class SolverQuarantine {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let activeList: ActiveList
  private let quarantine: Quarantine
  private let islandBuilder: IslandBuilder
  private let writeback: SolverWriteback

  init(
    columns: BodyColumns, contacts: ContactPool, groups: ContactGroups, solverBodies: SolverBodies, joints: JointStore,
    activeList: ActiveList, quarantine: Quarantine, islandBuilder: IslandBuilder, writeback: SolverWriteback
  ) {
    self.columns = columns
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
    self.joints = joints
    self.activeList = activeList
    self.quarantine = quarantine
    self.islandBuilder = islandBuilder
    self.writeback = writeback
  }

  /// Returns whether all solver bodies have a valid state. The velocities of solver bodies are not yet in the columns.
  /// The check processes four numbers at a time, because it is called before and after every step.
  @_optimize(speed)
  func areSolverBodiesReasonable() -> Bool {
    let (rows, velocity) = (solverBodies.rows.view, solverBodies.velocity.view)
    let (x, y, angle) = (columns.x, columns.y, columns.angle)
    let limit = SIMD4(repeating: PhysicsLimits.farthestCoordinate)
    // Zero times a finite number is zero; otherwise the product is NaN.
    var rest = SIMD4<Double>()
    var isNear = SIMDMask<SIMD4<Double.SIMDMaskScalar>>(repeating: true)
    for solverIndex in 1..<solverBodies.count {
      let row = Int(rows[solverIndex])
      rest += velocity[solverIndex] * 0
      let place = SIMD4(x[row], y[row], angle[row], 0)
      isNear .&= (place .<= limit) .& (place .>= -limit)
    }
    return all(isNear) && rest.x + rest.y + rest.z == 0
  }

  /// Returns whether the position and velocity of a body are finite and within the limits.
  @inline(__always)
  func isReasonable(solverIndex: Int) -> Bool {
    let columns = columns
    let row = Int(solverBodies.rows[solverIndex])
    let velocity = solverBodies.velocity[solverIndex]
    let limit = PhysicsLimits.farthestCoordinate
    // Zero times a finite number is zero; otherwise the product is NaN.
    let rest = velocity.x * 0 + velocity.y * 0 + velocity.z * 0
    return abs(columns.x[row]) <= limit && abs(columns.y[row]) <= limit && abs(columns.angle[row]) <= limit
      && rest == 0
  }

  /// Stops the solver bodies with invalid states at their poses from the start of the collision interval, and gathers
  /// the other bodies again.
  func quarantineSolverBodies() {
    var rows: [Int32] = []
    for solverIndex in 1..<solverBodies.count where !isReasonable(solverIndex: solverIndex) {
      let row = Int(solverBodies.rows[solverIndex])
      let velocity = solverBodies.velocity[solverIndex]
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.angularVelocity[row] = velocity.z
      quarantine.reportUnreasonable(row)
      let base = solverBodies.base[solverIndex]
      quarantine.putBack(row, x: base.x, y: base.y, angle: base.z)
      solverBodies.velocity[solverIndex] = SIMD4()
      solverBodies.deltaPosition[solverIndex] = SIMD4()
      rows.append(Int32(row))
    }
    writeback.storeSolverBodies()
    dropImpulses(of: rows)
    for row in rows { activeList.sleep(Int(row)) }
    // The stored state of the joint solver can also be invalid.
    joints.listed = []
    joints.isStale = true
    islandBuilder.buildIslands()
  }

  /// Clears the impulses of the rows' contacts, and all NaNs in other contacts.
  private func dropImpulses(of rows: [Int32]) {
    for index in 0..<groups.activeCount {
      let record = contacts.records + Int(groups.active[index])
      let lane = Int(record.pointee.lane)
      guard lane >= 0, record.pointee.rowA >= 0 else { continue }
      let group = groups.groups + lane / WideContact.width
      let column = lane % WideContact.width
      let sum =
        group.pointee.first.normalImpulse[column] + group.pointee.first.tangentImpulse[column]
        + group.pointee.second.normalImpulse[column] + group.pointee.second.tangentImpulse[column]
        + group.pointee.first.largestImpulse[column] + group.pointee.second.largestImpulse[column]
      guard !sum.isFinite || rows.contains(record.pointee.rowA) || rows.contains(record.pointee.rowB)
      else { continue }
      group.pointee.first.dropImpulses(column)
      group.pointee.second.dropImpulses(column)
    }
  }
}

/// Clears the state of contacts with invalid bodies.
extension WidePoint {
  fileprivate mutating func dropImpulses(_ column: Int) {
    normalImpulse[column] = 0
    tangentImpulse[column] = 0
    largestImpulse[column] = 0
    slip[column] = 0
    penetrationBias[column] = 0
  }
}
