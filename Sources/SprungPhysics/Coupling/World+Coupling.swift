// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Decides which awake bodies are coupled, and gathers them. The others fly alone.
  ///
  /// This happens on the grid of whole windows of `PhysicsTuning.windowSteps` steps, and whenever something was changed
  /// from outside, so that it does not depend on how steps are grouped into frames.
  func couple() {
    finishWindow()
    isCouplingStale = false
    for place in 1..<coupled.count {
      columns.flags[Int(coupled.rows[place])].remove(.coupled)
      columns.flags[Int(coupled.rows[place])].insert(.released)
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
    coupled.removeAll()
    var position = 0
    while position < activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.bounded), !columns.flags[row].isDisjoint(with: [.coupled, .shaped]),
        !columns.flags[row].contains(.carried)
      {
        findBoundaryManifolds(row)
        forgetBoundaries(row)
      }
      if columns.flags[row].contains(.coupled) {
        gather(row)
      } else if columns.flags[row].contains(.released) {
        // What flies on alone starts from where the solver left it.
        columns.flags[row].insert(.kicked)
      }
      columns.flags[row].remove(.released)
      position += 1
    }
    setFlows()
    raiseBearers()
    prepareContacts()
    prepareJoints()
    isCouplingStale = false
  }

  /// Takes from the solver what the next window starts from: impulses, contact events, and who sleeps.
  private func finishWindow() {
    guard coupled.count > 1 else { return }
    if closedStep != stepCount { closeWindow() }
    if stepCount % Int64(PhysicsTuning.windowSteps) == 0 { restIslands() }
  }

  /// Takes impulses and contact events when a window is over, or is cut short by a change from outside.
  func closeWindow() {
    closedStep = stepCount
    storeImpulses()
    announceContacts()
    for place in 1..<coupled.count { updateCoupledTouches(Int(coupled.rows[place])) }
  }

  /// Puts one body into the solver.
  private func gather(_ row: Int) {
    let columns = columns
    prepare(row)
    if columns.flags[row].contains(.carried) { clearCoefficients(row) }
    let place = coupled.append(row)
    columns.solverPlace[row] = Int32(place)
    let velocity = SIMD4(columns.velocityX[row], columns.velocityY[row], columns.spin[row], 0)
    coupled.velocity[place] = velocity
    coupled.startVelocity[place] = velocity
    coupled.isResting[place] = false
    coupled.way[place] = SIMD4()
    coupled.isDeep[place] = false
    coupled.base[place] = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0)
    coupled.inverse[place] = SIMD4(columns.inverseMass[row], columns.inverseMass[row], columns.inverseInertia[row], 0)
  }

  /// Looks up the exact motion over one substep, once the number of bodies, and so of substeps, is known.
  private func setFlows() {
    let duration = PhysicsTuning.stepDuration / Double(coupledSubsteps)
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      coupled.flow[place] = propagators.over(
        stiffness: columns.stiffness[row], dampingRate: columns.dampingRate[row], time: duration)
    }
  }

  /// The place of a row in the solver: 0, the immovable world, for rows that are anchored.
  @inline(__always)
  func solverPlace(_ row: Int) -> Int {
    columns.flags[row].contains(.coupled) ? Int(columns.solverPlace[row]) : 0
  }

  /// Makes the next step look for contacts and joints anew.
  func noteChange(_ row: Int) {
    let flags = columns.flags[row]
    guard !flags.isDisjoint(with: [.coupled, .joined, .collidable, .shaped]) else { return }
    isCouplingStale = true
    if flags.contains(.joined) { areJointsStale = true }
    if flags.contains(.collidable), !flags.contains(.awake) {
      columns.flags[row].insert(.unpaired)
      hasUnpairedStill = true
    }
  }
}
