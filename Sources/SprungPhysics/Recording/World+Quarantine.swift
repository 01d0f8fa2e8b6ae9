// SPDX-License-Identifier: MIT

import SprungGeometry

/// No state of a world is ever a NaN or beyond the farthest coordinate: a body that gets there goes back to its last
/// good state, is stopped and reported once; the others go on.
///
/// Where the solver or fields add up impulses and pulls, every step is looked at before anybody sees it. Bodies that
/// move alone follow a linear map with bounded coefficients, which makes no NaN from finite numbers; they can only go
/// too far, and slowly at that, so they are validated every `PhysicsTuning.validationSteps` steps.
extension World {
  /// Whether a body's state may be shown to others. A NaN fails every comparison.
  @inline(__always)
  func isReasonable(_ row: Int) -> Bool {
    let columns = columns
    let limit = PhysicsTuning.farthestCoordinate
    let number = Double.greatestFiniteMagnitude
    return abs(columns.x[row]) <= limit && abs(columns.y[row]) <= limit && abs(columns.angle[row]) <= limit
      && abs(columns.velocityX[row]) <= number && abs(columns.velocityY[row]) <= number
      && abs(columns.angularVelocity[row]) <= number
  }

  /// Whether the same is so of every body in the solver, whose velocities are not in the columns yet.
  func areSolverBodiesReasonable() -> Bool {
    var isReasonable = true
    for solverIndex in 1..<solverBodies.count where !self.isReasonable(solverIndex: solverIndex) {
      isReasonable = false
    }
    return isReasonable
  }

  @inline(__always)
  private func isReasonable(solverIndex: Int) -> Bool {
    let columns = columns
    let row = Int(solverBodies.rows[solverIndex])
    let velocity = solverBodies.velocity[solverIndex]
    let limit = PhysicsTuning.farthestCoordinate
    // Zero times a number is zero, of anything else it is a NaN.
    let rest = velocity.x * 0 + velocity.y * 0 + velocity.z * 0
    return abs(columns.x[row]) <= limit && abs(columns.y[row]) <= limit && abs(columns.angle[row]) <= limit
      && rest == 0
  }

  /// Stops the solver bodies that are in no reasonable state where the collision interval began, and gathers the others
  /// anew.
  func quarantineSolverBodies() {
    var rows: [Int32] = []
    for solverIndex in 1..<solverBodies.count where !isReasonable(solverIndex: solverIndex) {
      let row = Int(solverBodies.rows[solverIndex])
      let velocity = solverBodies.velocity[solverIndex]
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.angularVelocity[row] = velocity.z
      reportUnreasonable(row)
      let base = solverBodies.base[solverIndex]
      putBack(row, x: base.x, y: base.y, angle: base.z)
      solverBodies.velocity[solverIndex] = SIMD4()
      solverBodies.deltaPosition[solverIndex] = SIMD4()
      rows.append(Int32(row))
    }
    storeSolverBodies()
    dropImpulses(of: rows)
    for row in rows { sleep(Int(row)) }
    // What the solver of joints kept may be broken as well.
    jointStructure.removeAll(keepingCapacity: true)
    areJointsStale = true
    buildIslands()
  }

  /// Stops a body that moves alone, if its state is not reasonable, where it was or, if that is no better, where it was
  /// at the last validation.
  func quarantineIfNeeded(_ row: Int, before: State) {
    guard !isReasonable(row) else { return }
    reportUnreasonable(row)
    let limit = PhysicsTuning.farthestCoordinate
    if abs(before.x) <= limit, abs(before.y) <= limit, abs(before.angle) <= limit {
      putBack(row, x: before.x, y: before.y, angle: before.angle)
    } else {
      putBack(row, x: columns.goodX[row], y: columns.goodY[row], angle: columns.goodAngle[row])
    }
    sleep(row)
  }

  /// Checks the state of every awake body, and keeps the positions of those that are in order.
  func validateAwakeBodies() {
    let columns = columns
    var position = 0
    while position < activeCount {
      let row = Int(columns.active[position])
      if isReasonable(row) {
        keepGood(row)
        position += 1
      } else {
        // Another one takes its position.
        stopWhereGood(row)
      }
    }
  }

  /// Stops a body that is in no reasonable state where the last validation found it in order.
  func stopWhereGood(_ row: Int) {
    reportUnreasonable(row)
    putBack(row, x: columns.goodX[row], y: columns.goodY[row], angle: columns.goodAngle[row])
    sleep(row)
  }

  /// Keeps the position of a body as one to go back to.
  @inline(__always)
  func keepGood(_ row: Int) {
    columns.goodX[row] = columns.x[row]
    columns.goodY[row] = columns.y[row]
    columns.goodAngle[row] = columns.angle[row]
  }

  private func putBack(_ row: Int, x: Double, y: Double, angle: Double) {
    columns.x[row] = x
    columns.y[row] = y
    columns.angle[row] = angle
    columns.velocityX[row] = 0
    columns.velocityY[row] = 0
    columns.angularVelocity[row] = 0
    columns.stillSteps[row] = 0
    columns.flags[row].insert([.stale, .disturbed])
    markMoved(row)
  }

  /// Takes the impulses from contacts of the rows, and all that are no numbers from others.
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

  /// Tells once a body.
  private func reportUnreasonable(_ row: Int) {
    guard !columns.flags[row].contains(.quarantined) else { return }
    columns.flags[row].insert(.quarantined)
    Diagnostics.report(
      "unreasonableState",
      "Body \(row) (generation \(bodyRows.generation(of: row))) came to the position \(columns.x[row]), \(columns.y[row]) at the "
        + "angle \(columns.angle[row]) with the velocity \(columns.velocityX[row]), \(columns.velocityY[row]) and "
        + "\(columns.angularVelocity[row]) rad/s, which must be finite, and position and angle at most "
        + "\(PhysicsTuning.farthestCoordinate). It was stopped where it last was in order; look for what pushes or holds it too strongly."
    )
  }
}

extension WidePoint {
  fileprivate mutating func dropImpulses(_ column: Int) {
    normalImpulse[column] = 0
    tangentImpulse[column] = 0
    largestImpulse[column] = 0
    slip[column] = 0
    penetrationBias[column] = 0
  }
}
