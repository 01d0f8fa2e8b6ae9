// SPDX-License-Identifier: MIT

import SprungPhysics

/// Reports each contact to collision delegates once, in the order of simulated time.
///
/// The world reports contacts between bodies, while a delegate receives contacts between the items of its behavior. All
/// touching pairs are therefore recorded here, independently of behaviors. When both items of a pair have been added to
/// a behavior, its delegate receives a begin event. When one of them is removed, the delegate receives an end event.
/// For each contact, a delegate receives begin and end events alternately.
///
/// Invariant: the items of all recorded pairs and counted contacts are in the registry.
final class CollisionReporter {
  private let world: World
  private let registry: ItemRegistry
  /// The collision behaviors in the order in which they were added.
  var behaviors: [UICollisionBehavior] = []
  /// The events to report to delegates at the end of the tick.
  private var pending: [PendingContact] = []
  /// The touching pairs of items, each with its first contact point and the number of touching parts.
  private(set) var touchingPairs: [TouchingPair] = []
  /// The number of touching group parts for each contact that was reported to a delegate.
  private(set) var groupContacts: [(contact: PendingContact, count: Int)] = []
  /// Called with the point and time of each contact that begins in the world, so that the debug overlay can display it.
  var beganHandler: ((CGPoint, TimeInterval) -> Void)?

  init(_ world: World, _ registry: ItemRegistry) {
    self.world = world
    self.registry = registry
  }

  /// Whether there are events to report.
  var areDue: Bool { !pending.isEmpty }

  /// Updates the boundaries of the behaviors that use the reference bounds.
  func referenceBoundsChanged() {
    for behavior in behaviors { behavior.referenceBoundsChanged() }
  }

  /// Collects the world's contact events, whose identifiers and items must still exist.
  func collect() {
    guard !world.contactEvents.isEmpty else { return }
    for event in world.contactEvents {
      guard let state = registry.state(of: event.body, in: world) else { continue }
      if event.phase == .began { beganHandler?(event.point, event.time) }
      if EventLog.shared.isOn { log(event, state) }
      if let body = event.other {
        guard let other = registry.state(of: body, in: world), other !== state else { continue }
        collect(event, state, other)
      } else if let behavior = behaviors.first(where: { $0.boundarySet == event.boundarySet }) {
        let identifier = event.tag.flatMap { behavior.identifier(ofTag: $0) }
        append(
          PendingContact(
            phase: event.phase, behavior: behavior, state: state, identifier: identifier, point: event.point,
            tag: event.tag))
      }
    }
    world.clearContactEvents()
  }

  private func log(_ event: ContactEvent, _ state: DynamicItemState) {
    guard event.phase == .began else { return }
    func layer(of state: DynamicItemState?) -> UInt32 {
      guard let state else { return 0 }
      return ((state.item as AnyObject) as? UIView)?.layer.stageID ?? 0
    }
    let other = event.other.flatMap { registry.state(of: $0, in: world) }
    EventLog.shared.note(
      other == nil ? "Contact with a boundary" : "Contact", layer(of: state), layer(of: other), at: event.point)
  }

  /// Reports a physical contact of two items to all behaviors that contain both.
  private func collect(_ event: ContactEvent, _ state: DynamicItemState, _ other: DynamicItemState) {
    note(event, state, other)
    for behavior in behaviors where behavior.collisionDelegate != nil && behavior.collisionMode.contains(.items) {
      guard let serial = behavior.serial(of: state), let otherSerial = behavior.serial(of: other) else { continue }
      let isInOrder = serial < otherSerial
      append(
        PendingContact(
          phase: event.phase, behavior: behavior, state: isInOrder ? state : other, other: isInOrder ? other : state,
          identifier: nil, point: event.point, tag: nil))
    }
  }

  private func note(_ event: ContactEvent, _ state: DynamicItemState, _ other: DynamicItemState) {
    let index = touchingPair(of: state, other)
    switch event.phase {
    case .began:
      if let index {
        touchingPairs[index].parts = state.group == nil && other.group == nil ? 1 : touchingPairs[index].parts + 1
      } else {
        touchingPairs.append(TouchingPair(state: state, other: other, point: event.point))
      }
    case .ended:
      guard let index else { return }
      touchingPairs[index].parts -= 1
      if touchingPairs[index].parts == 0 { touchingPairs.remove(at: index) }
    }
  }

  /// Returns the index of a pair of items in the list, or nil if the list does not contain it.
  private func touchingPair(of state: DynamicItemState, _ other: DynamicItemState) -> Int? {
    let low = min(state.serial, other.serial)
    let high = max(state.serial, other.serial)
    for place in touchingPairs.indices where touchingPairs[place].low == low && touchingPairs[place].high == high {
      return place
    }
    return nil
  }

  /// Reports existing contacts when an item is added to or removed from a behavior or, if `state` is nil, when all of
  /// its items are. The world reports nothing in this case, because the contacts themselves do not change.
  func report(_ behavior: UICollisionBehavior, _ phase: ContactEvent.Phase, of state: DynamicItemState?) {
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

  /// Removes the contacts of an item that is being removed.
  func remove(_ state: DynamicItemState) {
    if !touchingPairs.isEmpty { touchingPairs.removeAll { $0.state === state || $0.other === state } }
    if !groupContacts.isEmpty { groupContacts.removeAll { $0.contact.state === state || $0.contact.other === state } }
  }

  /// Adds a contact event. The contact of a group begins when the first of its parts touches, and ends when no part
  /// touches anymore.
  private func append(_ contact: PendingContact) {
    guard contact.behavior.collisionDelegate != nil else { return }
    if contact.state.group != nil || contact.other?.group != nil {
      guard countsAsGroupContact(contact) else { return }
    }
    pending.append(contact)
  }

  private func countsAsGroupContact(_ contact: PendingContact) -> Bool {
    let index = groupContacts.firstIndex { $0.contact.isSameContact(as: contact) }
    switch contact.phase {
    case .began:
      if let index {
        groupContacts[index].count += 1
        return false
      }
      groupContacts.append((contact, 1))
      return true
    case .ended:
      guard let index else { return false }
      groupContacts[index].count -= 1
      guard groupContacts[index].count == 0 else { return false }
      groupContacts.remove(at: index)
      return true
    }
  }

  /// Reduces the pending events of each contact to the first begin event, and an end event if the contact no longer
  /// exists.
  func reduce() {
    var kept: [PendingContact] = []
    var last: [PendingContact] = []
    for contact in pending {
      if !kept.contains(where: { $0.isSameContact(as: contact) && $0.phase == contact.phase }) { kept.append(contact) }
      last.removeAll { $0.isSameContact(as: contact) }
      last.append(contact)
    }
    pending = kept.filter { contact in
      contact.phase == .began || last.contains { $0.phase == .ended && $0.isSameContact(as: contact) }
    }
  }

  /// Notifies the delegates in the order of simulated time. Contacts of removed items are not reported.
  func deliver() {
    guard !pending.isEmpty else { return }
    let contacts = pending
    pending.removeAll(keepingCapacity: true)
    for contact in contacts {
      guard let delegate = contact.behavior.collisionDelegate, registry.contains(contact.state, in: world) else {
        continue
      }
      let item = contact.state.item
      if let other = contact.other {
        guard registry.contains(other, in: world) else { continue }
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

  /// Restores recorded contacts from a snapshot.
  func restore(_ touchingPairs: [TouchingPair], _ groupContacts: [(contact: PendingContact, count: Int)]) {
    self.touchingPairs = touchingPairs
    self.groupContacts = groupContacts
  }

  /// Discards pending events.
  func dropPending() { pending.removeAll() }
}
