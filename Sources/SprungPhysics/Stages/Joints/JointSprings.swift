// SPDX-License-Identifier: MIT

import SprungGeometry

/// The springs of joints, which are applied once per substep using the exact solution of their relative motion.
/// Relative to each other, the two points of a spring move like a body of their reduced mass on a spring attached to a
/// fixed point, which `Propagator` solves. The velocity change of that body over the substep determines the impulse. A
/// single spring is therefore exact along its line and stable at any stiffness. Several springs on one body are applied
/// in sequence, forward in one step and backward in the next.
final class JointSprings {
  private let columns: BodyColumns
  private let clock: StepClock
  private let propagators: PropagatorCache
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let equations: JointEquations
  private let jointImpulses: JointImpulses

  init(
    columns: BodyColumns, clock: StepClock, propagators: PropagatorCache, solverBodies: SolverBodies,
    joints: JointStore, equations: JointEquations, jointImpulses: JointImpulses
  ) {
    self.columns = columns
    self.clock = clock
    self.propagators = propagators
    self.solverBodies = solverBodies
    self.joints = joints
    self.equations = equations
    self.jointImpulses = jointImpulses
  }

  /// Adds the effects of springs in a substep to velocities and shifts.
  ///
  /// Each spring follows its exact one-dimensional motion along its line at the middle of the substep, with the reduced
  /// mass of its two points. Several springs are applied in sequence, alternately forward and backward. The alternation
  /// is symmetric in time over two steps, so energy neither increases nor decreases.
  func pullSprings(_ duration: Double) {
    jointImpulses.startJointImpulses()
    let solver = equations
    let isBackwards = clock.gridStep & 1 != 0
    for position in 0..<solver.springCount {
      pull(solver.springs + (isBackwards ? solver.springCount - 1 - position : position), duration)
    }
  }

  /// Changes the velocities of both ends according to the exact motion of one spring along its line.
  private func pull(_ joint: UnsafeMutablePointer<SolverJoint>, _ duration: Double) {
    let columns = columns
    let solverBodies = solverBodies
    let record = joints.pool.records + Int(joint.pointee.index)
    let body = Int(joint.pointee.body)
    let other = Int(joint.pointee.other)
    let solverIndex = Int(joint.pointee.solverIndex)
    let otherSolverIndex = Int(joint.pointee.otherSolverIndex)
    let lever = Joint.rotated(joint.pointee.offsetX, joint.pointee.offsetY, by: columns.angle[body])
    var otherLever = (x: 0.0, y: 0.0)
    var otherX = joint.pointee.anchorX
    var otherY = joint.pointee.anchorY
    if other >= 0 {
      otherLever = Joint.rotated(joint.pointee.otherOffsetX, joint.pointee.otherOffsetY, by: columns.angle[other])
      otherX = columns.x[other]
      otherY = columns.y[other]
    }
    let velocity = solverBodies.velocity[solverIndex]
    let otherVelocity = solverBodies.velocity[otherSolverIndex]
    let shift = solverBodies.shift[solverIndex]
    let otherShift = solverBodies.shift[otherSolverIndex]
    let speedX = velocity.x - velocity.z * lever.y - (otherVelocity.x - otherVelocity.z * otherLever.y)
    let speedY = velocity.y + velocity.z * lever.x - (otherVelocity.y + otherVelocity.z * otherLever.x)
    let shiftX = shift.x - shift.z * lever.y - (otherShift.x - otherShift.z * otherLever.y)
    let shiftY = shift.y + shift.z * lever.x - (otherShift.y + otherShift.z * otherLever.x)
    let deltaX = columns.x[body] - otherX + (lever.x - otherLever.x) + shiftX
    let deltaY = columns.y[body] - otherY + (lever.y - otherLever.y) + shiftY
    let middleX = deltaX + speedX * duration / 2
    let middleY = deltaY + speedY * duration / 2
    let distance = (middleX * middleX + middleY * middleY).squareRoot()
    let directionX = distance > 1e-9 ? middleX / distance : 1
    let directionY = distance > 1e-9 ? middleY / distance : 0
    let map = propagators.over(
      stiffness: record.pointee.stiffness, dampingRate: record.pointee.dampingRate, time: duration)
    let inverse = solverBodies.inverse[solverIndex]
    let otherInverse = solverBodies.inverse[otherSolverIndex]
    let maximum = record.pointee.maximumForce * duration

    func act(_ x: Double, _ y: Double, _ length: Double) {
      let stretch = deltaX * x + deltaY * y - length
      let speed = speedX * x + speedY * y
      let newStretch = map.positionFromPosition * stretch + map.positionFromVelocity * speed
      let newSpeed = map.velocityFromPosition * stretch + map.velocityFromVelocity * speed
      let arm = lever.x * y - lever.y * x
      let otherArm = otherLever.x * y - otherLever.y * x
      let ease = inverse.x + otherInverse.x + arm * arm * inverse.z + otherArm * otherArm * otherInverse.z
      guard ease > 0 else { return }
      var push = (newSpeed - speed) / ease
      // The following drift adds the new speed times the duration, so the shift is the remaining difference from the
      // exact stretch.
      var shift = (newStretch - stretch - newSpeed * duration) / ease
      if abs(push) > maximum {
        shift *= maximum / abs(push)
        push = push > 0 ? maximum : -maximum
      }
      let along = inverse * SIMD4(x, y, arm, 0)
      let otherAlong = otherInverse * SIMD4(x, y, otherArm, 0)
      solverBodies.velocity[solverIndex] += along * push
      solverBodies.velocity[otherSolverIndex] -= otherAlong * push
      solverBodies.shift[solverIndex] += along * shift
      solverBodies.shift[otherSolverIndex] -= otherAlong * shift
    }
    act(directionX, directionY, joint.pointee.length)
    // A spring of length 0 also acts perpendicular to its line.
    if joint.pointee.length == 0 { act(-directionY, directionX, 0) }
  }
}
