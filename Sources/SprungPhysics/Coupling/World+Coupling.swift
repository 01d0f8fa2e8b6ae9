// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Decides which awake bodies are coupled, and gathers them. The others fly alone.
  ///
  /// This happens on the grid of whole windows of `PhysicsTuning.windowSteps` steps, and whenever something was changed
  /// from outside, so that it does not depend on how steps are grouped into frames.
  func couple() {
    if stepCount % Int64(PhysicsTuning.windowSteps) == 0 { restJoined() }
    isCouplingStale = false
    for place in 1..<coupled.count { columns.flags[Int(coupled.rows[place])].remove(.coupled) }
    coupled.removeAll()
    markJoined()
    for position in 0..<activeCount {
      let row = Int(columns.active[position])
      guard columns.flags[row].contains(.coupled) else { continue }
      gather(row)
    }
    prepareJoints()
  }

  /// Puts one body into the solver.
  private func gather(_ row: Int) {
    let columns = columns
    prepare(row)
    let place = coupled.append(row)
    columns.solverPlace[row] = Int32(place)
    coupled.velocity[place] = SIMD4(columns.velocityX[row], columns.velocityY[row], columns.spin[row], 0)
    coupled.way[place] = SIMD4()
    coupled.base[place] = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0)
    coupled.inverse[place] = SIMD4(columns.inverseMass[row], columns.inverseMass[row], columns.inverseInertia[row], 0)
    coupled.flow[place] = propagators.over(
      stiffness: columns.stiffness[row], dampingRate: columns.dampingRate[row],
      time: PhysicsTuning.stepDuration / Double(coupledSubsteps))
  }

  /// The place of a row in the solver: 0, the immovable world, for rows that are anchored.
  @inline(__always)
  func solverPlace(_ row: Int) -> Int {
    columns.flags[row].contains(.coupled) ? Int(columns.solverPlace[row]) : 0
  }

  /// Makes the next step look for contacts and joints anew.
  func noteChange(_ row: Int) {
    if !columns.flags[row].isDisjoint(with: [.coupled, .joined]) { isCouplingStale = true }
    if columns.flags[row].contains(.joined) { areJointsStale = true }
  }
}
