// SPDX-License-Identifier: MIT

import SprungPhysics

/// A contact of which a collision delegate is told at the end of the tick.
struct PendingContact {
  var phase: ContactEvent.Phase
  var behavior: UICollisionBehavior
  var state: DynamicItemState
  /// The second item, by its place in the behavior; nil for a boundary.
  var other: DynamicItemState?
  var identifier: BoundaryIdentifier?
  var point: CGPoint
  /// What tells boundaries apart.
  var tag: Int32?

  /// Whether two events are about the same contact.
  func isSameContact(as contact: PendingContact) -> Bool {
    behavior === contact.behavior && state === contact.state && other === contact.other && tag == contact.tag
  }
}

/// Two items that touch, whichever behaviors list them.
struct TouchingPair {
  let state: DynamicItemState
  let other: DynamicItemState
  let point: CGPoint
  var parts = 1
  /// The items' numbers, the smaller one first: comparing them counts no references.
  let low: Int64
  let high: Int64

  init(state: DynamicItemState, other: DynamicItemState, point: CGPoint) {
    self.state = state
    self.other = other
    self.point = point
    low = min(state.serial, other.serial)
    high = max(state.serial, other.serial)
  }

  func involves(_ state: DynamicItemState?) -> Bool { state == nil || state === self.state || state === other }
}

extension UIDynamicAnimator {
  /// Takes the world's contact events over while the names and items that they mean are still known.
  final func collectContacts() {
    guard !world.contactEvents.isEmpty else { return }
    for event in world.contactEvents {
      guard let state = state(of: event.body) else { continue }
      if event.phase == .began, let debugging, debugging.isEnabled {
        debugging.contacts.append((event.point, event.time))
      }
      if let body = event.other {
        guard let other = self.state(of: body), other !== state else { continue }
        collect(event, state, other)
      } else if let behavior = collisions.first(where: { $0.boundarySet == event.boundarySet }) {
        let identifier = event.tag.flatMap { behavior.identifier(ofTag: $0) }
        append(
          PendingContact(
            phase: event.phase, behavior: behavior, state: state, identifier: identifier, point: event.point,
            tag: event.tag))
      }
    }
    world.clearContactEvents()
  }

  private func state(of body: BodyID) -> DynamicItemState? {
    guard body.row < states.count, let state = states[body.row], world.contains(body) else { return nil }
    return state
  }

  /// One physical contact of two items is told to every behavior that lists both.
  private func collect(_ event: ContactEvent, _ state: DynamicItemState, _ other: DynamicItemState) {
    note(event, state, other)
    for behavior in collisions where behavior.collisionDelegate != nil && behavior.collisionMode.contains(.items) {
      guard let serial = behavior.serial(of: state), let otherSerial = behavior.serial(of: other) else { continue }
      let isInOrder = serial < otherSerial
      append(
        PendingContact(
          phase: event.phase, behavior: behavior, state: isInOrder ? state : other, other: isInOrder ? other : state,
          identifier: nil, point: event.point, tag: nil))
    }
  }

  private func note(_ event: ContactEvent, _ state: DynamicItemState, _ other: DynamicItemState) {
    let place = touchingPair(of: state, other)
    switch event.phase {
    case .began:
      if let place {
        touchingPairs[place].parts = state.group == nil && other.group == nil ? 1 : touchingPairs[place].parts + 1
      } else {
        touchingPairs.append(TouchingPair(state: state, other: other, point: event.point))
      }
    case .ended:
      guard let place else { return }
      touchingPairs[place].parts -= 1
      if touchingPairs[place].parts == 0 { touchingPairs.remove(at: place) }
    }
  }

  /// Where the pair of two items is listed.
  private func touchingPair(of state: DynamicItemState, _ other: DynamicItemState) -> Int? {
    let low = min(state.serial, other.serial)
    let high = max(state.serial, other.serial)
    for place in touchingPairs.indices where touchingPairs[place].low == low && touchingPairs[place].high == high {
      return place
    }
    return nil
  }

