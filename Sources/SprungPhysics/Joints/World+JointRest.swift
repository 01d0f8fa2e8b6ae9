// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Puts bodies that joints hold together to sleep once all of them have been nearly still for half a second.
  ///
  /// Still means slow and not accelerated over a whole window, so that a slow pendulum is not frozen at its turning point.
  /// The velocity at the last look is kept where touching bodies keep their place.
  func restJoined() {
    guard !areJointsStale else { return }
    let solver = jointSolver
    let columns = columns
    let time = PhysicsTuning.stepDuration * Double(PhysicsTuning.windowSteps)
    let wanted = Int32((PhysicsTuning.restDuration / PhysicsTuning.stepDuration).rounded(.up))
    var isSomeReady = false
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      guard columns.flags[row].contains(.joined) else { continue }
      let speedX = columns.velocityX[row]
      let speedY = columns.velocityY[row]
      let spin = columns.spin[row]
      let changeX = speedX - columns.stillX[row]
      let changeY = speedY - columns.stillY[row]
      let isStill =
        speedX * speedX + speedY * speedY < PhysicsTuning.restSpeed * PhysicsTuning.restSpeed
        && abs(spin) < PhysicsTuning.restSpin
        && changeX * changeX + changeY * changeY
          < PhysicsTuning.restAcceleration * PhysicsTuning.restAcceleration * time * time
        && abs(spin - columns.stillAngle[row]) < PhysicsTuning.restAngularAcceleration * time
      columns.stillX[row] = speedX
      columns.stillY[row] = speedY
      columns.stillAngle[row] = spin
      columns.stillSteps[row] = isStill ? columns.stillSteps[row] + Int32(PhysicsTuning.windowSteps) : 0
      if columns.stillSteps[row] >= wanted { isSomeReady = true }
    }
    guard isSomeReady else { return }
    for group in 0..<solver.groupCount { solver.groupStill[group] = Int32.max }
    for position in 0..<solver.jointCount { noteStill(solver.joints + position) }
    for position in 0..<solver.springCount { noteStill(solver.springs + position) }
    for position in 0..<solver.jointCount { restIfReady(solver.joints + position, wanted) }
    for position in 0..<solver.springCount { restIfReady(solver.springs + position, wanted) }
  }

  private func noteStill(_ joint: UnsafeMutablePointer<SolverJoint>) {
    let group = Int(joint.pointee.group)
    var least = jointSolver.groupStill[group]
    if joint.pointee.place > 0 { least = min(least, columns.stillSteps[Int(joint.pointee.body)]) }
    if joint.pointee.otherPlace > 0 { least = min(least, columns.stillSteps[Int(joint.pointee.other)]) }
    jointSolver.groupStill[group] = least
  }

  private func restIfReady(_ joint: UnsafeMutablePointer<SolverJoint>, _ wanted: Int32) {
    guard jointSolver.groupStill[Int(joint.pointee.group)] >= wanted else { return }
    if joint.pointee.shape != .spring {
      joints.records[Int(joint.pointee.index)].restForce = solvedForce(at: joint)
    }
    if joint.pointee.place > 0 { restJoined(Int(joint.pointee.body)) }
    if joint.pointee.otherPlace > 0 { restJoined(Int(joint.pointee.other)) }
  }

  private func restJoined(_ row: Int) {
    guard columns.flags[row].contains(.awake) else { return }
    columns.stillSteps[row] = 0
    sleep(row)
  }
}
