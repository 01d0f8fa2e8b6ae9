// SPDX-License-Identifier: MIT

import SprungGeometry

/// Rods that share no body with another joint, such as those of pendulums. Such rods are chains of one link and have a
/// closed-form solution.
///
/// Let d be the unit direction of the rod at the start of the substep. An impulse along d changes the vector q between
/// the ends after the drift by s d. The result must have the length of the rod, |q + s d| = l. Of the two roots
///
///     s = -q · d ± √(l² - (q × d)²)
///
/// the positive one preserves the order of the rod's ends; the other one would swap them. Newton's method in
/// `ChainSolver` requires three rounds. The closed form requires one square root, and the only remaining error is
/// rounding.
///
/// The other cases (ropes, rods that are corrected over several steps, and flung rods) are handled by the loops for
/// chains.
final class LoneRods {
  typealias Rod = UnsafeMutablePointer<ChainFold>

  private let columns: BodyColumns
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let chainPasses: ChainPasses

  init(columns: BodyColumns, solverBodies: SolverBodies, equations: JointEquations, chainPasses: ChainPasses) {
    self.columns = columns
    self.solverBodies = solverBodies
    self.equations = equations
    self.chainPasses = chainPasses
  }

  /// Returns the fold of a chain that consists of a single rod, or nil.
  @inline(__always)
  func rod(_ cluster: Int) -> Rod? {
    let range = equations.clusters + cluster
    guard range.pointee.firstFold == range.pointee.foldEnd else { return nil }
    let rod = equations.folds + Int(range.pointee.foldEnd)
    return rod.pointee.isRope.front == 0 && rod.pointee.pivot.front > 0 ? rod : nil
  }

  /// Applies the impulse after which the rod has its exact length at the end of the drift. Returns false if there is no
  /// such impulse: a rod that rotates too far in a substep is flung. At the end of the drift, the rod must extend over
  /// more than 90 % of its length along the initial direction (`PhysicsTuning.jointConvergence`).
  @_optimize(speed)
  func solveDrift(_ rod: Rod, _ duration: Double) -> Bool {
    let velocity = solverBodies.velocity.view
    let shift = solverBodies.shift.view
    let (x, y) = chainPasses.positions(rod, columns.x, columns.y)
    let front = Int(rod.pointee.solverIndex.front)
    let back = Int(rod.pointee.solverIndex.back)
    let speedX = velocity[back].x - velocity[front].x
    let speedY = velocity[back].y - velocity[front].y
    let distanceX = x.back - x.front + speedX * duration + (shift[back].x - shift[front].x)
    let distanceY = y.back - y.front + speedY * duration + (shift[back].y - shift[front].y)
    let directionX = rod.pointee.directionX.front
    let directionY = rod.pointee.directionY.front
    let across = distanceX * directionY - distanceY * directionX
    let target = rod.pointee.target.front
    let square = target * target - across * across
    let least = (1 - PhysicsTuning.jointConvergence) * target
    guard target > 0, square > least * least else { return false }
    let way = square.squareRoot() - (distanceX * directionX + distanceY * directionY)
    push(rod, way * rod.pointee.pivot.front / duration)
    return true
  }

  /// Reads the rod's direction after the drift. Returns whether the rod's length is correct to rounding precision.
  @_optimize(speed)
  func isRight(_ cluster: Int, _ rod: Rod) -> Bool {
    let range = equations.clusters + cluster
    if range.pointee.isFlung || range.pointee.hasAllowedErrors { return false }
    let (x, y) = chainPasses.positions(rod, columns.x, columns.y)
    let distanceX = x.back - x.front
    let distanceY = y.back - y.front
    let length = (distanceX * distanceX + distanceY * distanceY).squareRoot()
    let error = length - rod.pointee.target.front
    guard length > PhysicsTuning.tolerance, abs(error) <= PhysicsLimits.correctedError else { return false }
    let scale = 1 / length
    rod.pointee.directionX = Halves(distanceX * scale, -(distanceX * scale))
    rod.pointee.directionY = Halves(distanceY * scale, -(distanceY * scale))
    rod.pointee.residual = Halves(error)
    rod.pointee.impulse = Halves()
    return true
  }

  /// Removes velocities that would change the rod's length.
  @_optimize(speed)
  func solveVelocity(_ rod: Rod) {
    let velocity = solverBodies.velocity.view
    let front = Int(rod.pointee.solverIndex.front)
    let back = Int(rod.pointee.solverIndex.back)
    let speed =
      rod.pointee.directionX.front * (velocity[back].x - velocity[front].x)
      + rod.pointee.directionY.front * (velocity[back].y - velocity[front].y)
    push(rod, -speed * rod.pointee.pivot.front)
  }

  /// Applies an impulse along the rod to both bodies.
  @inline(__always)
  private func push(_ rod: Rod, _ impulse: Double) {
    let velocity = solverBodies.velocity.view
    rod.pointee.impulse = rod.pointee.impulse + Halves(impulse)
    let pushX = rod.pointee.directionX.front * impulse
    let pushY = rod.pointee.directionY.front * impulse
    let front = Int(rod.pointee.solverIndex.front)
    let back = Int(rod.pointee.solverIndex.back)
    velocity[front].x -= rod.pointee.inverse.front * pushX
    velocity[front].y -= rod.pointee.inverse.front * pushY
    velocity[back].x += rod.pointee.inverse.back * pushX
    velocity[back].y += rod.pointee.inverse.back * pushY
  }
}
