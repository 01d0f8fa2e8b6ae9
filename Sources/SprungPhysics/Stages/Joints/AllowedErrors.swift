// SPDX-License-Identifier: MIT

import SprungGeometry

/// Joints that are far off come in at a limited speed: what may be wrong at the end of the next substep is their
/// allowed error.
///
/// Rods, hinges and welds come in by the drift, since the velocities are freed afterwards from what moves along them. A
/// rope or a stop is free to go on inwards, so that the drift would fling what it brings in. It may be as wrong at the
/// end of the drift as it was at the start, and comes in by the correction, which moves without speed.
///
/// Without this, an anchor that jumps by 100 pt would ask for 24,000 pt/s in the next step: a catapult. With it, a joint comes in as
/// fast as what is inside a wall is pushed out, about 4 pt a step, and brings no speed along.
///
/// A row that does not come in although nothing else hinders it is contradicted by others. After `PhysicsTuning.jointPatience` steps it
/// keeps the error that it has, and says so once, so that its bodies can rest.
///
/// Invariant: what a joint may be off by never grows by itself.
final class AllowedErrors {
  private let equations: JointEquations

  init(equations: JointEquations) {
    self.equations = equations
  }

  /// Sets the allowed errors of all rows of a cluster after errors were read. If bodies `moved` by them since, what
  /// holds is right now.
  func updateAllowedErrors(_ cluster: Int, moved: Bool = false) {
    let solver = equations
    let range = solver.clusters[cluster]
    var hasAllowedErrors = false
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      forEachRow(of: solver.joints + position) { row, limit in
        let isRight = moved && solver.state[row] == .active
        updateAllowedError(row, by: (isRight ? 0 : solver.residual[row]) + solver.allowedError[row], within: limit)
        hasAllowedErrors = hasAllowedErrors || solver.allowedError[row] != 0
      }
    }
    solver.clusters[cluster].hasAllowedErrors = hasAllowedErrors
  }

  /// Sets what may be wrong with a row at the end of the next drift.
  ///
  /// A row that does not come in at all for some steps is contradicted by others: it keeps the error that it has, until
  /// something wakes its bodies, instead of pulling for ever.
  func updateAllowedError(_ row: Int, by error: Double, within limit: Double) {
    let solver = equations
    guard solver.refusals[row] < PhysicsTuning.jointPatience else { return }
    let allowedError = solver.allowedError[row]
    let left = allowed(row, error, limit)
    solver.allowedError[row] = left
    guard left != 0, allowedError != 0, abs(error) > abs(allowedError) + 0.9 * limit else {
      solver.refusals[row] = 0
      return
    }
    solver.refusals[row] += 1
    guard solver.refusals[row] == PhysicsTuning.jointPatience else { return }
    solver.allowedError[row] = error
    // A finger that pulls a pendulum off its circle does this too, so it is no mistake.
    Diagnostics.report(
      "contradictoryJoints",
      "A joint cannot hold together with others; it keeps its present error of \(error) until it is changed.")
  }

  /// What may be left of an error after the next substep, by the kind of the row.
  private func allowed(_ row: Int, _ error: Double, _ limit: Double) -> Double {
    switch equations.mode[row] {
    case .rope, .upperStop: return error > PhysicsTuning.tolerance ? error : 0
    case .lowerStop: return error < -PhysicsTuning.tolerance ? error : 0
    case .rigid, .free: return equations.state[row] == .active ? lessened(error, by: limit) : 0
    }
  }

  /// Has ropes and stops that are too far out hold a little nearer, before positions are corrected.
  func reduceAllowedErrors(_ cluster: Int) {
    let solver = equations
    let range = solver.clusters[cluster]
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      forEachRow(of: solver.joints + position) { row, limit in reduceAllowedError(row, within: limit) }
    }
  }

  /// Has one rope or stop hold a little nearer.
  func reduceAllowedError(_ row: Int, within limit: Double) {
    let solver = equations
    guard solver.allowedError[row] != 0, solver.refusals[row] < PhysicsTuning.jointPatience else { return }
    switch solver.mode[row] {
    case .rigid, .free: return
    case .rope, .upperStop, .lowerStop:
      solver.allowedError[row] = lessened(solver.allowedError[row], by: limit)
      solver.state[row] = .active
    }
  }

  /// An error that has come in by a limit, at most to zero.
  @inline(__always)
  private func lessened(_ error: Double, by limit: Double) -> Double {
    abs(error) > limit ? error - (error > 0 ? limit : -limit) : 0
  }

  /// The rows of a joint, and how far each may come in within a substep, in points or radians.
  @inline(__always)
  private func forEachRow(of joint: UnsafeMutablePointer<SolverJoint>, _ body: (Int, Double) -> Void) {
    let shape = joint.pointee.shape
    if joint.pointee.first >= 0 { body(Int(joint.pointee.first), PhysicsTuning.jointCorrectionDistance) }
    if joint.pointee.second >= 0 {
      body(
        Int(joint.pointee.second),
        shape == .slider ? PhysicsTuning.jointCorrectionAngle : PhysicsTuning.jointCorrectionDistance)
    }
    if joint.pointee.third >= 0 {
      body(
        Int(joint.pointee.third),
        shape == .slider ? PhysicsTuning.jointCorrectionDistance : PhysicsTuning.jointCorrectionAngle)
    }
  }

  /// Has ranges that are left at the start hold at their stops.
  func startStops(_ range: JointCluster) {
    let solver = equations
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
