// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// One step of a body that touches a boundary or may do so: from impact to impact on exact paths, sliding exactly
  /// where a side lies flat, and with impulses for one step where a corner rests.
  ///
  /// Item-item contacts will join the list of contacts here, with their own solver for groups that push each other.
  func stepNearBoundaries(_ row: Int, step: Int64) {
    let columns = columns
    let duration = PhysicsTuning.stepDuration
    let start = Double(step) * duration
    let before = State(columns, row)

    stepEvaluations = gapEvaluations
    gatherFeatures(row)
    pushOut(row)
    var remaining = duration
    var impacts = 0
    var rounds = 0
    while remaining > 1e-12 {
      findTouching(row, time: start + (duration - remaining))
      impacts += bounce(row, losingBounce: impacts >= PhysicsTuning.impactsPerStep)
      let used = moveOn(row, for: remaining)
      remaining -= used
      // More impacts than handled: what is left of the step is lost, which only a wedge ever notices. The same for a
      // body that a strong pull holds in one: its moves between two events can be next to nothing. And for what moves
      // farther in a step than can be searched.
      rounds += 1
      if impacts > 4 * PhysicsTuning.impactsPerStep || rounds > 16 * PhysicsTuning.impactsPerStep
        || areEvaluationsSpent
      {
        break
      }
    }
    stopAtCrossedSegments(row, before: before)
    limitSpeed(row)
    if State(columns, row).isElsewhere(than: before) { markMoved(row) }
    updateRotating(row)
    updateTouches(row, time: Double(step + 1) * duration)
    restIfStill(row, before: before, nextStep: step + 1)
  }

  /// Whether the present body has had its share of this step.
  var areEvaluationsSpent: Bool { gapEvaluations &- stepEvaluations > PhysicsTuning.gapEvaluationsPerStep }

  /// Position and motion of a body at one moment.
  struct State {
    var x: Double
    var y: Double
    var angle: Double
    var velocityX: Double
    var velocityY: Double
    var angularVelocity: Double

    init(_ columns: BodyColumns, _ row: Int) {
      x = columns.x[row]
      y = columns.y[row]
      angle = columns.angle[row]
      velocityX = columns.velocityX[row]
      velocityY = columns.velocityY[row]
      angularVelocity = columns.angularVelocity[row]
    }

    func isElsewhere(than other: State) -> Bool { x != other.x || y != other.y || angle != other.angle }

    func isSame(as other: State) -> Bool {
      !isElsewhere(than: other) && velocityX == other.velocityX && velocityY == other.velocityY
        && angularVelocity == other.angularVelocity
    }
  }

  func pose(_ row: Int) -> Trajectory.Pose {
    let angle = columns.angle[row]
    if angle == 0 { return Trajectory.Pose(x: columns.x[row], y: columns.y[row], angle: 0, cosine: 1, sine: 0) }
    let rotation = DeterministicMath.sincos(angle)
    return Trajectory.Pose(
      x: columns.x[row], y: columns.y[row], angle: angle, cosine: rotation.cosine, sine: rotation.sine)
  }

  /// The present linear acceleration, in pt/s².
  func acceleration(_ row: Int) -> (x: Double, y: Double) {
    let columns = columns
    let stiffness = columns.stiffness[row]
    let rate = columns.dampingRate[row]
    if stiffness > 0 {
      return (
        stiffness * (columns.equilibriumX[row] - columns.x[row]) - rate * columns.velocityX[row],
        stiffness * (columns.equilibriumY[row] - columns.y[row]) - rate * columns.velocityY[row]
      )
    }
    return (
      columns.accelerationX[row] - rate * columns.velocityX[row],
      columns.accelerationY[row] - rate * columns.velocityY[row]
    )
  }

  /// The exact path from now on if nothing is touched.
  func freePath(_ row: Int, pose: Trajectory.Pose, for time: Double) -> Trajectory {
    let columns = columns
    let stiffness = columns.stiffness[row]
    let angularVelocity = columns.inverseInertia[row] > 0 ? columns.angularVelocity[row] : 0
    return Trajectory(
      startX: pose.x, startY: pose.y, startAngle: pose.angle, velocityAlong: columns.velocityX[row],
      velocityAcross: columns.velocityY[row],
      pullAlong: stiffness > 0 ? columns.equilibriumX[row] - pose.x : columns.accelerationX[row],
      pullAcross: stiffness > 0 ? columns.equilibriumY[row] - pose.y : columns.accelerationY[row],
      stiffness: stiffness, dampingRate: columns.dampingRate[row], angularVelocity: angularVelocity,
      angularAcceleration: angularAcceleration(row, at: pose.angle + angularVelocity * time / 2),
      angularResistance: columns.angularResistance[row])
  }

  func store(_ pose: Trajectory.Pose, _ motion: Trajectory.Motion, _ row: Int) {
    columns.x[row] = pose.x
    columns.y[row] = pose.y
    columns.angle[row] = pose.angle
    columns.velocityX[row] = motion.velocityX
    columns.velocityY[row] = motion.velocityY
    columns.angularVelocity[row] = motion.angularVelocity
  }

  /// Lists the features that the body can meet during this step.
  func gatherFeatures(_ row: Int) {
    nearFeatures.removeAll(keepingCapacity: true)
    let columns = columns
    let x = columns.x[row]
    let y = columns.y[row]
    let duration = PhysicsTuning.stepDuration
    let path = freePath(row, pose: pose(row), for: duration).limited(boundingRadius: columns.boundingRadius[row])
    let travel = path.speedBound(time: duration, boundingRadius: columns.boundingRadius[row]) * duration
    // Twice the travel of the fastest corner, because a bounce can turn rotation into speed, and what a push-out may
    // take.
    let margin =
      columns.boundingRadius[row] + 2 * travel + PhysicsTuning.separationGap + PhysicsTuning.pushOutSpeed * duration
    var current = columns.firstMembership[row]
    while current >= 0 {
      let index = memberships[current].set
      let set = boundarySets[Int(index)]
      if set.hasFrame {
        if x - set.left < margin { nearFeatures.append(BoundaryFeature(set: index, index: -1)) }
        if y - set.top < margin { nearFeatures.append(BoundaryFeature(set: index, index: -2)) }
        if set.right - x < margin { nearFeatures.append(BoundaryFeature(set: index, index: -3)) }
        if set.bottom - y < margin { nearFeatures.append(BoundaryFeature(set: index, index: -4)) }
      }
      set.forEachSegment(near: Box(left: x - margin, top: y - margin, right: x + margin, bottom: y + margin)) {
        segmentIndex in
        nearFeatures.append(BoundaryFeature(set: index, index: segmentIndex))
      }
      current = memberships[current].next
    }
  }

  /// Brings a body that is inside a boundary back, at 1000 pt/s at most.
  func pushOut(_ row: Int) {
    let longest = PhysicsTuning.pushOutSpeed * PhysicsTuning.stepDuration
    var pose = pose(row)
    for index in 0..<nearFeatures.count {
      let feature = nearFeatures[index]
      guard gap(feature, row, pose) < 0 else { continue }
      let contact = contact(feature, row, pose)
      guard contact.gap < 0 else { continue }
      defer { pose = self.pose(row) }
      guard -contact.gap > longest else {
        closeGap(feature, row)
        continue
      }
      columns.x[row] += contact.normalX * longest
      columns.y[row] += contact.normalY * longest
    }
  }

  /// Lists the contacts that the body touches now.
  func findTouching(_ row: Int, time: Double) {
    nearContacts.removeAll(keepingCapacity: true)
    let pose = pose(row)
    for index in 0..<nearFeatures.count {
      let feature = nearFeatures[index]
      guard gap(feature, row, pose) <= PhysicsTuning.touchTolerance else { continue }
      let contact = contact(feature, row, pose)
      nearContacts.append(contact)
      noteTouch(row, contact, time: time)
    }
  }

  /// Whether pressing on the contact may rotate the body.
  func mayRotate(_ row: Int, on contact: BoundaryContact) -> Bool {
    guard columns.inverseInertia[row] > 0 else { return false }
    return !contact.isFlat || columns.angularVelocity[row] != 0 || hasTorque(row)
  }

  /// Reflects the body where it approaches a boundary, with friction; answers the number of impulses.
  func bounce(_ row: Int, losingBounce: Bool) -> Int {
    var count = 0
    for _ in 0..<PhysicsTuning.impactsPerStep {
      var isApproaching = false
      for index in nearContacts.indices {
        let contact = nearContacts[index]
        if contact.isFlat, abs(columns.angularVelocity[row]) < PhysicsTuning.flatAngularVelocity, !hasTorque(row) {
          columns.angularVelocity[row] = 0
        }
        let withRotation = mayRotate(row, on: contact)
        let leverX = withRotation ? contact.pointX - columns.x[row] : 0
        let leverY = withRotation ? contact.pointY - columns.y[row] : 0
        let angularVelocity = columns.angularVelocity[row]
        let approach =
          (columns.velocityX[row] - angularVelocity * leverY) * contact.normalX
          + (columns.velocityY[row] + angularVelocity * leverX) * contact.normalY
        guard approach < -1e-6 else { continue }
        let isElastic =
          !losingBounce && -approach >= PhysicsTuning.inelasticSpeed && contact.gap > -PhysicsTuning.contactSlop
        let bounce = 1 + (isElastic ? columns.elasticity[row] : 0)
        let pressed = push(row, contact, leverX, leverY, by: -bounce * approach)
        rub(row, contact, leverX, leverY, limit: columns.friction[row] * pressed)
        isApproaching = true
        count += 1
      }
      if !isApproaching { break }
    }
    return count
  }

  /// Changes the normal velocity at the contact by `change` and answers the impulse.
  private func push(
    _ row: Int, _ contact: BoundaryContact, _ leverX: Double, _ leverY: Double, by change: Double
  ) -> Double {
    let columns = columns
    let lever = leverX * contact.normalY - leverY * contact.normalX
    let inverse = columns.inverseMass[row] + lever * lever * columns.inverseInertia[row]
    let impulse = change / inverse
    columns.velocityX[row] += contact.normalX * (impulse * columns.inverseMass[row])
    columns.velocityY[row] += contact.normalY * (impulse * columns.inverseMass[row])
    columns.angularVelocity[row] += lever * impulse * columns.inverseInertia[row]
    return impulse
  }

  /// Brakes the motion along the boundary at the contact, by Coulomb's rule.
  private func rub(_ row: Int, _ contact: BoundaryContact, _ leverX: Double, _ leverY: Double, limit: Double) {
    guard limit > 0 else { return }
    let columns = columns
    let alongX = -contact.normalY
    let alongY = contact.normalX
    let angularVelocity = columns.angularVelocity[row]
    let slip =
      (columns.velocityX[row] - angularVelocity * leverY) * alongX + (columns.velocityY[row] + angularVelocity * leverX)
      * alongY
    let lever = leverX * alongY - leverY * alongX
    let inverse = columns.inverseMass[row] + lever * lever * columns.inverseInertia[row]
    let impulse = max(-limit, min(limit, -slip / inverse))
    columns.velocityX[row] += alongX * (impulse * columns.inverseMass[row])
    columns.velocityY[row] += alongY * (impulse * columns.inverseMass[row])
    columns.angularVelocity[row] += lever * impulse * columns.inverseInertia[row]
  }

  /// Moves the body until something happens or `time` is over; answers the time used.
  private func moveOn(_ row: Int, for time: Double) -> Double {
    let columns = columns
    let acceleration = acceleration(row)
    var supports = 0
    var pivots = false
    for index in nearContacts.indices {
      let contact = nearContacts[index]
      let pressing = acceleration.x * contact.normalX + acceleration.y * contact.normalY
      if mayRotate(row, on: contact) {
        let leverX = contact.pointX - columns.x[row]
        let leverY = contact.pointY - columns.y[row]
        let leaving =
          (columns.velocityX[row] - columns.angularVelocity[row] * leverY) * contact.normalX
          + (columns.velocityY[row] + columns.angularVelocity[row] * leverX) * contact.normalY
        if leaving < PhysicsTuning.pivotSpeed, pressing < 0 || hasTorque(row) { pivots = true }
      } else {
        let leaving = columns.velocityX[row] * contact.normalX + columns.velocityY[row] * contact.normalY
        if leaving <= 1e-6, pressing < 0 {
          nearContacts[index].isSupport = true
          supports += 1
        }
      }
    }
    if pivots { return pivot(row, for: time) }
    if supports > 0 { return slide(row, for: time, acceleration: acceleration) }
    let pose = pose(row)
    return follow(freePath(row, pose: pose, for: time), row, pose: pose, for: time)
  }

  func updateRotating(_ row: Int) {
    guard columns.angularVelocity[row] != 0 || hasTorque(row) else {
      columns.flags[row].remove(.rotating)
      return
    }
    guard !columns.flags[row].contains(.rotating) else { return }
    let rotation = propagators.oneStep(stiffness: 0, dampingRate: columns.angularResistance[row])
    columns.angularVelocityDecay[row] = rotation.velocityFromVelocity
    columns.angleFromAngularVelocity[row] = rotation.positionFromVelocity
    columns.flags[row].insert(.rotating)
  }
}
