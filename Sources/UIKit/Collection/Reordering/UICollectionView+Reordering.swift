// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionView {
  /// Lifts an item if the data source lets it go; false if it does not, or if another one is being moved.
  final func beginMovement(of path: IndexPath) -> Bool {
    guard !isBusy else { return false }
    return inTransaction { lift(path) }
  }

  private func lift(_ path: IndexPath) -> Bool {
    guard movement?.isHeld != true, placeholders.isEmpty, itemExists(path) else { return false }
    movement = nil
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: path) else { return false }
    prepareLayout()
    guard itemExists(path), let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else {
      return false
    }
    updates.finish(finished: false)
    if selection.highlighted != nil { forgetTouch() }
    movement = InteractiveMovement(ItemPosition(path), position: attributes.center, counts: counts.sections)
    setNeedsLayout()
    return true
  }

  /// The item that is being moved follows a point in content coordinates; when it comes over another place, the others make room.
  final func moveMovement(to position: CGPoint) {
    guard let movement, movement.isHeld, position.keepsLimit else { return }
    if isBusy {
      calls.request { [self] in moveMovement(to: position) }
      return
    }
    let before = movement.position
    movement.follow(position)
    scrollAtEdges(position)
    let path = movement.current.indexPath
    var proposed = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
    if proposed != path, let delegate = collectionDelegate {
      proposed = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original.indexPath, atCurrentIndexPath: path,
        toProposedIndexPath: proposed)
    }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [proposed], withTargetPosition: position, previousIndexPaths: [path],
      previousPosition: before)
    // The layout and the delegate may have changed the model, which ends the movement.
    guard self.movement === movement, movement.isHeld, counts.areKnown else { return }
    guard proposed != path, movement.move(to: ItemPosition(proposed)) else {
      setNeedsLayout()
      return
    }
    updates.move(from: ItemPosition(path), to: ItemPosition(proposed), context)
  }

  /// Lets the item go: the data source hears of it and it comes to rest in its place, or goes back to where it was.
  final func endMovement(cancelled: Bool) {
    if isBusy {
      calls.request { [self] in endMovement(cancelled: cancelled) }
      return
    }
    stopScrollingAtEdges()
    guard let movement, movement.isHeld else { return }
    inTransaction { putDown(movement, cancelled: cancelled) }
    if self.movement === movement { comeToRest(movement) }
  }

  private func putDown(_ movement: InteractiveMovement, cancelled: Bool) {
    movement.letGo()
    let original = movement.original
    let last = movement.current
    let end = cancelled ? original : last
    let layout = collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [end.indexPath], previousIndexPaths: [last.indexPath], movementCancelled: cancelled)
    if cancelled, last != original, movement.move(to: original) {
      updates.move(from: last, to: original, context)
    } else {
      if !cancelled, last != original { tellDataSource(from: original, to: last) }
      guard counts.areKnown else { return }
      layout.invalidateLayout(with: context)
    }
  }

  /// The model moves the item. From then on it is the order that is shown.
  private func tellDataSource(from original: ItemPosition, to last: ItemPosition) {
    dataSource?.collectionView(self, moveItemAt: original.indexPath, to: last.indexPath)
    movement?.modelFollowed()
    let after = askCounts()
    guard after != counts.sections else { return }
    Diagnostics.report(
      "moveItem",
      "After collectionView(_:moveItemAt:to:) moved item \(original.text) to \(last.text) the data source has \(after) items "
        + "in its sections instead of \(counts.sections); it must take the item out of the one place and put it into the "
        + "other. The collection view reloads.")
    movement = nil
    reloadNow()
  }

  private func comeToRest(_ movement: InteractiveMovement) {
    UIView.animate(
      withDuration: UIKitTuning.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        setNeedsLayout()
        layoutIfNeeded()
      },
      completion: { [self] _ in
        guard self.movement === movement else { return }
        self.movement = nil
        setNeedsLayout()
      })
  }

  /// Ends the movement of an item because something else changes positions: the item returns to where it was at once.
  ///
  /// With `modelHasChanged` nothing is asked, because the data source's answers already belong to the update that follows.
  final func abandonMovement(modelHasChanged: Bool = false) {
    stopScrollingAtEdges()
    guard let movement else { return }
    if movement.isHeld, movement.current != movement.original { putBack(movement, modelHasChanged) }
    self.movement = nil
    setNeedsLayout()
  }

  private func putBack(_ movement: InteractiveMovement, _ modelHasChanged: Bool) {
    let (last, original) = (movement.current, movement.original)
    let counts = movement.countsAfter(original)
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [original.indexPath], previousIndexPaths: [last.indexPath], movementCancelled: true)
    guard movement.move(to: original) else { return }
    if modelHasChanged {
      updates.putBack(from: last, to: original, counts: counts)
    } else {
      updates.move(from: last, to: original, context)
    }
  }

  /// What a layout answered, with the item that is being moved where the finger has it, above the others.
  final func withMovement(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return attributes }
    let key = movement.key
    let moving: UICollectionViewLayoutAttributes?
    if movement.isHeld {
      moving = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
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

extension UICollectionView {
  /// True if the standard gesture of a collection view controller may move an item.
  final func isMovableByStandardGesture(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let controller = dataSource as AnyObject as? UICollectionViewController
    controller?.isAskedByGesture = true
    defer { controller?.isAskedByGesture = false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }
}
