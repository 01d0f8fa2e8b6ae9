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
