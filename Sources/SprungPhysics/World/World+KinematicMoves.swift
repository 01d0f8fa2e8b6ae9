// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves an anchored body to a position and angle in equal parts over the next `steps` steps. Sprung addition.
  ///
  /// Meanwhile it has the velocity of that move, so that it pushes, drags along and throws what touches it or hangs on
  /// it; nothing pushes it. That velocity is at most `PhysicsTuning.largestKinematicSpeed`, also of its corners when it
  /// rotates: of a longer move the first part is jumped over. Afterwards it stands still again. With zero steps or
  /// fewer it is only put there, and so is a body that is not anchored. Setting its position, its angle or whether it
  /// is anchored ends the move. Values that are not finite are a fault and ignored.
  public func moveKinematically(_ body: BodyID, to position: CGPoint, angle: Double, steps: Int) {
    note(.moveKinematically(body, to: position, angle: angle, steps: Int64(steps)))
    defer { validateAfterCall() }
    let endX = Double(position.x)
    let endY = Double(position.y)
    guard let row = row(of: body, for: "moveKinematically"), accepts(endX, endY, for: "moveKinematically(position)"),
      accepts(angle, for: "moveKinematically(angle)")
    else { return }
    let columns = columns
    endKinematicMove(row)
    let steps = min(steps, Int(Int32.max))
    let isKinematic = steps > 0 && columns.flags[row].contains(.anchored)
    var deltaX = isKinematic ? endX - columns.x[row] : 0
    var deltaY = isKinematic ? endY - columns.y[row] : 0
    var rotation = isKinematic ? angle - columns.angle[row] : 0
    let duration = Double(max(1, steps)) * PhysicsTuning.stepDuration
    let farthest = PhysicsTuning.largestKinematicSpeed * duration
    let distance = (deltaX * deltaX + deltaY * deltaY).squareRoot()
    if distance > farthest {
      deltaX *= farthest / distance
      deltaY *= farthest / distance
    }
    let widest = min(PhysicsTuning.largestAngularVelocity * duration, farthest / columns.boundingRadius[row])
    rotation = min(widest, max(-widest, rotation))
    wakeTouching(row)
    columns.x[row] = endX - deltaX
    columns.y[row] = endY - deltaY
    columns.angle[row] = angle - rotation
    keepGood(row)
    wake(row, because: .disturbed)
    markMoved(row)
    guard deltaX != 0 || deltaY != 0 || rotation != 0 else { return }
    columns.velocityX[row] = deltaX / duration
    columns.velocityY[row] = deltaY / duration
    columns.angularVelocity[row] = rotation / duration
    columns.flags[row].insert(.kinematic)
    // What jumped may have other neighbors.
    if columns.flags[row].contains(.collidable) { columns.flags[row].insert(.unpaired) }
    activate(row)
    kinematicMoves.append(
      KinematicMove(
        row: Int32(row), steps: Int32(steps), startX: columns.x[row], startY: columns.y[row],
        startAngle: columns.angle[row], deltaX: deltaX, deltaY: deltaY, rotation: rotation, endX: endX, endY: endY,
        endAngle: angle))
  }

  /// Whether a body is fixed in place, see `setAnchored`; false for unknown identifiers.
  public func isAnchored(_ body: BodyID) -> Bool {
    contains(body) && columns.flags[Int(body.index)].contains(.anchored)
  }

  /// Gives bodies in kinematic moves their velocities in the solver, whatever happened to them there.
  func applyKinematicVelocities() {
    for move in kinematicMoves {
      let row = Int(move.row)
      guard columns.flags[row].contains(.inSolver) else { continue }
      solverBodies.velocity[Int(columns.solverIndex[row])] = velocity(move)
    }
  }

  /// Puts bodies in kinematic moves where they are after one more step; those that arrived stand still.
  func advanceKinematicMoves() {
    let columns = columns
    var index = 0
    while index < kinematicMoves.count {
      kinematicMoves[index].taken += 1
      let move = kinematicMoves[index]
      let row = Int(move.row)
      markMoved(row)
      guard move.taken < move.steps else {
        columns.x[row] = move.endX
        columns.y[row] = move.endY
        columns.angle[row] = move.endAngle
        keepGood(row)
        // Another one takes its index.
        endKinematicMove(row)
        continue
      }
      let part = Double(move.taken) / Double(move.steps)
      let velocity = velocity(move)
      columns.x[row] = move.startX + move.deltaX * part
      columns.y[row] = move.startY + move.deltaY * part
      columns.angle[row] = move.startAngle + move.rotation * part
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.angularVelocity[row] = velocity.z
      columns.stillSteps[row] = 0
      index += 1
    }
  }

  /// Ends the kinematic move of a body: it stands still where it is.
  func endKinematicMove(_ row: Int) {
    if columns.flags[row].contains(.kinematic) { sleep(row) }
  }

  /// Wakes what touches an anchored body that is about to be somewhere else.
  func wakeTouching(_ row: Int) {
    guard columns.flags[row].contains(.anchored) else { return }
    var current = columns.firstContact[row]
    while current >= 0 {
      let contact = contacts.records[Int(current)]
      if contact.flags.contains(.touching) { wake(Int(contact.rowA) == row ? Int(contact.rowB) : Int(contact.rowA)) }
      current = next(of: current, row)
    }
  }

  /// Forgets the kinematic move of a body that leaves the active list.
  func forgetKinematicMove(_ row: Int) {
    columns.flags[row].remove(.kinematic)
    kinematicMoves.removeAll { $0.row == Int32(row) }
  }

  /// Takes from a body in a kinematic move what would accelerate it if it were not anchored.
  func clearCoefficients(_ row: Int) {
    columns.stiffness[row] = 0
    columns.dampingRate[row] = 0
    columns.accelerationX[row] = 0
    columns.accelerationY[row] = 0
    columns.flags[row].insert(.stale)
  }

  private func velocity(_ move: KinematicMove) -> SIMD4<Double> {
    let duration = Double(move.steps) * PhysicsTuning.stepDuration
    return SIMD4(move.deltaX / duration, move.deltaY / duration, move.rotation / duration, 0)
  }
}
