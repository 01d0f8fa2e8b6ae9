// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Decides which awake bodies the solver moves, and gathers them. The others are integrated alone.
  ///
  /// This happens on the grid of whole collision intervals of `PhysicsTuning.collisionIntervalSteps` steps, and
  /// whenever something was changed from outside, so that it does not depend on how steps are grouped into frames.
  func buildIslands() {
    finishCollisionInterval()
    areIslandsStale = false
    for solverIndex in 1..<solverBodies.count {
      columns.flags[Int(solverBodies.rows[solverIndex])].remove(.inSolver)
      columns.flags[Int(solverBodies.rows[solverIndex])].insert(.released)
    }
    for position in 0..<activeCount {
      let row = Int(columns.active[position])
      if !columns.flags[row].isDisjoint(with: [.collidable, .joined, .shaped]) { prepare(row) }
    }
    markJoined()
    if collidableCount > 0 {
      updatePairs()
      let awakeCount = activeCount
      findManifolds()
      // What a contact woke may hang on joints.
      if activeCount > awakeCount { markJoined() }
    }
    solverBodies.removeAll()
    var position = 0
    while position < activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.bounded), !columns.flags[row].isDisjoint(with: [.inSolver, .shaped]),
        !columns.flags[row].contains(.kinematic)
      {
        findBoundaryManifolds(row)
        forgetBoundaries(row)
      }
      if columns.flags[row].contains(.inSolver) {
        gather(row)
      } else if columns.flags[row].contains(.released) {
        // What goes on alone starts from where the solver left it.
        columns.flags[row].insert(.disturbed)
      }
      columns.flags[row].remove(.released)
      position += 1
    }
    setFlows()
    scaleMasses()
    prepareContacts()
    prepareJoints()
    areIslandsStale = false
  }

  /// Takes from the solver what the next collision interval starts from: impulses, contact events, and who sleeps.
  private func finishCollisionInterval() {
    guard solverBodies.count > 1 else { return }
    if closedStep != stepCount { closeCollisionInterval() }
    if stepCount % Int64(PhysicsTuning.collisionIntervalSteps) == 0 { restIslands() }
  }

  /// Takes impulses and contact events when a collision interval is over, or is cut short by a change from outside.
  func closeCollisionInterval() {
    closedStep = stepCount
    storeImpulses()
    announceContacts()
    for solverIndex in 1..<solverBodies.count { updateSolverTouches(Int(solverBodies.rows[solverIndex])) }
  }

  /// Puts one body into the solver.
  private func gather(_ row: Int) {
    let columns = columns
    prepare(row)
    if columns.flags[row].contains(.kinematic) { clearCoefficients(row) }
    let solverIndex = solverBodies.append(row)
    columns.solverIndex[row] = Int32(solverIndex)
    let velocity = SIMD4(columns.velocityX[row], columns.velocityY[row], columns.angularVelocity[row], 0)
    solverBodies.velocity[solverIndex] = velocity
    solverBodies.startVelocity[solverIndex] = velocity
    solverBodies.isResting[solverIndex] = false
    solverBodies.deltaPosition[solverIndex] = SIMD4()
    solverBodies.isDeep[solverIndex] = false
    solverBodies.base[solverIndex] = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0)
    solverBodies.inverse[solverIndex] = SIMD4(
      columns.inverseMass[row], columns.inverseMass[row], columns.inverseInertia[row], 0)
  }

  /// Looks up the exact motion over one substep, once the number of bodies, and so of substeps, is known.
  private func setFlows() {
    let duration = PhysicsTuning.stepDuration / Double(solverSubsteps)
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      solverBodies.flow[solverIndex] = propagators.over(
        stiffness: columns.stiffness[row], dampingRate: columns.dampingRate[row], time: duration)
    }
  }

  /// The solver index of a row: 0, the immovable world, for rows that are anchored.
  @inline(__always)
  func solverIndex(_ row: Int) -> Int {
    columns.flags[row].contains(.inSolver) ? Int(columns.solverIndex[row]) : 0
  }

  /// Makes the next step look for contacts and joints anew.
  func noteChange(_ row: Int) {
    let flags = columns.flags[row]
    guard !flags.isDisjoint(with: [.inSolver, .joined, .collidable, .shaped]) else { return }
    areIslandsStale = true
    if flags.contains(.joined) { areJointsStale = true }
    if flags.contains(.collidable), !flags.contains(.awake) {
      columns.flags[row].insert(.unpaired)
      hasUnpairedStill = true
    }
  }
}
