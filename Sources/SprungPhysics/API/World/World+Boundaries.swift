// SPDX-License-Identifier: MIT

import SprungGeometry

/// Manages boundary sets: frames and walls that restrict the motion of the set's members.
extension World {
  /// Adds an empty boundary set. The boundaries of a set affect only the bodies that are members of the set.
  public func addBoundarySet() -> BoundarySetID {
    note(.addBoundarySet)
    defer { validateAfterCall() }
    let index = context.boundaries.rows.take()
    if Int(index) == context.boundaries.sets.count { context.boundaries.sets.append(BoundarySet()) }
    return BoundarySetID(index: index, generation: context.boundaries.rows.generation(of: Int(index)))
  }

  /// Removes a set and wakes its members. Contacts with the set end without events.
  public func removeBoundarySet(_ set: BoundarySetID) {
    note(.removeBoundarySet(set))
    defer { validateAfterCall() }
    guard let boundaries = boundarySet(set, for: "removeBoundarySet") else { return }
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.alive) {
      if let membership = context.boundaries.membership(of: row, in: set.index) {
        stages.reporter.removeTouches(row, ofSet: set.index, announcing: false)
        stages.remover.removeBoundaryContacts(row, ofSet: set.index)
        context.boundaries.unlinkMembership(membership, row: row)
        stages.pairFinder.updateCollidable(row)
        stages.activeList.wake(row)
      }
    }
    boundaries.reset()
    context.boundaries.rows.give(back: set.index)
  }

  /// Sets the frame, in points, that encloses the members of a set; nil removes the frame. Wakes the members if the
  /// frame changes.
  ///
  /// Members outside the frame are moved inside. If a frame is smaller than a member, the member touches several sides
  /// of the frame.
  public func setFrame(_ frame: CGRect?, of set: BoundarySetID) {
    note(.setFrame(frame, set))
    defer { validateAfterCall() }
    guard let boundaries = boundarySet(set, for: "setFrame") else { return }
    guard let frame else {
      guard boundaries.hasFrame else { return }
      boundaries.hasFrame = false
      for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.bounded) {
        stages.remover.removeContacts(row, announcing: false) {
          $0.rowB < 0 && $0.feature.set == set.index && $0.feature.index < 0
        }
      }
      wakeMembers(of: set)
      return
    }
    let left = Double(frame.origin.x)
    let top = Double(frame.origin.y)
    let right = left + Double(frame.size.width)
    let bottom = top + Double(frame.size.height)
    guard accepts(left, top, for: "setFrame"), accepts(right, bottom, for: "setFrame") else { return }
    if boundaries.hasFrame, boundaries.left == left, boundaries.top == top, boundaries.right == right,
      boundaries.bottom == bottom
    {
      return
    }
    boundaries.hasFrame = true
    boundaries.left = left
    boundaries.top = top
    boundaries.right = right
    boundaries.bottom = bottom
    wakeMembers(of: set)
  }

  /// Adds a wall through all points in order, with a tag that is reported in contact events. `Int32.min` is reserved.
  ///
  /// A wall is infinitely thin and acts on both sides. Friction and elasticity are those of the body that touches the
  /// wall. To close the wall, repeat the first point at the end. Consecutive points closer than 1e-9 pt are skipped.
  /// With fewer than two points, no wall is added. Contact events and `removeWalls` treat walls with the same tag as
  /// one wall.
  public func addWall(through points: [CGPoint], tag: Int32, to set: BoundarySetID) {
    note(.addWall(points, tag: tag, set))
    defer { validateAfterCall() }
    guard let boundaries = boundarySet(set, for: "addWall") else { return }
    guard tag != BoundaryTouch.frameTag else {
      return Diagnostics.report("reservedTag", "addWall received the tag Int32.min, which is reserved for frames.")
    }
    for point in points where !accepts(Double(point.x), Double(point.y), for: "addWall") { return }
    var chain: [BoundarySegment] = []
    for index in points.indices.dropFirst() {
      let start = points[index - 1]
      let end = points[index]
      if let segment = BoundarySegment(
        startX: Double(start.x), startY: Double(start.y), endX: Double(end.x), endY: Double(end.y), tag: tag)
      {
        chain.append(segment)
      }
    }
    World.linkNeighbors(&chain)
    for segment in chain { boundaries.append(segment) }
    wakeMembers(of: set)
  }

  /// Links consecutive segments, so that bodies do not get caught where the segments meet.
  private static func linkNeighbors(_ chain: inout [BoundarySegment]) {
    guard let first = chain.first, let last = chain.last else { return }
    let isClosed = chain.count > 2 && first.startX == last.endX && first.startY == last.endY
    for index in chain.indices {
      if index > 0 || isClosed {
        let previous = index > 0 ? chain[index - 1] : last
        chain[index].hasPrevious = true
        chain[index].previousX = previous.startX
        chain[index].previousY = previous.startY
      }
      if index + 1 < chain.count || isClosed {
        let next = index + 1 < chain.count ? chain[index + 1] : first
        chain[index].hasNext = true
        chain[index].nextX = next.endX
        chain[index].nextY = next.endY
      }
    }
  }

  /// Removes all walls with the given tag from a set, and wakes the members of the set. Contacts with the walls end
  /// with events.
  public func removeWalls(tag: Int32, from set: BoundarySetID) {
    note(.removeWalls(tag: tag, set))
    defer { validateAfterCall() }
    guard let boundaries = boundarySet(set, for: "removeWalls") else { return }
    guard boundaries.removeSegments(where: { $0.tag == tag }) else { return }
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.bounded) {
      stages.reporter.endTouches(row, set: set.index, tag: tag)
      // The indices of the remaining segments have changed, so all contacts with walls of the set are removed.
      stages.remover.removeContacts(row, announcing: false) {
        $0.rowB < 0 && $0.feature.set == set.index && $0.feature.index >= 0
      }
    }
    wakeMembers(of: set)
  }

  /// Returns whether a body is a member of a set. Returns false for unknown identifiers.
  public func isMember(_ body: BodyID, of set: BoundarySetID) -> Bool {
    guard contains(body) else { return false }
    return context.boundaries.membership(of: Int(body.index), in: set.index) != nil
  }

  /// Adds a body to a set, so that the set's boundaries affect it. Has no effect if the body is already a member.
  public func addMember(_ body: BodyID, to set: BoundarySetID) {
    note(.addMember(body, set))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "addMember"), boundarySet(set, for: "addMember") != nil,
      context.boundaries.membership(of: row, in: set.index) == nil
    else { return }
    columns.firstMembership[row] = context.boundaries.memberships.insert(
      BoundaryMembership(
        set: set.index, next: columns.firstMembership[row],
        membersCollide: context.boundaries.sets[Int(set.index)].membersCollide))
    columns.flags[row].insert(.bounded)
    stages.pairFinder.updateCollidable(row)
    stages.activeList.wake(row)
  }

  /// Removes a body from a set, so that the set's boundaries no longer affect it. Contacts with these boundaries end
  /// with events.
  public func removeMember(_ body: BodyID, from set: BoundarySetID) {
    note(.removeMember(body, set))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "removeMember"), boundarySet(set, for: "removeMember") != nil,
      let membership = context.boundaries.membership(of: row, in: set.index)
    else { return }
    stages.reporter.removeTouches(row, ofSet: set.index, announcing: true)
    stages.remover.removeBoundaryContacts(row, ofSet: set.index)
    context.boundaries.unlinkMembership(membership, row: row)
    stages.pairFinder.updateCollidable(row)
    stages.activeList.wake(row)
  }

  /// Returns the set with the given identifier. If the set was removed or belongs to another world, reports a fault and
  /// returns nil.
  func boundarySet(_ set: BoundarySetID, for call: StaticString) -> BoundarySet? {
    if context.boundaries.rows.contains(set.index, generation: set.generation) {
      return context.boundaries.sets[Int(set.index)]
    }
    Diagnostics.report(
      "unknownBoundarySet",
      "\(call) was called with an invalid boundary set: it was removed, or it belongs to another world.")
    return nil
  }

  /// Wakes all members of a set after a change to its boundaries.
  private func wakeMembers(of set: BoundarySetID) {
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.bounded) {
      if context.boundaries.membership(of: row, in: set.index) != nil { stages.activeList.wake(row) }
    }
  }
}
