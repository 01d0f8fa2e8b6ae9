// SPDX-License-Identifier: MIT

import SprungGeometry

/// Applies impulses of joints, and keeps those of ropes, stops and friction within their bounds: an active set, without
/// the rows at a bound.
/// A bound applies to the sum of the impulses of a phase, not to the result of one solve. In total, a rope pulls, a
/// stop pushes, and friction is no more than its torque. So a row whose sum would leave its bounds is set to the bound
/// and decoupled, the rest is solved again, and a row at a bound that the velocities press against it is released. Each
/// change of the active set costs a factorization. Most substeps need none, because the previous substep's set is tried
/// first.
final class JointImpulses {
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let factorization: JointFactorization

  init(solverBodies: SolverBodies, equations: JointEquations, factorization: JointFactorization) {
    self.solverBodies = solverBodies
    self.equations = equations
    self.factorization = factorization
  }

  /// Releases a row at a bound if it has to hold after all.
  func release(_ row: Int) -> Bool {
    let solver = equations
    let error = solver.residual[row]
    let isNeeded =
      (solver.state[row] == .atUpper && error > PhysicsTuning.tolerance)
      || (solver.state[row] == .atLower && error < -PhysicsTuning.tolerance)
    if isNeeded { solver.state[row] = .active }
    return isNeeded
  }

  /// The bounds of a row's impulse in half a step.
  @inline(__always)
  func bounds(_ row: Int, _ duration: Double) -> (lower: Double, upper: Double) {
    let solver = equations
    let friction = solver.friction[row] * duration / 2
    switch solver.mode[row] {
    case .rigid: return (-.infinity, .infinity)
    case .rope: return (-.infinity, 0)
    case .free: return (-friction, friction)
    case .upperStop: return (-.infinity, friction)
    case .lowerStop: return (-friction, .infinity)
    }
  }

  /// Puts rows whose impulse would exceed its bounds to the bound. Answers whether there were any; then the solution is
  /// void.
  func clamp(_ range: JointCluster, _ duration: Double) -> Bool {
    let solver = equations
    var isOther = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.mode[row] != .rigid {
      guard solver.state[row] == .active else { continue }
      let bounds = bounds(row, duration)
      let sum = solver.impulse[row] + solver.solution[row]
      guard sum < bounds.lower || sum > bounds.upper else { continue }
      let isUpper = sum > bounds.upper
      solver.state[row] = isUpper ? .atUpper : .atLower
      solver.solution[row] = (isUpper ? bounds.upper : bounds.lower) - solver.impulse[row]
      push(row)
      isOther = true
    }
    return isOther
  }

  /// Gives the bodies of a row its new impulse.
  @inline(__always)
  func push(_ row: Int) {
    let solver = equations
    let size = solver.solution[row]
    solver.impulse[row] += size
    let direction = solver.jacobian[row]
    let solverIndex = Int(solver.solverIndex[row])
    let otherSolverIndex = Int(solver.otherSolverIndex[row])
    solverBodies.velocity[solverIndex] +=
      equations.inverse[solverIndex] * (SIMD4(direction.x, direction.y, direction.z, 0) * size)
    solverBodies.velocity[otherSolverIndex] -=
      equations.inverse[otherSolverIndex] * (SIMD4(direction.x, direction.y, direction.w, 0) * size)
  }

  /// Gives every body of a cluster the impulses of the solution.
  func apply(_ range: JointCluster) {
    let solver = equations
    let jacobian = solver.jacobian.view
    let solution = solver.solution.view
    let impulse = solver.impulse.view
    let indexOf = solver.solverIndex.view
    let otherIndexOf = solver.otherSolverIndex.view
    let velocity = solverBodies.velocity.view
    let inverse = equations.inverse.view
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let size = solution[row]
      impulse[row] += size
      let direction = jacobian[row]
      let solverIndex = Int(indexOf[row])
      let otherSolverIndex = Int(otherIndexOf[row])
      velocity[solverIndex] += inverse[solverIndex] * (SIMD4(direction.x, direction.y, direction.z, 0) * size)
      velocity[otherSolverIndex] -= inverse[otherSolverIndex] * (SIMD4(direction.x, direction.y, direction.w, 0) * size)
    }
  }

  /// Starts the impulses of a substep's first phase. Rows without bounds need no sum.
  func startJointImpulses() {
    let solver = equations
    for cluster in 0..<solver.clusterCount
    where solver.clusters[cluster].isBounded && !solver.clusters[cluster].isLinkChain {
      let range = solver.clusters[cluster]
      for row in Int(range.firstRow)..<Int(range.rowEnd) {
        solver.impulse[row] = 0
        guard solver.mode[row] != .rigid, solver.mode[row] != .rope, solver.state[row] != .off else { continue }
        if solver.state[row] != .active {
          // A row that slipped or left its stop is checked again, with its previous impulse.
          solver.state[row] = .active
          solver.clusters[cluster].isFactored = false
        }
      }
      if !solver.clusters[cluster].isFactored { factorization.factor(cluster) }
    }
  }

  /// Reactivates rows that were set to a bound but whose velocity error shows that they must hold again; returns whether
  /// any changed.
  func releaseAll(_ range: JointCluster) -> Bool {
    let solver = equations
    var isOther = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.mode[row] != .rigid {
      // A rope that is slack has no business with velocities.
      if solver.mode[row] == .rope, solver.impulse[row] == 0 { continue }
      if release(row) { isOther = true }
    }
    return isOther
  }
}
