// SPDX-License-Identifier: MIT

import SprungGeometry

/// Where the shapes of close pairs touch, or will within the collision interval.
extension World {
  /// Finds the manifolds of all pairs of which a body is awake, wakes what is touched, and marks the bodies for the
  /// solver.
  func findManifolds() {
    var index = 0
    while index < contacts.used {
      defer { index += 1 }
      let record = contacts.records + index
      let rowA = Int(record.pointee.rowA)
      guard rowA >= 0, record.pointee.rowB >= 0 else { continue }
      let rowB = Int(record.pointee.rowB)
      let isAwakeA = columns.flags[rowA].contains(.awake)
      let isAwakeB = columns.flags[rowB].contains(.awake)
      guard isAwakeA || isAwakeB else { continue }
      guard columns.inverseMass[rowA] > 0 || columns.inverseMass[rowB] > 0 else {
        record.pointee.manifold.count = 0
        continue
      }
      if !collisionGrid.box(of: Int32(rowA)).overlaps(collisionGrid.box(of: Int32(rowB))) {
        if record.pointee.flags.contains(.touching) { announceEnd(record.pointee) }
        unlink(Int32(index))
        continue
      }
      findManifold(Int32(index))
      guard record.pointee.manifold.count > 0 else { continue }
      let sleeper = isAwakeA ? (isAwakeB ? -1 : rowB) : rowA
      if sleeper >= 0, columns.inverseMass[sleeper] > 0 {
        if isDisturbed(record.pointee) {
          wakeIsland(sleeper)
          // What woke has contacts of its own, before this one in the list.
          columns.sweep[sleeper] = 0
          index = -1
          continue
        }
        record.pointee.manifold.count = 0
        continue
      }
      if moves(rowA) { columns.flags[rowA].insert(.inSolver) }
      if moves(rowB) { columns.flags[rowB].insert(.inSolver) }
    }
  }

  /// Whether a body can be pushed, or moves kinematically.
  @inline(__always)
  private func moves(_ row: Int) -> Bool { columns.inverseMass[row] > 0 || columns.flags[row].contains(.kinematic) }

  /// Whether a body that moves presses on one that sleeps or is about to hit it.
  private func isDisturbed(_ contact: Contact) -> Bool {
    let gap = min(
      contact.manifold.first.separation,
      contact.manifold.count > 1 ? contact.manifold.second.separation : Double.infinity)
    if gap < PhysicsTuning.contactSlop { return true }
    let rowA = Int(contact.rowA)
    let rowB = Int(contact.rowB)
    let speed =
      (columns.velocityX[rowB] - columns.velocityX[rowA]) * contact.manifold.normalX
      + (columns.velocityY[rowB] - columns.velocityY[rowA]) * contact.manifold.normalY
    let time = PhysicsTuning.stepDuration * Double(PhysicsTuning.collisionIntervalSteps)
    return gap + speed * time < PhysicsTuning.contactSlop
  }

  private func findManifold(_ index: Int32) {
    let record = contacts.records + Int(index)
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let x = columns.x[rowA]
    let y = columns.y[rowA]
    let margin = columns.sweep[rowA] + columns.sweep[rowB] + PhysicsTuning.contactSlop
    let deltaX = columns.x[rowB] - x
    let deltaY = columns.y[rowB] - y
    let reach = columns.boundingRadius[rowA] + columns.boundingRadius[rowB] + margin
    guard deltaX * deltaX + deltaY * deltaY < reach * reach else {
      record.pointee.manifold.count = 0
      return
    }
    Collide.collide(
      shapeView(rowA, relativeTo: x, y), shapeView(rowB, relativeTo: x, y), margin: margin,
      into: &record.pointee.manifold)
    dropUnlessClosing(record, rowA, rowB)
  }

  /// Forgets a manifold whose shapes do not come close enough within the collision interval: of what moves side by
  /// side, little ever meets. The speed that others give a body in the meantime is the next collision interval's
  /// business.
  private func dropUnlessClosing(_ record: UnsafeMutablePointer<Contact>, _ rowA: Int, _ rowB: Int) {
    let manifold = record.pointee.manifold
    guard manifold.count > 0, manifold.separation > PhysicsTuning.contactSlop else { return }
    let columns = columns
    let time = PhysicsTuning.stepDuration * Double(PhysicsTuning.collisionIntervalSteps)
    let closing =
      (columns.velocityX[rowA] - columns.velocityX[rowB]) * manifold.normalX
      + (columns.velocityY[rowA] - columns.velocityY[rowB]) * manifold.normalY
    let rotating =
      abs(columns.angularVelocity[rowA]) * columns.boundingRadius[rowA] + abs(columns.angularVelocity[rowB])
      * columns.boundingRadius[rowB]
    let reach = (max(0, closing) + rotating) * time + columns.gain[rowA] + columns.gain[rowB]
    if manifold.separation > reach + PhysicsTuning.contactSlop { record.pointee.manifold.count = 0 }
  }

