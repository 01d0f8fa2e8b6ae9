// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Forgets the contact events, after they were read.
  public func clearContactEvents() {
    contactEvents.removeAll(keepingCapacity: true)
  }

  /// Whether the body touches some boundary now.
  public func isTouchingBoundary(_ body: BodyID) -> Bool {
    guard let row = row(of: body, for: "isTouchingBoundary") else { return false }
    return columns.firstTouch[row] >= 0
  }

  /// Notes that a body touches a feature; the first time it is an event.
  func noteTouch(_ row: Int, _ contact: BoundaryContact, time: Double) {
    var current = columns.firstTouch[row]
    while current >= 0 {
      if touches[current].set == contact.feature.set, touches[current].tag == contact.tag {
        touches[current].gap = 0
        touches[current].apartSteps = 0
        return
      }
      current = touches[current].next
    }
    columns.firstTouch[row] = touches.insert(
      BoundaryTouch(set: contact.feature.set, tag: contact.tag, apartSteps: 0, gap: 0, next: columns.firstTouch[row]))
    announce(.began, row, set: contact.feature.set, tag: contact.tag, time: time, x: contact.pointX, y: contact.pointY)
  }

  func announce(
    _ phase: BoundaryContactEvent.Phase, _ row: Int, set: Int32, tag: Int32, time: Double, x: Double, y: Double
  ) {
    contactEvents.append(
      BoundaryContactEvent(
        phase: phase, time: time, body: identifier(of: row),
        boundarySet: BoundarySetID(index: set, generation: boundarySets[Int(set)].generation),
        tag: tag == BoundaryTouch.frameTag ? nil : tag, point: CGPoint(x: x, y: y)))
  }

  /// Removes a body's contacts with one set, or with all.
  func removeTouches(_ row: Int, ofSet set: Int32?, announcing: Bool) {
    filterTouches(row, announcing: announcing) { touch in set == nil || touch.set == set }
  }

  /// Ends a body's contact with the walls of one tag.
  func endTouches(_ row: Int, set: Int32, tag: Int32) {
    filterTouches(row, announcing: true) { $0.set == set && $0.tag == tag }
  }

  /// Ends the contacts for which `isOver` answers true.
  func filterTouches(
    _ row: Int, announcing: Bool, time: Double? = nil, _ isOver: (BoundaryTouch) -> Bool
  ) {
    var previous: Int32 = -1
    var current = columns.firstTouch[row]
    while current >= 0 {
      let touch = touches[current]
      if isOver(touch) {
        if previous < 0 { columns.firstTouch[row] = touch.next } else { touches[previous].next = touch.next }
        touches.remove(current)
        if announcing {
          let now = time ?? Double(stepCount) * PhysicsTuning.stepDuration
          announce(.ended, row, set: touch.set, tag: touch.tag, time: now, x: columns.x[row], y: columns.y[row])
        }
      } else {
        previous = current
      }
      current = touch.next
    }
  }

  /// Orders new events by simulated time, then by body; equal ones keep their order.
  func sortContactEvents(from first: Int) {
    // Insertion sort: stable, and bodies are few when contacts are many.
    for index in (first + 1)..<contactEvents.count {
      let event = contactEvents[index]
      var place = index
      while place > first, isLater(contactEvents[place - 1], than: event) {
        contactEvents[place] = contactEvents[place - 1]
        place -= 1
      }
      contactEvents[place] = event
    }
  }

  private func isLater(_ first: BoundaryContactEvent, than second: BoundaryContactEvent) -> Bool {
    if first.time != second.time { return first.time > second.time }
    return first.body.index > second.body.index
  }
}
