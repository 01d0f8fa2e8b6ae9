// SPDX-License-Identifier: MIT

import SprungPhysics

/// A contact event to report to a collision delegate at the end of the tick.
struct PendingContact {
  var phase: ContactEvent.Phase
  var behavior: UICollisionBehavior
  var state: DynamicItemState
  /// The second item, or nil for a boundary.
  var other: DynamicItemState?
  var identifier: BoundaryIdentifier?
  var point: CGPoint
  /// The tag of the boundary.
  var tag: Int32?

  /// Returns whether two events refer to the same contact.
  func isSameContact(as contact: PendingContact) -> Bool {
    behavior === contact.behavior && state === contact.state && other === contact.other && tag == contact.tag
  }
}
