// SPDX-License-Identifier: MIT

import SprungModels

/// Handles the interactive movement of an item.
final class ItemReordering: EnginePart {
  /// Whether the standard gesture can move items. A collection view controller sets this property.
  @exclusivity(unchecked) var movesByStandardGesture = false
  /// The item that the user is moving, or nil if there is none.
  @exclusivity(unchecked) var movement: InteractiveMovement?

  /// Lifts an item. Returns false if the data source does not allow moving it, or if another item is already being
  /// moved.
  func beginMovement(of path: IndexPath) -> Bool {
    guard !engine.transactions.isBusy else { return false }
    return engine.transactions.inTransaction { lift(path) }
  }

  private func lift(_ path: IndexPath) -> Bool {
    guard movement?.isHeld != true, engine.shown.placeholders.isEmpty, engine.queries.itemExists(path) else {
      return false
    }
    movement = nil
    guard client.allows(.move, at: path) else { return false }
    engine.passes.prepareLayout()
    guard engine.queries.itemExists(path),
      let attributes = engine.currentLayout.layoutAttributesForItem(at: path)
    else {
      return false
    }
    engine.updates.finish(finished: false)
    if engine.selection.highlighted != nil { engine.touches.discardTouch() }
    movement = InteractiveMovement(ItemPosition(path), position: attributes.center, counts: engine.counts.sections)
    scrollView.setNeedsLayout()
    return true
  }

  /// Moves the held item to a point in content coordinates. If the item is over another position, the other items move
  /// aside.
  func moveMovement(to position: CGPoint) {
    guard let movement, movement.isHeld, position.keepsLimit else { return }
    if engine.transactions.isBusy {
      engine.transactions.request { [self] in moveMovement(to: position) }
      return
    }
    let before = movement.position
    movement.follow(position)
    engine.edges.scrollAtEdges(position)
    let path = movement.current.indexPath
    var proposed = engine.currentLayout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: position)
    if proposed != path {
      proposed = client.target(ofMoving: movement.original.indexPath, from: path, to: proposed)
    }
    let context = engine.currentLayout.invalidationContext(
      forInteractivelyMovingItems: [proposed], withTargetPosition: position, previousIndexPaths: [path],
      previousPosition: before)
    // The layout and the delegate may have changed the model, which ends the movement.
    guard self.movement === movement, movement.isHeld, engine.counts.areKnown else { return }
    guard proposed != path, movement.move(to: ItemPosition(proposed)) else {
      scrollView.setNeedsLayout()
      return
    }
    engine.updates.move(from: ItemPosition(path), to: ItemPosition(proposed), context)
  }

  /// Ends the movement. Either the data source is notified and the item settles at its new position, or the item
  /// returns to its original position.
  func endMovement(cancelled: Bool) {
    if engine.transactions.isBusy {
      engine.transactions.request { [self] in endMovement(cancelled: cancelled) }
      return
    }
    engine.edges.stopScrollingAtEdges()
    guard let movement, movement.isHeld else { return }
    engine.transactions.inTransaction { putDown(movement, cancelled: cancelled) }
    if self.movement === movement { comeToRest(movement) }
  }

  private func putDown(_ movement: InteractiveMovement, cancelled: Bool) {
    movement.letGo()
    let original = movement.original
    let last = movement.current
    let end = cancelled ? original : last
    let layout = engine.currentLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [end.indexPath], previousIndexPaths: [last.indexPath], movementCancelled: cancelled)
    if cancelled, last != original, movement.move(to: original) {
      engine.updates.move(from: last, to: original, context)
    } else {
      if !cancelled, last != original { notifyDataSource(from: original, to: last) }
      guard engine.counts.areKnown else { return }
      layout.invalidateLayout(with: context)
    }
  }

  /// Moves the item in the model, so that the model's order equals the displayed order.
  private func notifyDataSource(from original: ItemPosition, to last: ItemPosition) {
    client.moveItem(from: original.indexPath, to: last.indexPath)
    movement?.modelFollowed()
    for element in engine.visible.elements { element.modelKey = engine.shown.modelKey(of: element.key) }
    let after = engine.passes.askCounts()
    guard after != engine.counts.sections else { return }
    Diagnostics.report(
      "moveItem",
      "After collectionView(_:moveItemAt:to:) moved item \(original.text) to \(last.text), the data source has \(after) items "
        + "in its sections instead of \(engine.counts.sections). Remove the item at the first index path and insert it at the "
        + "second. The collection view reloads.")
    movement = nil
    engine.passes.reloadNow()
  }

  private func comeToRest(_ movement: InteractiveMovement) {
    UIView.animate(
      withDuration: UIKitTuning.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
      },
      completion: { [self, client] _ in
        guard self.movement === movement else { return }
        self.movement = nil
        scrollView.setNeedsLayout()
      })
  }

  /// Ends an interactive move because another change affects positions. The item returns to its position immediately.
  ///
  /// If `modelHasChanged` is true, nothing is queried, because the data source already contains the change that is
  /// about to be displayed.
  func abandonMovement(modelHasChanged: Bool = false) {
    engine.edges.stopScrollingAtEdges()
    guard let movement else { return }
    if movement.isHeld, movement.current != movement.original { putBack(movement, modelHasChanged) }
    self.movement = nil
    scrollView.setNeedsLayout()
  }

  private func putBack(_ movement: InteractiveMovement, _ modelHasChanged: Bool) {
    let (last, original) = (movement.current, movement.original)
    let counts = movement.countsAfter(original)
    let context = engine.currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [original.indexPath], previousIndexPaths: [last.indexPath], movementCancelled: true)
    guard movement.move(to: original) else { return }
    if modelHasChanged {
      engine.updates.putBack(from: last, to: original, counts: counts)
    } else {
      engine.updates.move(from: last, to: original, context)
    }
  }

  /// Returns a layout's attributes, with the moved item at the touch position and in front of the other items.
  func withMovement(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return attributes }
    let key = movement.key
    let moving: UICollectionViewLayoutAttributes?
    if movement.isHeld {
      moving = engine.currentLayout.layoutAttributesForInteractivelyMovingItem(
        at: key.indexPath, withTargetPosition: movement.position)
    } else {
      moving = attributes.first { $0.key == key }?.duplicate()
    }
    guard let moving else { return attributes }
    moving.zIndex = UIKitTuning.movingItemLevel
    if movement.isDragged { moving.alpha = 0 }
    var answer = attributes.filter { $0.key != key }
    answer.append(moving)
    return answer
  }
}
