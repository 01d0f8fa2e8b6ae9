// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Carries an anchored body to a place and angle in equal parts over the next `steps` steps. Sprung addition.
  ///
  /// Meanwhile it has the velocity of that way, so that it pushes, drags along and throws what touches it or hangs on it;
  /// nothing pushes it. That velocity is at most `PhysicsTuning.largestCarrySpeed`, also of its corners when it turns: of a
  /// longer way the first part is jumped over. Afterwards it stands still again. With zero steps or fewer it is only put
  /// there, and so is a body that is not anchored. Setting its place, its angle or whether it is anchored ends the way.
  /// Values that are not finite are a fault and ignored.
  public func carry(_ body: BodyID, to position: CGPoint, angle: Double, steps: Int) {
    note(.carry(body, to: position, angle: angle, steps: Int64(steps)))
    let endX = Double(position.x)
    let endY = Double(position.y)
    guard let row = row(of: body, for: "carry"), accepts(endX, endY, for: "carry(position)"),
      accepts(angle, for: "carry(angle)")
    else { return }
    let columns = columns
    endCarriage(row)
    let steps = min(steps, Int(Int32.max))
    let isCarried = steps > 0 && columns.flags[row].contains(.anchored)
    var wayX = isCarried ? endX - columns.x[row] : 0
    var wayY = isCarried ? endY - columns.y[row] : 0
    var turn = isCarried ? angle - columns.angle[row] : 0
    let duration = Double(max(1, steps)) * PhysicsTuning.stepDuration
    let farthest = PhysicsTuning.largestCarrySpeed * duration
    let way = (wayX * wayX + wayY * wayY).squareRoot()
    if way > farthest {
      wayX *= farthest / way
      wayY *= farthest / way
    }
    let widest = min(PhysicsTuning.largestSpin * duration, farthest / columns.reach[row])
    turn = min(widest, max(-widest, turn))
    wakeTouching(row)
    columns.x[row] = endX - wayX
    columns.y[row] = endY - wayY
    columns.angle[row] = angle - turn
    keepGood(row)
    wake(row, because: .kicked)
    markMoved(row)
    guard wayX != 0 || wayY != 0 || turn != 0 else { return }
    columns.velocityX[row] = wayX / duration
    columns.velocityY[row] = wayY / duration
    columns.spin[row] = turn / duration
    columns.flags[row].insert(.carried)
    // What jumped may have other neighbours.
    if columns.flags[row].contains(.collidable) { columns.flags[row].insert(.unpaired) }
    activate(row)
    carriages.append(
      Carriage(
        row: Int32(row), steps: Int32(steps), startX: columns.x[row], startY: columns.y[row],
        startAngle: columns.angle[row], wayX: wayX, wayY: wayY, turn: turn, endX: endX, endY: endY, endAngle: angle))
  }

  /// Whether a body is fixed in place, see `setAnchored`; false for unknown names.
  public func isAnchored(_ body: BodyID) -> Bool {
    contains(body) && columns.flags[Int(body.index)].contains(.anchored)
  }

  /// Gives carried bodies their velocities in the solver, whatever happened to them there.
  func pushCarried() {
    for carriage in carriages {
      let row = Int(carriage.row)
      guard columns.flags[row].contains(.coupled) else { continue }
      coupled.velocity[Int(columns.solverPlace[row])] = velocity(carriage)
    }
  }

  /// Puts carried bodies where they are after one more step; those that arrived stand still.
  func moveCarried() {
    let columns = columns
    var index = 0
    while index < carriages.count {
      carriages[index].taken += 1
      let carriage = carriages[index]
      let row = Int(carriage.row)
      markMoved(row)
      guard carriage.taken < carriage.steps else {
        columns.x[row] = carriage.endX
        columns.y[row] = carriage.endY
        columns.angle[row] = carriage.endAngle
        keepGood(row)
        // Another one takes its index.
        endCarriage(row)
        continue
      }
      let part = Double(carriage.taken) / Double(carriage.steps)
      let velocity = velocity(carriage)
      columns.x[row] = carriage.startX + carriage.wayX * part
      columns.y[row] = carriage.startY + carriage.wayY * part
      columns.angle[row] = carriage.startAngle + carriage.turn * part
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.spin[row] = velocity.z
      columns.stillSteps[row] = 0
      index += 1
    }
  }

  /// Ends the way of a body that is carried: it stands still where it is.
  func endCarriage(_ row: Int) {
    if columns.flags[row].contains(.carried) { sleep(row) }
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

  /// Forgets the way of a body that leaves the active list.
  func forgetCarriage(_ row: Int) {
    columns.flags[row].remove(.carried)
    carriages.removeAll { $0.row == Int32(row) }
  }

  /// Takes from a carried body what would accelerate it if it were not anchored.
  func clearCoefficients(_ row: Int) {
    columns.stiffness[row] = 0
    columns.dampingRate[row] = 0
    columns.accelerationX[row] = 0
    columns.accelerationY[row] = 0
    columns.flags[row].insert(.stale)
  }

  private func velocity(_ carriage: Carriage) -> SIMD4<Double> {
    let duration = Double(carriage.steps) * PhysicsTuning.stepDuration
    return SIMD4(carriage.wayX / duration, carriage.wayY / duration, carriage.turn / duration, 0)
  }
}
