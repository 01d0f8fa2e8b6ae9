// SPDX-License-Identifier: MIT

import SprungPhysics

/// A contact of which a collision delegate is told at the end of the tick.
struct PendingContact {
  var phase: ContactEvent.Phase
  var behavior: UICollisionBehavior
  var item: any UIDynamicItem
  var identifier: BoundaryIdentifier?
  var point: CGPoint
  /// What tells contacts apart.
  var body: BodyID
  var tag: Int32?
}

extension UIDynamicAnimator {
  /// Takes the world's contact events over while the names and items that they mean are still known.
  final func collectContacts() {
    guard !world.contactEvents.isEmpty else { return }
    for event in world.contactEvents {
      guard let behavior = collisions.first(where: { $0.boundarySet == event.boundarySet }),
        behavior.collisionDelegate != nil, event.body.row < states.count, let state = states[event.body.row],
        state.body == event.body
      else { continue }
      let identifier = event.tag.flatMap { behavior.identifier(ofTag: $0) }
      pendingContacts.append(
        PendingContact(
          phase: event.phase, behavior: behavior, item: state.item, identifier: identifier, point: event.point,
          body: event.body, tag: event.tag))
    }
    world.clearContactEvents()
  }

  /// Keeps the first beginning of each contact, and one ending if the item is away at the end.
  final func reduceContacts() {
    var kept: [PendingContact] = []
    var last: [PendingContact] = []
    for contact in pendingContacts {
      func isSame(_ other: PendingContact) -> Bool {
        other.behavior === contact.behavior && other.body == contact.body && other.tag == contact.tag
      }
      if !kept.contains(where: { isSame($0) && $0.phase == contact.phase }) { kept.append(contact) }
      last.removeAll(where: isSame)
      last.append(contact)
    }
    pendingContacts = kept.filter { contact in
      contact.phase == .began
        || last.contains {
          $0.phase == .ended && $0.behavior === contact.behavior && $0.body == contact.body && $0.tag == contact.tag
        }
    }
  }

  /// Tells the delegates, in the order of simulated time.
  final func deliverContacts() {
    guard !pendingContacts.isEmpty else { return }
    let contacts = pendingContacts
    pendingContacts.removeAll(keepingCapacity: true)
    for contact in contacts {
      guard let delegate = contact.behavior.collisionDelegate else { continue }
      switch contact.phase {
      case .began:
        delegate.collisionBehavior(
          contact.behavior, beganContactFor: contact.item, withBoundaryIdentifier: contact.identifier,
          at: contact.point)
      case .ended:
        delegate.collisionBehavior(
          contact.behavior, endedContactFor: contact.item, withBoundaryIdentifier: contact.identifier)
      }
    }
  }
}