  /// The same for the boundaries near one body.
  func findBoundaryManifolds(_ row: Int) {
    let columns = columns
    let sweep = sweep(row)
    let margin = sweep + PhysicsTuning.contactSlop
    let extent = extent(row)
    let x = columns.x[row]
    let y = columns.y[row]
    let box = Box(
      left: x - extent.x - margin, top: y - extent.y - margin, right: x + extent.x + margin,
      bottom: y + extent.y + margin)
    var membership = columns.firstMembership[row]
    while membership >= 0 {
      let index = memberships[membership].set
      let set = boundarySets[Int(index)]
      if set.hasFrame {
        // A frame smaller than the body gives way evenly, so that the body is centerd between its sides.
        let wide = max(0, extent.x - (set.right - set.left) / 2)
        let high = max(0, extent.y - (set.bottom - set.top) / 2)
        if box.left < set.left - wide { meetSide(row, index, -1, 1, 0, set.left - wide - x, margin) }
        if box.top < set.top - high { meetSide(row, index, -2, 0, 1, set.top - high - y, margin) }
        if box.right > set.right + wide { meetSide(row, index, -3, -1, 0, x - set.right - wide, margin) }
        if box.bottom > set.bottom + high { meetSide(row, index, -4, 0, -1, y - set.bottom - high, margin) }
      }
      set.forEachSegment(near: box) { segment in meetSegment(row, index, set, segment, margin) }
      membership = memberships[membership].next
    }
  }

  /// Half plane: points p (relative to the body's center) with n · p >= offset are free.
  private func meetSide(
    _ row: Int, _ set: Int32, _ side: Int32, _ normalX: Double, _ normalY: Double, _ offset: Double, _ margin: Double
  ) {
    let record = boundaryContact(row, BoundaryFeature(set: set, index: side))
    Collide.collide(
      shapeView(row, relativeTo: columns.x[row], columns.y[row]),
      HalfPlaneView(normalX: normalX, normalY: normalY, offset: offset), margin: margin,
      into: &contacts.records[Int(record)].manifold)
    finishBoundary(row, record)
  }

  private func meetSegment(_ row: Int, _ set: Int32, _ boundaries: BoundarySet, _ index: Int32, _ margin: Double) {
    let x = columns.x[row]
    let y = columns.y[row]
    // First the contact, then the records: a new contact may move them.
    let contact = boundaryContact(row, BoundaryFeature(set: set, index: index))
    let record = contacts.records + Int(contact)
    let segment = boundaries.segments[Int(index)]
    let fromX = x - segment.startX
    let fromY = y - segment.startY
    // Beyond the ends a body may change sides; over the segment it stays on the side from which it came.
    let along = fromX * segment.normalY - fromY * segment.normalX
    if record.pointee.manifold.count == 0 || along < 0 || along > segment.length {
      record.pointee.side = fromX * segment.normalX + fromY * segment.normalY >= 0 ? 1 : -1
    }
    Collide.collide(
      shapeView(row, relativeTo: x, y), segment.view(fromX: x, fromY: y), side: record.pointee.side, margin: margin,
      into: &record.pointee.manifold)
    finishBoundary(row, contact)
  }

  private func finishBoundary(_ row: Int, _ index: Int32) {
    contacts.records[Int(index)].flags.insert(.seen)
    if contacts.records[Int(index)].manifold.count > 0 { columns.flags[row].insert(.inSolver) }
  }

  private func boundaryContact(_ row: Int, _ feature: BoundaryFeature) -> Int32 {
    let known = contact(of: row, with: feature)
    if known >= 0 { return known }
    let index = link(Contact(rowA: Int32(row), feature: feature))
    mix(index)
    return index
  }

  /// Forgets boundaries that are no longer near.
  func forgetBoundaries(_ row: Int) {
    var current = columns.firstBoundaryContact[row]
    while current >= 0 {
      let record = contacts.records + Int(current)
      let following = contacts.links[Int(current)].nextA
      if record.pointee.flags.contains(.seen) {
        record.pointee.flags.remove(.seen)
      } else {
        unlink(current)
      }
      current = following
    }
  }
}
