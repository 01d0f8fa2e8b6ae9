// SPDX-License-Identifier: MIT

import SprungGeometry

/// Joints that are far off come in at a limited speed: what may be wrong at the end of the next substep is their slack.
///
/// Rods, hinges and welds come in by the drift, since the velocities are freed afterwards from what moves along them. A rope
/// or a stop is free to go on inwards, so that the drift would fling what it brings in. It may be as wrong at the end of the
/// drift as it was at the start, and comes in by the correction, which moves without speed.
extension World {
  /// Sets the slack of all rows of a cluster after errors were read. If bodies `moved` by them since, what holds is right now.
  func loosen(_ cluster: Int, moved: Bool = false) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    var isLoose = false
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      forEachRow(of: solver.joints + position) { row, reach in
        let isRight = moved && solver.state[row] == .active
        loosen(row, by: (isRight ? 0 : solver.residual[row]) + solver.slack[row], within: reach)
        isLoose = isLoose || solver.slack[row] != 0
      }
    }
    solver.clusters[cluster].isLoose = isLoose
  }

  /// Sets what may be wrong with a row at the end of the next drift.
  ///
  /// A row that does not come in at all for some steps is contradicted by others: it keeps the error that it has, until
  /// something wakes its bodies, instead of pulling for ever.
  func loosen(_ row: Int, by error: Double, within reach: Double) {
    let solver = jointSolver
    guard solver.refusals[row] < PhysicsTuning.jointPatience else { return }
    let slack = solver.slack[row]
    let left = allowed(row, error, reach)
    solver.slack[row] = left
    guard left != 0, slack != 0, abs(error) > abs(slack) + 0.9 * reach else {
      solver.refusals[row] = 0
      return
    }
    solver.refusals[row] += 1
    guard solver.refusals[row] == PhysicsTuning.jointPatience else { return }
    solver.slack[row] = error
    // A finger that pulls a pendulum off its circle does this too, so it is no mistake.
    Diagnostics.warn(
      "contradictoryJoints",
      "A joint cannot hold together with others; it keeps its present error of \(error) until it is changed.")
  }

  private func allowed(_ row: Int, _ error: Double, _ reach: Double) -> Double {
    switch jointSolver.mode[row] {
    case .rope, .upperStop: return error > PhysicsTuning.jointTolerance ? error : 0
    case .lowerStop: return error < -PhysicsTuning.jointTolerance ? error : 0
    case .rigid, .free: return jointSolver.state[row] == .active ? lessened(error, by: reach) : 0
    }
  }

  /// Has ropes and stops that are too far out hold a little nearer, before places are corrected.
  func takeIn(_ cluster: Int) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      forEachRow(of: solver.joints + position) { row, reach in takeIn(row, within: reach) }
    }
  }

  /// Has one rope or stop hold a little nearer.
  func takeIn(_ row: Int, within reach: Double) {
    let solver = jointSolver
    guard solver.slack[row] != 0, solver.refusals[row] < PhysicsTuning.jointPatience else { return }
    switch solver.mode[row] {
    case .rigid, .free: return
    case .rope, .upperStop, .lowerStop:
      solver.slack[row] = lessened(solver.slack[row], by: reach)
      solver.state[row] = .active
    }
  }

  @inline(__always)
  private func lessened(_ error: Double, by reach: Double) -> Double {
    abs(error) > reach ? error - (error > 0 ? reach : -reach) : 0
  }

  /// The rows of a joint, and how far each may come in within a substep, in points or radians.
  @inline(__always)
  private func forEachRow(of joint: UnsafeMutablePointer<SolverJoint>, _ body: (Int, Double) -> Void) {
    let shape = joint.pointee.shape
    if joint.pointee.first >= 0 { body(Int(joint.pointee.first), PhysicsTuning.jointReach) }
    if joint.pointee.second >= 0 {
      body(Int(joint.pointee.second), shape == .slider ? PhysicsTuning.jointTurn : PhysicsTuning.jointReach)
    }
    if joint.pointee.third >= 0 {
      body(Int(joint.pointee.third), shape == .slider ? PhysicsTuning.jointReach : PhysicsTuning.jointTurn)
    }
  }

  /// Has ranges that are left at the start hold at their stops.
  func startStops(_ range: JointCluster) {
    let solver = jointSolver
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      let joint = solver.joints + position
      let row = Int(joint.pointee.third)
      guard row >= 0, solver.mode[row] == .free else { continue }
      let value = solver.residual[row]
      guard value > joint.pointee.upper || value < joint.pointee.lower else { continue }
      solver.mode[row] = value > joint.pointee.upper ? .upperStop : .lowerStop
      solver.state[row] = .active
    }
  }
}
