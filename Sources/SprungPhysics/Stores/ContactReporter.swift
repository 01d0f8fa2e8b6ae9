// SPDX-License-Identifier: MIT

import SprungGeometry

/// Tracks touching shapes and reports the beginning and end of contacts as events.
/// # Definition of events
/// An application needs to know that a card hit the floor, not that its corners touched alternately for a tenth of a
/// second. A contact therefore begins when the shapes touch or push each other, and ends when they are visibly apart. A
/// contact with a boundary ends immediately if the gap is large, or after some steps if it is small. Walls with the
/// same tag count as one wall, so a ball that rolls from segment to segment touches them only once.
///
/// Events are sorted by their time. For a body that moves alone, the time of an event is the time of impact within a
/// step.
///
/// Invariant: for each pair of a body and a boundary, or of two bodies, `began` and `ended` alternate.
final class ContactReporter {
  /// The contacts that began or ended since the events were last cleared.
  @exclusivity(unchecked) private(set) var events: [ContactEvent] = []
  /// Whether contacts are recorded in `events`.
  @exclusivity(unchecked) var isReporting = true

  private let columns: BodyColumns
  private let bodies: BodyStore
  private let clock: StepClock
  private let boundaries: BoundaryStore
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies

  init(
    bodies: BodyStore, clock: StepClock, boundaries: BoundaryStore, contacts: ContactPool, groups: ContactGroups,
    solverBodies: SolverBodies
  ) {
    columns = bodies.columns
    self.bodies = bodies
    self.clock = clock
    self.boundaries = boundaries
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
  }

  /// Copies the events of another reporter.
  func copy(from other: ContactReporter) {
    isReporting = other.isReporting
    events = other.events
  }

  /// Clears the events.
  func clear() { events.removeAll(keepingCapacity: true) }

  /// Records that a body touches a feature. The first touch is an event.
  func noteTouch(_ row: Int, _ contact: BoundaryContact, time: Double) {
    var current = columns.firstTouch[row]
    while current >= 0 {
      if boundaries.touches[current].set == contact.feature.set, boundaries.touches[current].tag == contact.tag {
        boundaries.touches[current].gap = 0
        boundaries.touches[current].apartSteps = 0
        return
      }
      current = boundaries.touches[current].next
    }
    columns.firstTouch[row] = boundaries.touches.insert(
      BoundaryTouch(set: contact.feature.set, tag: contact.tag, apartSteps: 0, gap: 0, next: columns.firstTouch[row]))
    announce(.began, row, set: contact.feature.set, tag: contact.tag, time: time, x: contact.pointX, y: contact.pointY)
  }

  func announce(
    _ phase: ContactEvent.Phase, _ row: Int, set: Int32, tag: Int32, time: Double, x: Double, y: Double
  ) {
    guard isReporting else { return }
    events.append(
      ContactEvent(
        phase: phase, time: time, body: bodies.identifier(of: row), other: nil,
        boundarySet: BoundarySetID(index: set, generation: boundaries.rows.generation(of: Int(set))),
        tag: tag == BoundaryTouch.frameTag ? nil : tag, point: CGPoint(x: x, y: y)))
  }

  /// Reports the contact changes of the last collision interval for the bodies in the solver.
  func announceContacts() {
    for index in 0..<groups.activeCount { announceContact(groups.active[index]) }
  }

  /// Reports the changes of one contact.
  @inline(__always)
  func announceContact(_ index: Int32) {
    let record = contacts.records + Int(index)
    guard record.pointee.rowA >= 0 else { return }
    let isPressed = record.pointee.flags.contains(.pushed)
    record.pointee.flags.remove(.pushed)
    if record.pointee.rowB < 0 {
      if isPressed { noteTouch(Int(record.pointee.rowA), record.pointee) }
      return
    }
    if isPressed {
      guard !record.pointee.flags.contains(.touching) else { return }
      record.pointee.flags.insert(.touching)
      announce(.began, record.pointee)
    } else if record.pointee.flags.contains(.touching),
      record.pointee.manifold.separation > PhysicsTuning.invisibleDistance
    {
      record.pointee.flags.remove(.touching)
      announce(.ended, record.pointee)
    }
  }

  /// Reports the end of a contact between two bodies before the contact is removed.
  func announceEnd(_ contact: Contact) {
    if contact.flags.contains(.touching), contact.rowB >= 0 { announce(.ended, contact) }
  }

  /// Records an event of a contact between two bodies, at the end of the current step.
  private func announce(_ phase: ContactEvent.Phase, _ contact: Contact) {
    guard isReporting else { return }
    let row = Int(contact.rowA)
    events.append(
      ContactEvent(
        phase: phase, time: Double(clock.stepCount) * PhysicsUnits.stepDuration, body: bodies.identifier(of: row),
        other: bodies.identifier(of: Int(contact.rowB)), boundarySet: nil, tag: nil,
        point: phase == .began ? point(of: contact) : CGPoint(x: columns.x[row], y: columns.y[row])))
  }

