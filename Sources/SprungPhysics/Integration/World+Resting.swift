// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Ends the contacts whose shapes are more than a point apart, or apart for three steps.
  func updateTouches(_ row: Int, time: Double) {
    guard columns.firstTouch[row] >= 0 else { return }
    let pose = pose(row)
    var current = columns.firstTouch[row]
    var isOver = false
    while current >= 0 {
      touches[current].gap = .infinity
      for feature in nearFeatures where feature.set == touches[current].set {
        guard tag(of: feature) == touches[current].tag else { continue }
        let gap = gap(feature, row, pose)
        if gap < touches[current].gap { touches[current].gap = gap }
      }
      let isApart = touches[current].gap > PhysicsTuning.invisibleDistance
      touches[current].apartSteps = isApart ? touches[current].apartSteps + 1 : 0
      isOver = isOver || World.isOver(touches[current])
      current = touches[current].next
    }
    guard isOver else { return }
    filterTouches(row, announcing: true, time: time, World.isOver)
  }

  private static func isOver(_ touch: BoundaryTouch) -> Bool {
    touch.gap > PhysicsTuning.separationGap || touch.apartSteps >= PhysicsTuning.separationSteps
  }

  func tag(of feature: BoundaryFeature) -> Int32 {
    feature.index < 0
      ? BoundaryTouch.frameTag : boundarySets[Int(feature.set)].segments[Int(feature.index)].tag
  }

  /// Puts a body that touches a boundary to sleep once it has been nearly still for half a second, or at once if the
  /// step changed nothing at all. A body that touches nothing gets its settle time.
  func restIfStill(_ row: Int, before: State, nextStep: Int64) {
    let columns = columns
    guard columns.firstTouch[row] >= 0 else {
      columns.stillSteps[row] = 0
      columns.settleStep[row] = settleStep(of: row, from: nextStep)
      return
    }
    if !mayRest || isRestless(row) {
      columns.stillSteps[row] = 0
      return
    }
    let now = State(columns, row)
    if now.isSame(as: before), !isSeparating(row) { return sleep(row) }
    let duration = PhysicsTuning.stepDuration
    let speed = (now.velocityX * now.velocityX + now.velocityY * now.velocityY).squareRoot()
    let changeX = now.velocityX - before.velocityX
    let changeY = now.velocityY - before.velocityY
    let change = (changeX * changeX + changeY * changeY).squareRoot()
    let isSlow = speed < PhysicsTuning.restSpeed && change < PhysicsTuning.restAcceleration * duration
    // What is wedged in trembles with every step's gravity: its speed flickers, its position does not.
    let isInPlace =
      columns.stillSteps[row] > 0 && abs(now.x - columns.stillX[row]) < PhysicsTuning.invisibleDistance
      && abs(now.y - columns.stillY[row]) < PhysicsTuning.invisibleDistance
      && abs(now.angle - columns.stillAngle[row]) < PhysicsTuning.flatAngle
    let isStill =
      !isBroughtIn(now, before)
      && (isInPlace
        || (abs(now.angularVelocity) < PhysicsTuning.restAngularVelocity && (isSlow || isNearSlidingEquilibrium(row))))
    if columns.stillSteps[row] == 0 || !isStill {
      columns.stillX[row] = now.x
      columns.stillY[row] = now.y
      columns.stillAngle[row] = now.angle
    }
    // The first step in a place counts as well, so that the next one has something to compare with.
    columns.stillSteps[row] = isStill ? columns.stillSteps[row] + 1 : 1
    guard Double(columns.stillSteps[row]) * duration >= PhysicsTuning.restDuration else { return }
    placeOnSlidingEquilibrium(row)
    sleep(row)
  }

  /// Whether the step brought the body a whole push nearer to the boundary that it is behind, which is no velocity.
  private func isBroughtIn(_ now: State, _ before: State) -> Bool {
    let longest = PhysicsTuning.pushOutSpeed * PhysicsTuning.stepDuration
    return max(abs(now.x - before.x), abs(now.y - before.y)) > longest / 2
  }

  private func isSeparating(_ row: Int) -> Bool {
    var current = columns.firstTouch[row]
    while current >= 0 {
      if touches[current].apartSteps > 0 { return true }
      current = touches[current].next
    }
    return false
  }

  /// The offset from the body to the equilibrium along the one wall that holds it, or nil if that is not its state.
  private func deltaToSlidingEquilibrium(_ row: Int) -> (x: Double, y: Double)? {
    guard columns.stiffness[row] > 0 else { return nil }
    let acceleration = acceleration(row)
    var deltaX = columns.equilibriumX[row] - columns.x[row]
    var deltaY = columns.equilibriumY[row] - columns.y[row]
    var held = false
    let pose = pose(row)
    for feature in nearFeatures where gap(feature, row, pose) <= PhysicsTuning.touchTolerance {
      let contact = contact(feature, row, pose)
      guard acceleration.x * contact.normalX + acceleration.y * contact.normalY < 0 else { continue }
      if held { return (0, 0) }
      held = true
      let depth = deltaX * contact.normalX + deltaY * contact.normalY
      deltaX -= depth * contact.normalX
      deltaY -= depth * contact.normalY
    }
    return (deltaX, deltaY)
  }

  private func isNearSlidingEquilibrium(_ row: Int) -> Bool {
    guard let delta = deltaToSlidingEquilibrium(row) else { return false }
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    // Kinetic plus potential energy of an amplitude of about a third of a point.
    let square =
      delta.x * delta.x + delta.y * delta.y + (velocityX * velocityX + velocityY * velocityY) / columns.stiffness[row]
    return square < PhysicsTuning.settleDistance * PhysicsTuning.settleDistance / 2
  }

  private func placeOnSlidingEquilibrium(_ row: Int) {
    guard let delta = deltaToSlidingEquilibrium(row), delta.x != 0 || delta.y != 0,
      delta.x * delta.x + delta.y * delta.y < PhysicsTuning.settleDistance * PhysicsTuning.settleDistance
    else { return }
    let oldX = columns.x[row]
    let oldY = columns.y[row]
    columns.x[row] += delta.x
    columns.y[row] += delta.y
    let pose = pose(row)
    for feature in nearFeatures where gap(feature, row, pose) < -PhysicsTuning.touchTolerance {
      columns.x[row] = oldX
      columns.y[row] = oldY
      return
    }
    markMoved(row)
  }
}
