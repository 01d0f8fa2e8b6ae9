// SPDX-License-Identifier: MIT

import SprungGeometry

/// Applies the impulses of joints and keeps those of ropes, limits and friction within their bounds using an active-set
/// method. Bounds apply to the sum of the impulses of a phase, not to the result of a single solve. In total, a rope
/// pulls, a limit pushes, and friction does not exceed its torque. A row whose sum would exceed its bounds is set to
/// the bound and decoupled, and the other rows are solved again. A row at a bound is released if its velocity error
/// shows that it must be active again. Each change of the active set requires a factorization. Most substeps need no
/// factorization, because they start with the active set of the previous substep.
final class JointImpulses {
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let factorization: JointFactorization

  init(solverBodies: SolverBodies, equations: JointEquations, factorization: JointFactorization) {
    self.solverBodies = solverBodies
    self.equations = equations
    self.factorization = factorization
  }

  /// Releases a row at a bound if it must be active again.
  func release(_ row: Int) -> Bool {
    let solver = equations
    let error = solver.residual[row]
    let isNeeded =
      (solver.state[row] == .atUpper && error > PhysicsTuning.tolerance)
      || (solver.state[row] == .atLower && error < -PhysicsTuning.tolerance)
    if isNeeded { solver.state[row] = .active }
    return isNeeded
  }

  /// Returns the bounds on a row's impulse in half a step.
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

  /// Sets rows whose impulse would exceed its bounds to the bound. Returns whether any row was set, in which case the
  /// solution is invalid.
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

  /// Applies the new impulse of a row to its bodies.
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

  /// Applies the impulses of the solution to all bodies of a cluster.
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

  /// Resets the impulses for the first phase of a substep. Rows without bounds need no sum.
  func startJointImpulses() {
    let solver = equations
    for cluster in 0..<solver.clusterCount
    where solver.clusters[cluster].isBounded && !solver.clusters[cluster].isLinkChain {
      let range = solver.clusters[cluster]
      for row in Int(range.firstRow)..<Int(range.rowEnd) {
        solver.impulse[row] = 0
        guard solver.mode[row] != .rigid, solver.mode[row] != .rope, solver.state[row] != .off else { continue }
        if solver.state[row] != .active {
          // A row that slipped or left its limit is tested again, with its previous impulse.
          solver.state[row] = .active
          solver.clusters[cluster].isFactored = false
        }
      }
      if !solver.clusters[cluster].isFactored { factorization.factor(cluster) }
    }
  }

  /// Reactivates rows at a bound whose velocity error shows that they must be active again, and returns whether any
  /// changed.
  func releaseAll(_ range: JointCluster) -> Bool {
    let solver = equations
    var isOther = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.mode[row] != .rigid {
      // A slack rope does not affect velocities.
      if solver.mode[row] == .rope, solver.impulse[row] == 0 { continue }
      if release(row) { isOther = true }
    }
    return isOther
  }
}
