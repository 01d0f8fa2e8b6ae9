// SPDX-License-Identifier: MIT

import SprungModels

/// Manages drags that begin in the view, and drops onto it.
final class ItemDragging: EnginePart {
  @exclusivity(unchecked) var dragSource: ItemDragSource?
  @exclusivity(unchecked) var dropTarget: ItemDropTarget?
  /// The position of a drag over the view, in content coordinates, or nil if there is none.
  @exclusivity(unchecked) var dropPosition: CGPoint?

  /// Updates the index paths of dragged items after an update. Deleted items lose their index paths.
  func moveDragged(through map: UpdateMap) {
    guard let session = DragDriver.current?.session else { return }
    for item in session.items where item.sourceView === client {
      item.sourcePath = item.sourcePath.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
    }
    dropTarget?.move(through: map)
  }

  /// Called while an item of this view is dragged over a position. Hides the cell of the dragged item and moves the
  /// other items aside, as in an interactive move.
  func openGap(for item: IndexPath, at position: CGPoint) {
    if !engine.transactions.isBusy, engine.reordering.movement == nil {
      engine.transactions.inTransaction { liftDragged(item) }
    }
    guard let movement = engine.reordering.movement, movement.isHeld, movement.isDragged else { return }
    engine.reordering.moveMovement(to: position)
  }

  private func liftDragged(_ item: IndexPath) {
    guard engine.shown.placeholders.isEmpty, engine.queries.itemExists(item), engine.counts.areKnown,
      let attributes = engine.currentLayout.layoutAttributesForItem(at: item)
    else { return }
    engine.updates.finish(finished: false)
    let made = InteractiveMovement(ItemPosition(item), position: attributes.center, counts: engine.counts.sections)
    made.isDragged = true
    engine.reordering.movement = made
    scrollView.setNeedsLayout()
  }

  /// Closes the gap for the dragged item.
  func closeGap() {
    guard let movement = engine.reordering.movement, movement.isDragged, movement.isHeld else { return }
    engine.reordering.abandonMovement()
  }

  /// Called when the content scrolls under the dragged items.
  func dropScrolled(to position: CGPoint) {
    dropPosition = position
    guard let drag = DragDriver.current else { return }
    _ = dropTarget?.update(drag.session, at: position)
  }

  func dragDelegateChanged() {
    guard client.canDragItems, dragSource == nil else { return }
    let source = ItemDragSource(client)
    dragSource = source
    scrollView.addInteraction(UIDragInteraction(delegate: source))
  }

  func dropDelegateChanged() {
    guard client.acceptsDrops, dropTarget == nil else { return }
    let target = ItemDropTarget(client)
    dropTarget = target
    scrollView.addInteraction(UIDropInteraction(delegate: target))
  }
}
