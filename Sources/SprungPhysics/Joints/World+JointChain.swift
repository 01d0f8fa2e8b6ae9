// SPDX-License-Identifier: MIT

import SprungGeometry

/// Chains of links between centres, and single links, which are most of what people build. They have one row a joint, no
/// arms, and one entry below each diagonal, so that a step is a few short loops.
extension World {
  /// Copies masses and ends of a chain into its links.
  func loadChain(_ range: JointCluster) {
    let solver = jointSolver
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let joint = solver.joints + (Int(range.firstJoint) + row - Int(range.firstRow))
      var link = ChainLink()
      link.body = joint.pointee.body
      link.other = joint.pointee.other
      link.place = joint.pointee.place
      link.otherPlace = joint.pointee.otherPlace
      link.length = joint.pointee.length
      link.anchorX = joint.pointee.anchorX
      link.anchorY = joint.pointee.anchorY
      link.inverse = jointSolver.inverse[Int(link.place)].x
      link.otherInverse = jointSolver.inverse[Int(link.otherPlace)].x
      solver.next[row] = Int32(row)
      let start = Int(solver.termStart[row])
      if start < Int(solver.termStart[row + 1]) {
        let term = solver.terms[start]
        solver.next[row] = term.second
        let inverse = term.roles & 1 != 0 ? link.otherInverse : link.inverse
        link.share = term.roles == 0 || term.roles == 3 ? inverse : -inverse
      }
      solver.links[row] = link
    }
  }

  /// Computes directions of a chain at the present places; answers the largest error of an active row.
  private func aimChain(_ range: JointCluster) -> Double {
    let solver = jointSolver
    let links = solver.links
    let x = columns.x
    let y = columns.y
    let direction = solver.direction
    let residual = solver.residual
    let slack = solver.slack
    let state = solver.state
    let impulse = solver.impulse
    var worst = 0.0
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let link = links + row
      let body = Int(link.pointee.body)
      let other = Int(link.pointee.other)
      let wayX = x[body] - (other >= 0 ? x[other] : link.pointee.anchorX)
      let wayY = y[body] - (other >= 0 ? y[other] : link.pointee.anchorY)
      let length = (wayX * wayX + wayY * wayY).squareRoot()
      let isLong = length > 1e-9
      let scale = 1 / (isLong ? length : 1)
      direction[row] = SIMD2(isLong ? wayX * scale : 1, wayY * scale)
      let error = length - link.pointee.length - slack[row]
      residual[row] = error
      impulse[row] = 0
      if state[row] == .active, abs(error) > worst { worst = abs(error) }
    }
    return worst
  }

  /// Reads a chain at the present places for the first time.
  func startChain(_ cluster: Int) {
    let range = jointSolver.clusters[cluster]
    _ = aimChain(range)
    loosenChain(cluster)
    factorChain(range)
    jointSolver.clusters[cluster].isFactored = true
  }

  /// Factors the matrix, and takes the first half of the substitution along: what is left of the residuals, negated, is in
  /// `solution`.
  func factorChain(_ range: JointCluster) {
    let solver = jointSolver
    let links = solver.links
    let next = solver.next
    let direction = solver.direction
    let pivot = solver.pivot
    let factor = solver.chainFactor
    let state = solver.state
    let residual = solver.residual
    let solution = solver.solution
    let least = PhysicsTuning.jointIndependence
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      pivot[row] = links[row].inverse + links[row].otherInverse
      solution[row] = -residual[row]
    }
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let link = links + row
      let below = Int(next[row])
      let value = pivot[row]
      let full = link.pointee.inverse + link.pointee.otherInverse
      let inverse = state[row] == .active && value > full * least ? 1 / value : 0
      let product = direction[row] * direction[below]
      let number = link.pointee.share * (product.x + product.y)
      let part = number * inverse
      factor[row] = part
      pivot[below] -= part * number
      pivot[row] = inverse
      solution[below] -= part * solution[row]
    }
  }

  /// The first half of the substitution for residuals that were measured.
  private func eliminateChain(_ range: JointCluster) {
    let solver = jointSolver
    let next = solver.next
    let factor = solver.chainFactor
    let residual = solver.residual
    let solution = solver.solution
    for row in Int(range.firstRow)..<Int(range.rowEnd) { solution[row] = -residual[row] }
    for row in Int(range.firstRow)..<Int(range.rowEnd) { solution[Int(next[row])] -= factor[row] * solution[row] }
  }

  /// The second half of the substitution, which gives the bodies `rate` times the impulses at once. Answers false, and takes
  /// them back, if a rope would push or if the joints seem to contradict one another; then it says which.
  private func pushChain(_ cluster: Int, rate: Double, _ duration: Double) -> Bool {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    let links = solver.links
    let next = solver.next
    let direction = solver.direction
    let solution = solver.solution
    let residual = solver.residual
    let impulse = solver.impulse
    let pivot = solver.pivot
    let factor = solver.chainFactor
    let mode = solver.mode
    let velocity = UnsafeMutableRawPointer(coupled.velocity)
    let firstRow = Int(range.firstRow)
    var energy = 0.0
    var errors = 0.0
    var pushes = false
    var row = Int(range.rowEnd) &- 1
    while row >= firstRow {
      let link = links + row
      let value = solution[row] * pivot[row] - factor[row] * solution[Int(next[row])]
      solution[row] = value
      // The change of velocities has the energy x·b, which bounds every body's part of it.
      energy += value * residual[row]
      if pivot[row] > 0 { errors += abs(residual[row]) }
      let size = value * rate
      let sum = impulse[row] + size
      impulse[row] = sum
      if sum > 0, mode[row] == .rope, pivot[row] > 0 { pushes = true }
      let push = direction[row] * size
      let place = Int(link.pointee.place) &* 32
      let otherPlace = Int(link.pointee.otherPlace) &* 32
      velocity.storeBytes(
        of: velocity.load(fromByteOffset: place, as: SIMD2<Double>.self) + push * link.pointee.inverse,
        toByteOffset: place, as: SIMD2<Double>.self)
      velocity.storeBytes(
        of: velocity.load(fromByteOffset: otherPlace, as: SIMD2<Double>.self) - push * link.pointee.otherInverse,
        toByteOffset: otherPlace, as: SIMD2<Double>.self)
      row &-= 1
    }
    let limit = PhysicsTuning.jointLeverage * errors
    let isWild = abs(energy) * range.largestInverse > limit * limit * range.length
    guard pushes || isWild else { return true }
    return mendChain(cluster, rate: rate, duration, pushes: pushes)
  }

  /// Takes the impulses of `pushChain` back, and puts ropes that would push to rest or tames what is wild. Answers whether
  /// the impulses were given after all.
  private func mendChain(_ cluster: Int, rate: Double, _ duration: Double, pushes: Bool) -> Bool {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      solver.jacobian[row] = SIMD4(lowHalf: solver.direction[row], highHalf: SIMD2())
      solver.diagonal[row] = solver.links[row].inverse + solver.links[row].otherInverse
      solver.solution[row] = -rate * solver.solution[row]
    }
    apply(range)
    for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.solution[row] = -solver.solution[row] }
    if pushes, clamp(range, duration) {
      factorChain(range)
      return false
    }
    assembleEntries(range)
    tame(cluster, -rate, duration)
    apply(range)
    factorChain(range)
    return true
  }

  /// Newton's method for a chain, see `solveDrift(ofCluster:)`.
  func solveDrift(ofChain cluster: Int, _ duration: Double) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    var exchanges = 0
    var round = 0
    let rate = 1 / duration
    var last = Double.infinity
    while true {
      var isOther = false
      let worst = measureChain(range, duration, mayTighten: exchanges < PhysicsTuning.jointExchanges, &isOther)
      if isOther {
        exchanges += 1
        factorChain(range)
      } else if worst < PhysicsTuning.jointTolerance || worst > last {
        return
      } else {
        eliminateChain(range)
      }
      if pushChain(cluster, rate: rate, duration) {
        last = worst * PhysicsTuning.jointConvergence
        round += 1
        if round >= PhysicsTuning.jointRounds { return }
      } else {
        exchanges += 1
        if exchanges >= 2 * PhysicsTuning.jointExchanges { return }
      }
    }
  }

  private func measureChain(_ range: JointCluster, _ duration: Double, mayTighten: Bool, _ isOther: inout Bool)
    -> Double
  {
    let solver = jointSolver
    let links = solver.links
    let columns = columns
    let x = columns.x
    let y = columns.y
    let velocity = UnsafeRawPointer(coupled.velocity)
    let shift = UnsafeRawPointer(coupled.shift)
    let residual = solver.residual
    let slack = solver.slack
    let state = solver.state
    var worst = 0.0
    var tightens = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let link = links + row
      let body = Int(link.pointee.body)
      let other = Int(link.pointee.other)
      let place = Int(link.pointee.place) &* 32
      let otherPlace = Int(link.pointee.otherPlace) &* 32
      let speed =
        velocity.load(fromByteOffset: place, as: SIMD2<Double>.self)
        - velocity.load(fromByteOffset: otherPlace, as: SIMD2<Double>.self)
      let jump =
        shift.load(fromByteOffset: place, as: SIMD2<Double>.self)
        - shift.load(fromByteOffset: otherPlace, as: SIMD2<Double>.self)
      let move = speed * duration + jump
      let wayX = x[body] - (other >= 0 ? x[other] : link.pointee.anchorX) + move.x
      let wayY = y[body] - (other >= 0 ? y[other] : link.pointee.anchorY) + move.y
      let error = (wayX * wayX + wayY * wayY).squareRoot() - link.pointee.length - slack[row]
      residual[row] = error
      if state[row] == .active {
        if abs(error) > worst { worst = abs(error) }
      } else if error > PhysicsTuning.jointTolerance, mayTighten {
        state[row] = .active
        tightens = true
      }
    }
    if tightens { isOther = true }
    return worst
  }

  /// See `correctJoints`. The velocities need not follow: what follows along the links is taken away again at once.
  func correctChain(_ cluster: Int, _ duration: Double) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    var round = 0
    while true {
      let worst = aimChain(range)
      factorChain(range)
      guard worst > 1e-9, round < PhysicsTuning.jointCorrections else {
        if range.isLoose || worst > PhysicsTuning.jointReach { loosenChain(cluster) }
        return
      }
      moveChain(cluster, duration)
      if worst < PhysicsTuning.jointBend {
        if range.isLoose { loosenChain(cluster) }
        return
      }
      round += 1
    }
  }

  /// The second half of the substitution, which moves the bodies.
  private func moveChain(_ cluster: Int, _ duration: Double) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    let links = solver.links
    let next = solver.next
    let direction = solver.direction
    let solution = solver.solution
    let residual = solver.residual
    let pivot = solver.pivot
    let factor = solver.chainFactor
    let x = columns.x
    let y = columns.y
    let firstRow = Int(range.firstRow)
    var energy = 0.0
    var errors = 0.0
    var row = Int(range.rowEnd) &- 1
    while row >= firstRow {
      let value = solution[row] * pivot[row] - factor[row] * solution[Int(next[row])]
      solution[row] = value
      energy += value * residual[row]
      if pivot[row] > 0 { errors += abs(residual[row]) }
      row &-= 1
    }
    let limit = PhysicsTuning.jointLeverage * errors
    if abs(energy) * range.largestInverse > limit * limit * range.length {
      for row in firstRow..<Int(range.rowEnd) {
        solver.jacobian[row] = SIMD4(lowHalf: direction[row], highHalf: SIMD2())
        solver.diagonal[row] = links[row].inverse + links[row].otherInverse
      }
      assembleEntries(range)
      tame(cluster, -1, duration)
    }
    for row in firstRow..<Int(range.rowEnd) {
      let link = links + row
      let way = direction[row] * solution[row]
      let body = Int(link.pointee.body)
      x[body] += way.x * link.pointee.inverse
      y[body] += way.y * link.pointee.inverse
      let other = Int(link.pointee.other)
      guard other >= 0 else { continue }
      x[other] -= way.x * link.pointee.otherInverse
      y[other] -= way.y * link.pointee.otherInverse
    }
    if abs(energy) * range.largestInverse > limit * limit * range.length { factorChain(range) }
  }

  /// See `loosen`.
  private func loosenChain(_ cluster: Int) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    var isLoose = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      loosen(row, by: solver.residual[row] + solver.slack[row], within: PhysicsTuning.jointReach)
      isLoose = isLoose || solver.slack[row] != 0
    }
    solver.clusters[cluster].isLoose = isLoose
  }

  /// See `solveJointVelocity`.
  func solveVelocity(ofChain cluster: Int, _ duration: Double) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    let links = solver.links
    let direction = solver.direction
    let residual = solver.residual
    let velocity = UnsafeRawPointer(coupled.velocity)
    for _ in 0...PhysicsTuning.jointExchanges {
      for row in Int(range.firstRow)..<Int(range.rowEnd) {
        let place = Int(links[row].place) &* 32
        let otherPlace = Int(links[row].otherPlace) &* 32
        let speed =
          direction[row]
          * (velocity.load(fromByteOffset: place, as: SIMD2<Double>.self)
            - velocity.load(fromByteOffset: otherPlace, as: SIMD2<Double>.self))
        residual[row] = speed.x + speed.y
      }
      eliminateChain(range)
      if pushChain(cluster, rate: 1, duration) { return }
    }
  }
}