  /// Tells a behavior of the pairs that touch already, or go on touching for the sake of others, when it comes to list
  /// an item (nil for all of its own) or is about to list it no longer. The world, to which the touch is one, says nothing.
  final func tell(_ behavior: UICollisionBehavior, _ phase: ContactEvent.Phase, of state: DynamicItemState?) {
    guard behavior.collisionDelegate != nil, behavior.collisionMode.contains(.items) else { return }
    for pair in touchingPairs where pair.involves(state) {
      guard let serial = behavior.serial(of: pair.state), let otherSerial = behavior.serial(of: pair.other) else {
        continue
      }
      let isInOrder = serial < otherSerial
      append(
        PendingContact(
          phase: phase, behavior: behavior, state: isInOrder ? pair.state : pair.other,
          other: isInOrder ? pair.other : pair.state, identifier: nil, point: pair.point, tag: nil))
    }
  }

  /// Forgets what touches an item that goes.
  final func forgetPairs(of state: DynamicItemState) {
    if !touchingPairs.isEmpty { touchingPairs.removeAll { $0.state === state || $0.other === state } }
    if !groupContacts.isEmpty { groupContacts.removeAll { $0.contact.state === state || $0.contact.other === state } }
  }

  /// Of a group, only the first part that touches begins a contact and only the last one ends it.
  private func append(_ contact: PendingContact) {
    guard contact.behavior.collisionDelegate != nil else { return }
    if contact.state.group != nil || contact.other?.group != nil {
      guard countsAsGroupContact(contact) else { return }
    }
    pendingContacts.append(contact)
  }

  private func countsAsGroupContact(_ contact: PendingContact) -> Bool {
    let place = groupContacts.firstIndex { $0.contact.isSameContact(as: contact) }
    switch contact.phase {
    case .began:
      if let place {
        groupContacts[place].count += 1
        return false
      }
      groupContacts.append((contact, 1))
      return true
    case .ended:
      guard let place else { return false }
      groupContacts[place].count -= 1
      guard groupContacts[place].count == 0 else { return false }
      groupContacts.remove(at: place)
      return true
    }
  }

  /// Keeps the first beginning of each contact, and one ending if the item is away at the end.
  final func reduceContacts() {
    var kept: [PendingContact] = []
    var last: [PendingContact] = []
    for contact in pendingContacts {
      if !kept.contains(where: { $0.isSameContact(as: contact) && $0.phase == contact.phase }) { kept.append(contact) }
      last.removeAll { $0.isSameContact(as: contact) }
      last.append(contact)
    }
    pendingContacts = kept.filter { contact in
      contact.phase == .began || last.contains { $0.phase == .ended && $0.isSameContact(as: contact) }
    }
  }

  /// Tells the delegates, in the order of simulated time. Nobody is told of items that are gone.
  final func deliverContacts() {
    guard !pendingContacts.isEmpty else { return }
    let contacts = pendingContacts
    pendingContacts.removeAll(keepingCapacity: true)
    for contact in contacts {
      guard let delegate = contact.behavior.collisionDelegate, isKnown(contact.state) else { continue }
      let item = contact.state.item
      if let other = contact.other {
        guard isKnown(other) else { continue }
        switch contact.phase {
        case .began:
          delegate.collisionBehavior(contact.behavior, beganContactFor: item, with: other.item, at: contact.point)
        case .ended: delegate.collisionBehavior(contact.behavior, endedContactFor: item, with: other.item)
        }
        continue
      }
      switch contact.phase {
      case .began:
        delegate.collisionBehavior(
          contact.behavior, beganContactFor: item, withBoundaryIdentifier: contact.identifier, at: contact.point)
      case .ended:
        delegate.collisionBehavior(contact.behavior, endedContactFor: item, withBoundaryIdentifier: contact.identifier)
      }
    }
  }

  private func isKnown(_ state: DynamicItemState) -> Bool {
    world.contains(state.body) && states[state.body.row] === state
  }
}
