// SPDX-License-Identifier: MIT

import SprungGeometry

/// Which bodies are close enough to be looked at: the broad phase keeps a fat box of every body that may touch others.
extension World {
  /// Lets the members of a set touch one another, or only the set's boundaries (the default).
  public func setMembersCollide(_ collide: Bool, of set: BoundarySetID) {
    note(.setMembersCollide(collide, set))
    defer { validateAfterCall() }
    guard let boundaries = boundarySet(set, for: "setMembersCollide"), boundaries.membersCollide != collide else {
      return
    }
    boundaries.membersCollide = collide
    for row in 0..<rowCount where columns.flags[row].contains(.bounded) {
      guard let membership = membership(of: row, in: set.index) else { continue }
      memberships[membership].membersCollide = collide
    }
    // Only now, since a pair asks both of its bodies.
    for row in 0..<rowCount where columns.flags[row].contains(.bounded) && membership(of: row, in: set.index) != nil {
      updateCollidable(row)
      wake(row)
    }
  }

  /// Brings a body into the broad phase or takes it out, after its memberships changed.
  func updateCollidable(_ row: Int) {
    var collides = false
    var current = columns.firstMembership[row]
    while current >= 0 {
      collides = collides || memberships[current].membersCollide
      current = memberships[current].next
    }
    if collides {
      if !columns.flags[row].contains(.collidable) {
        columns.flags[row].insert(.collidable)
        collidableCount += 1
      }
      // Pairs that were kept apart by their sets are looked for again.
      columns.flags[row].insert(.unpaired)
      areIslandsStale = true
    }
    removeContacts(row, announcing: true) { $0.rowB >= 0 && !mayTouch(Int($0.rowA), Int($0.rowB)) }
    if !collides, columns.flags[row].contains(.collidable) {
      columns.flags[row].remove([.collidable, .unpaired])
      collidableCount -= 1
      if collisionGrid.contains(Int32(row)) { collisionGrid.remove(Int32(row)) }
    }
  }

  /// Whether two bodies may touch: some set whose members collide lists both, no joint holds them together, and one of
  /// them can move.
  func mayTouch(_ rowA: Int, _ rowB: Int) -> Bool {
    if columns.inverseMass[rowA] == 0, columns.inverseMass[rowB] == 0 { return false }
    var current = columns.firstMembership[rowA]
    while current >= 0 {
      let shared = memberships[current]
      if shared.membersCollide, membership(of: rowB, in: shared.set) != nil {
        return joinedCollide ? !areWelded(rowA, rowB) : !areJoined(rowA, rowB) && !areWelded(rowA, rowB)
      }
      current = memberships[current].next
    }
    return false
  }

  /// Looks at every awake body whose box left its fat box, and at what was changed from outside.
  func updatePairs() {
    for position in 0..<activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.collidable) { updateFatBox(row) }
    }
    guard hasUnpairedStill else { return }
    hasUnpairedStill = false
    for row in 0..<rowCount where columns.flags[row].contains(.unpaired) { updateFatBox(row) }
  }

  /// Puts the body's box, if it left the fat one, into the broad phase, and makes contacts with the neighbors.
  private func updateFatBox(_ row: Int) {
    let item = Int32(row)
    let sweep = sweep(row)
    columns.sweep[row] = sweep
    let extent = extent(row)
    let x = columns.x[row]
    let y = columns.y[row]
    let isKnown = collisionGrid.contains(item) && !columns.flags[row].contains(.unpaired)
    var old = Box.nowhere
    if isKnown {
      old = collisionGrid.box(of: item)
      if old.left <= x - extent.x - sweep, old.right >= x + extent.x + sweep, old.top <= y - extent.y - sweep,
        old.bottom >= y + extent.y + sweep
      {
        return
      }
    }
    columns.flags[row].remove(.unpaired)
    let margin = sweep + PhysicsTuning.fatMargin
    let fat = Box(
      left: x - extent.x - margin, top: y - extent.y - margin, right: x + extent.x + margin,
      bottom: y + extent.y + margin)
    if collisionGrid.contains(item) {
      collisionGrid.move(item, to: fat)
    } else {
      collisionGrid.insert(item, fat)
    }
    collisionGrid.forEach(overlapping: fat) { other in
      let isNeighbor = collisionGrid.box(of: other).overlaps(old)
      let other = Int(other)
      // Who was near before has its contact already, or may not touch.
      guard other != row, !isNeighbor || columns.flags[other].contains(.unpaired) else { return }
      guard contact(of: row, with: other) < 0, mayTouch(row, other) else { return }
      let index = link(Contact(rowA: Int32(min(row, other)), rowB: Int32(max(row, other))))
      mix(index)
    }
  }

  /// The farthest that a point of the body gets within a collision interval, in points: what a margin has to cover.
  func sweep(_ row: Int) -> Double {
    let columns = columns
    guard columns.flags[row].contains(.awake) else {
      columns.gain[row] = 0
      return 0
    }
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    let speed = (velocityX * velocityX + velocityY * velocityY).squareRoot()
    let acceleration = acceleration(row)
    let pull = (acceleration.x * acceleration.x + acceleration.y * acceleration.y).squareRoot()
    let time = PhysicsTuning.stepDuration * Double(PhysicsTuning.collisionIntervalSteps)
    columns.gain[row] = pull * time * time
    return min(
      (speed + pull * time + abs(columns.angularVelocity[row]) * columns.boundingRadius[row]) * time,
      2 * PhysicsTuning.largestSpeed * time)
  }

  /// Takes the friction and elasticity of a contact from its bodies: the geometric mean and the larger one for a pair,
  /// the body's own against a boundary.
  func mix(_ index: Int32) {
    let record = contacts.records + Int(index)
    let rowA = Int(record.pointee.rowA)
    guard record.pointee.rowB >= 0 else {
      record.pointee.friction = columns.friction[rowA]
      record.pointee.elasticity = columns.elasticity[rowA]
      return
    }
    let rowB = Int(record.pointee.rowB)
    record.pointee.friction = (columns.friction[rowA] * columns.friction[rowB]).squareRoot()
    record.pointee.elasticity = max(columns.elasticity[rowA], columns.elasticity[rowB])
  }
}
