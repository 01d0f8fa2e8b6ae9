// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves a body with tethers step by step.
  ///
  /// Rods and hinges take the RATTLE form (Andersen 1983): half a kick, a move with an impulse along the old direction
  /// that puts the point where the rod wants it, half a kick, and an impulse along the new direction that takes the
  /// velocity off the rod. Springs with a length move along the line at half time by their exact one-dimensional
  /// solution. Both are of second order and lose no energy by themselves.
  ///
  /// Joints between two bodies will be solved here together with contacts.
  func advanceTethered(_ row: Int, steps: Int) {
    for step in 0..<Int64(steps) {
      let before = State(columns, row)
      stepTethered(row)
      if columns.flags[row].contains(.bounded) {
        meetBoundaries(row, before: before, step: stepCount + step)
      }
      limitSpeed(row)
      let now = State(columns, row)
      if now.isElsewhere(than: before) { markMoved(row) }
      if isStill(row, now: now, before: before) { return sleep(row) }
    }
  }

  private func stepTethered(_ row: Int) {
    let columns = columns
    let duration = PhysicsTuning.stepDuration
    kick(row, for: duration / 2)
    let start = pose(row)
    var current = columns.firstTether[row]
    while current >= 0 {
      if !tethers[current].isRigid { spring(row, tethers[current], start, for: duration) }
      current = tethers[current].next
    }
    columns.x[row] += columns.velocityX[row] * duration
    columns.y[row] += columns.velocityY[row] * duration
    columns.angle[row] += columns.spin[row] * duration
    for _ in 0..<PhysicsTuning.tetherIterations {
      var worst = 0.0
      current = columns.firstTether[row]
      while current >= 0 {
        if tethers[current].isRigid { worst = max(worst, straighten(row, tethers[current], start, for: duration)) }
        current = tethers[current].next
      }
      if worst < 1e-10 { break }
    }
    kick(row, for: duration / 2)
    alignVelocity(row)
  }

  /// Accelerations and resistance for a while: resistance exactly, about the acceleration at the present place.
  private func kick(_ row: Int, for time: Double) {
    let columns = columns
    let stiffness = columns.stiffness[row]
    let rate = columns.dampingRate[row]
    var accelerationX = columns.accelerationX[row]
    var accelerationY = columns.accelerationY[row]
    if stiffness > 0 {
      accelerationX = stiffness * (columns.equilibriumX[row] - columns.x[row])
      accelerationY = stiffness * (columns.equilibriumY[row] - columns.y[row])
    }
    let map = Propagator(stiffness: 0, dampingRate: rate, time: time)
    columns.velocityX[row] =
      map.velocityFromVelocity * columns.velocityX[row] + map.velocityFromAcceleration * accelerationX
    columns.velocityY[row] =
      map.velocityFromVelocity * columns.velocityY[row] + map.velocityFromAcceleration * accelerationY
    guard columns.inverseInertia[row] > 0 else { return }
    let turn = Propagator(stiffness: 0, dampingRate: columns.angularResistance[row], time: time)
    columns.spin[row] =
      turn.velocityFromVelocity * columns.spin[row]
      + turn.velocityFromAcceleration * angularAcceleration(row, at: columns.angle[row])
  }

  /// The tethered point from the centre.
  private func lever(_ tether: Tether, _ pose: FlightPath.Pose) -> (x: Double, y: Double) {
    (
      tether.offsetX * pose.cosine - tether.offsetY * pose.sine,
      tether.offsetX * pose.sine + tether.offsetY * pose.cosine
    )
  }

  /// One step of a spring: what its exact motion along the line at half time differs from free motion is added to
  /// velocity and place.
  private func spring(_ row: Int, _ tether: Tether, _ pose: FlightPath.Pose, for time: Double) {
    let columns = columns
    let lever = lever(tether, pose)
    let velocityX = columns.velocityX[row] - columns.spin[row] * lever.y
    let velocityY = columns.velocityY[row] + columns.spin[row] * lever.x
    let fromX = pose.x + lever.x - tether.anchorX
    let fromY = pose.y + lever.y - tether.anchorY
    let middleX = fromX + velocityX * time / 2
    let middleY = fromY + velocityY * time / 2
    let distance = (middleX * middleX + middleY * middleY).squareRoot()
    let directionX = distance > 1e-9 ? middleX / distance : 1
    let directionY = distance > 1e-9 ? middleY / distance : 0
    let map = propagators.oneStep(stiffness: tether.stiffness, dampingRate: tether.dampingRate)

    func act(_ x: Double, _ y: Double, _ length: Double) {
      let place = fromX * x + fromY * y - length
      let speed = velocityX * x + velocityY * y
      let newPlace = map.placeFromPlace * place + map.placeFromVelocity * speed
      let newSpeed = map.velocityFromPlace * place + map.velocityFromVelocity * speed
      let arm = lever.x * y - lever.y * x
      let inverse = columns.inverseMass[row] + arm * arm * columns.inverseInertia[row]
      let push = (newSpeed - speed) / inverse
      // The free move that follows adds the new speed; what is left to add is the exact way less that.
      let shift = (newPlace - place - newSpeed * time) / inverse
      columns.velocityX[row] += x * push * columns.inverseMass[row]
      columns.velocityY[row] += y * push * columns.inverseMass[row]
      columns.spin[row] += arm * push * columns.inverseInertia[row]
      columns.x[row] += x * shift * columns.inverseMass[row]
      columns.y[row] += y * shift * columns.inverseMass[row]
      columns.angle[row] += arm * shift * columns.inverseInertia[row]
    }
    guard columns.inverseMass[row] > 0 else { return }
    act(directionX, directionY, tether.length)
    // Without length it pulls across the line as well.
    if tether.length == 0 { act(-directionY, directionX, 0) }
  }

  /// Moves and pushes the body along the rod's old direction until the point is where the rod wants it; answers how
  /// far it was off, in points.
  private func straighten(_ row: Int, _ tether: Tether, _ start: FlightPath.Pose, for time: Double) -> Double {
    let pose = pose(row)
    let lever = lever(tether, pose)
    let fromX = pose.x + lever.x - tether.anchorX
    let fromY = pose.y + lever.y - tether.anchorY
    if tether.length == 0 {
      let arm = self.lever(tether, start)
      correct(row, arm, 1, 0, by: -fromX, for: time)
      correct(row, arm, 0, 1, by: -fromY, for: time)
      return max(abs(fromX), abs(fromY))
    }
    let distance = (fromX * fromX + fromY * fromY).squareRoot()
    let arm = self.lever(tether, start)
    let oldX = start.x + arm.x - tether.anchorX
    let oldY = start.y + arm.y - tether.anchorY
    let oldDistance = (oldX * oldX + oldY * oldY).squareRoot()
    guard distance > 1e-9, oldDistance > 1e-9 else {
      correct(row, arm, 1, 0, by: tether.length - fromX, for: time)
      return tether.length
    }
    let directionX = oldX / oldDistance
    let directionY = oldY / oldDistance
    // Newton: along the old direction the distance changes by its cosine with the new one.
    let cosine = (directionX * fromX + directionY * fromY) / distance
    let error = tether.length - distance
    guard abs(cosine) > 0.1 else {
      correct(row, lever, fromX / distance, fromY / distance, by: error, for: time)
      return abs(error)
    }
    correct(row, arm, directionX, directionY, by: error / cosine, for: time)
    return abs(error)
  }

  /// Moves the point by `way` along a direction, and gives the body the velocity that would have done so.
  private func correct(
    _ row: Int, _ arm: (x: Double, y: Double), _ x: Double, _ y: Double, by way: Double, for time: Double
  ) {
    let columns = columns
    let lever = arm.x * y - arm.y * x
    let inverse = columns.inverseMass[row] + lever * lever * columns.inverseInertia[row]
    guard inverse > 0 else { return }
    // A rod that is far off, because it or the item was moved, comes in at a limited speed and is not a catapult.
    let limited = max(-PhysicsTuning.tetherReach, min(PhysicsTuning.tetherReach, way))
    let shift = limited / inverse
    columns.x[row] += x * shift * columns.inverseMass[row]
    columns.y[row] += y * shift * columns.inverseMass[row]
    columns.angle[row] += lever * shift * columns.inverseInertia[row]
    let push = shift / time
    columns.velocityX[row] += x * push * columns.inverseMass[row]
    columns.velocityY[row] += y * push * columns.inverseMass[row]
    columns.spin[row] += lever * push * columns.inverseInertia[row]
  }

  /// Takes the velocity along rods, and at hinges, off the points.
  func alignVelocity(_ row: Int) {
    let columns = columns
    let pose = pose(row)
    for _ in 0..<PhysicsTuning.tetherIterations {
      var worst = 0.0
      var current = columns.firstTether[row]
      while current >= 0 {
        let tether = tethers[current]
        current = tether.next
        guard tether.isRigid else { continue }
        let lever = lever(tether, pose)
        func stop(_ x: Double, _ y: Double) {
          let arm = lever.x * y - lever.y * x
          let inverse = columns.inverseMass[row] + arm * arm * columns.inverseInertia[row]
          guard inverse > 0 else { return }
          let speed =
            (columns.velocityX[row] - columns.spin[row] * lever.y) * x
            + (columns.velocityY[row] + columns.spin[row] * lever.x) * y
          worst = max(worst, abs(speed))
          let push = -speed / inverse
          columns.velocityX[row] += x * push * columns.inverseMass[row]
          columns.velocityY[row] += y * push * columns.inverseMass[row]
          columns.spin[row] += arm * push * columns.inverseInertia[row]
        }
        let fromX = pose.x + lever.x - tether.anchorX
        let fromY = pose.y + lever.y - tether.anchorY
        let distance = (fromX * fromX + fromY * fromY).squareRoot()
        if tether.length == 0 || distance < 1e-9 {
          stop(1, 0)
          stop(0, 1)
        } else {
          stop(fromX / distance, fromY / distance)
        }
      }
      if worst < 1e-10 { break }
    }
  }

  /// Ends the step where the body met a boundary, if it did, and lets it bounce.
  private func meetBoundaries(_ row: Int, before: State, step: Int64) {
    let columns = columns
    let duration = PhysicsTuning.stepDuration
    let after = State(columns, row)
    columns.x[row] = before.x
    columns.y[row] = before.y
    columns.angle[row] = before.angle
    gatherFeatures(row)
    pushOut(row)
    nearContacts.removeAll(keepingCapacity: true)
    let pose = pose(row)
    let path = FlightPath(
      startX: pose.x, startY: pose.y, startAngle: pose.angle, velocityAlong: (after.x - before.x) / duration,
      velocityAcross: (after.y - before.y) / duration, pullAlong: 0, pullAcross: 0, stiffness: 0, dampingRate: 0,
      spin: (after.angle - before.angle) / duration, spinAcceleration: 0, angularResistance: 0)
    let used = follow(path, row, pose: pose, for: duration)
    columns.velocityX[row] = after.velocityX
    columns.velocityY[row] = after.velocityY
    columns.spin[row] = after.spin
    pushOut(row)
    findTouching(row, time: Double(step) * duration + used)
    if bounce(row, losingBounce: false) > 0 { alignVelocity(row) }
    updateTouches(row, time: Double(step + 1) * duration)
  }

  /// The rule of rest for bodies without a settle time.
  func isStill(_ row: Int, now: State, before: State) -> Bool {
    if isRestless(row) { return false }
    let duration = PhysicsTuning.stepDuration
    let speed = (now.velocityX * now.velocityX + now.velocityY * now.velocityY).squareRoot()
    let changeX = now.velocityX - before.velocityX
    let changeY = now.velocityY - before.velocityY
    let change = (changeX * changeX + changeY * changeY).squareRoot()
    let isSlow =
      speed < PhysicsTuning.restSpeed && change < PhysicsTuning.restAcceleration * duration
      && abs(now.spin) < PhysicsTuning.restSpin
      && abs(now.spin - before.spin) < PhysicsTuning.restAngularAcceleration * duration
    columns.stillSteps[row] = isSlow ? columns.stillSteps[row] + 1 : 0
    return Double(columns.stillSteps[row]) * duration >= PhysicsTuning.restDuration
  }
}
