// SPDX-License-Identifier: MIT

/// The long press of a collection view controller by which people move items.
final class ItemReorderRecognizer: UILongPressGestureRecognizer {
  /// From the finger to the center of the item that it holds.
  private var grip = CGPoint.zero
  private var isMoving = false

  override func allowsBeginning() -> Bool {
    guard let collection = view as? UICollectionView, collection.movement?.isHeld != true else { return false }
    let point = location(in: collection)
    guard let path = collection.indexPathForItem(at: point), collection.isMovableByStandardGesture(path),
      let cell = collection.cellForItem(at: path)
    else { return false }
    grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
    return true
  }

  override func stateDidChange(to state: State) {
    guard let collection = view as? UICollectionView else { return }
    let point = location(in: collection)
    switch state {
    case .began:
      let start = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
      isMoving =
        collection.indexPathForItem(at: start).map { collection.beginInteractiveMovementForItem(at: $0) } ?? false
    case .changed where isMoving:
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    case .ended where isMoving: collection.endInteractiveMovement()
    case .cancelled where isMoving, .failed where isMoving: collection.cancelInteractiveMovement()
    default: break
    }
    if state.isTerminal { isMoving = false }
  }
}