  /// Records that a body touches a boundary, if the touch is new.
  private func noteTouch(_ row: Int, _ contact: Contact) {
    let point = point(of: contact)
    noteTouch(
      row,
      BoundaryContact(
        feature: contact.feature, tag: boundaries.tag(of: contact.feature), gap: 0, normalX: -contact.manifold.normalX,
        normalY: -contact.manifold.normalY, pointX: Double(point.x), pointY: Double(point.y), isFlat: false),
      time: Double(clock.stepCount) * PhysicsUnits.stepDuration)
  }

  /// Returns the point at which the shapes touch, on the surface of the slower body, whose position is known more
  /// precisely. If there are two contact points, returns their midpoint.
  private func point(of contact: Contact) -> CGPoint {
    let rowA = Int(contact.rowA)
    let rowB = Int(contact.rowB)
    let manifold = contact.manifold
    var x = manifold.first.x
    var y = manifold.first.y
    if manifold.count > 1 {
      x = (x + manifold.second.x) / 2
      y = (y + manifold.second.y) / 2
    }
    // When the contacts were found, the points were in the middle of the gap.
    let deltaA = deltaInInterval(rowA)
    let deltaB = rowB >= 0 ? deltaInInterval(rowB) : (x: 0, y: 0)
    let isA = deltaA.x * deltaA.x + deltaA.y * deltaA.y < deltaB.x * deltaB.x + deltaB.y * deltaB.y
    let half = (isA ? -0.5 : 0.5) * manifold.separation
    let delta = isA ? deltaA : deltaB
    return CGPoint(
      x: columns.x[rowA] - deltaA.x + x + half * manifold.normalX + delta.x,
      y: columns.y[rowA] - deltaA.y + y + half * manifold.normalY + delta.y)
  }

  /// Returns the displacement of a body since the contacts were found.
  private func deltaInInterval(_ row: Int) -> (x: Double, y: Double) {
    let solverIndex = columns.solverIndex(of: row)
    guard solverIndex > 0 else { return (0, 0) }
    let base = solverBodies.base[solverIndex]
    return (columns.x[row] - base.x, columns.y[row] - base.y)
  }

  /// Ends the touches of a solver body with boundaries that are more than a point away or did not push.
  func updateSolverTouches(_ row: Int) {
    guard columns.firstTouch[row] >= 0 else { return }
    var current = columns.firstTouch[row]
    while current >= 0 {
      boundaries.touches[current].gap = .infinity
      var index = columns.firstBoundaryContact[row]
      while index >= 0 {
        let record = contacts.records + Int(index)
        if record.pointee.feature.set == boundaries.touches[current].set, record.pointee.manifold.count > 0,
          boundaries.tag(of: record.pointee.feature) == boundaries.touches[current].tag
        {
          boundaries.touches[current].gap = min(boundaries.touches[current].gap, record.pointee.manifold.separation)
        }
        index = contacts.links[Int(index)].nextA
      }
      current = boundaries.touches[current].next
    }
    filterTouches(row, announcing: true) { $0.gap > PhysicsTuning.invisibleDistance }
  }

  /// Removes a body's touches with one set or with all sets.
  func removeTouches(_ row: Int, ofSet set: Int32?, announcing: Bool) {
    filterTouches(row, announcing: announcing) { touch in set == nil || touch.set == set }
  }

  /// Ends a body's touches with the walls of one tag.
  func endTouches(_ row: Int, set: Int32, tag: Int32) {
    filterTouches(row, announcing: true) { $0.set == set && $0.tag == tag }
  }

  /// Ends the touches for which `isOver` returns true.
  func filterTouches(
    _ row: Int, announcing: Bool, time: Double? = nil, _ isOver: (BoundaryTouch) -> Bool
  ) {
    var previous: Int32 = -1
    var current = columns.firstTouch[row]
    while current >= 0 {
      let touch = boundaries.touches[current]
      if isOver(touch) {
        if previous < 0 { columns.firstTouch[row] = touch.next } else { boundaries.touches[previous].next = touch.next }
        boundaries.touches.remove(current)
        if announcing {
          let now = time ?? Double(clock.stepCount) * PhysicsUnits.stepDuration
          announce(.ended, row, set: touch.set, tag: touch.tag, time: now, x: columns.x[row], y: columns.y[row])
        }
      } else {
        previous = current
      }
      current = touch.next
    }
  }

  /// Sorts new events by simulated time, then by body. The order of equal events does not change.
  func sortContactEvents(from first: Int) {
    // Insertion sort is stable, and the number of events is small.
    for index in (first + 1)..<events.count {
      let event = events[index]
      var target = index
      while target > first, isLater(events[target - 1], than: event) {
        events[target] = events[target - 1]
        target -= 1
      }
      events[target] = event
    }
  }

  /// Returns whether an event sorts after another one. Events are ordered by time, then by row, so the order is
  /// deterministic.
  private func isLater(_ first: ContactEvent, than second: ContactEvent) -> Bool {
    if first.time != second.time { return first.time > second.time }
    return first.body.index > second.body.index
  }
}
