// SPDX-License-Identifier: MIT

import SprungGeometry

/// Joints with a large error are corrected at a limited speed: their allowed error is the error that may remain at the
/// end of the next substep.
///
/// Rods, hinges and welds are corrected by the drift, since afterwards the velocities lose their components along them.
/// A rope or a stop is free to move on inwards, so that the drift would fling a corrected body. Its error at the end of
/// the drift may be as large as at the start, and it is corrected by the position correction, which moves without
/// speed.
///
/// Without this, an anchor that jumps by 100 pt would require 24,000 pt/s in the next step: a catapult. With it, a
/// joint is corrected as fast as a body inside a wall is pushed out, about 4 pt a step, without adding speed.
///
/// A row that is not corrected although nothing else hinders it is contradicted by others. After
/// `PhysicsTuning.jointPatience` steps it keeps its error, and reports that once, so that its bodies can rest.
///
/// Invariant: the allowed error of a joint grows only with external changes.
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
    // A finger that pulls a pendulum off its circle does this too, so it is not a mistake.
    Diagnostics.report(
      "contradictoryJoints",
      "A joint contradicts other joints. Its current error of \(error) is allowed until the joint is changed.")
  }

  /// The error that may remain after the next substep, by the kind of the row.
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
