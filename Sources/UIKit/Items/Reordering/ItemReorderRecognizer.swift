// SPDX-License-Identifier: MIT

/// Recognizes the long press with which the user moves items in a collection view controller.
final class ItemReorderRecognizer: UILongPressGestureRecognizer {
  /// The vector from the touch to the center of the held item.
  @exclusivity(unchecked) private var grip = CGPoint.zero
  @exclusivity(unchecked) private var isMoving = false

  private var client: (any ItemEngineClient)? { (view as? UIScrollView)?.itemClient }

  override func allowsBeginning() -> Bool {
    guard let client else { return false }
    let point = location(in: client)
    return client.engine.enter { engine in
      guard engine.reordering.movement?.isHeld != true, let path = engine.queries.item(at: point),
        client.allows(.moveByStandardGesture, at: path), let cell = engine.queries.cell(at: path)
      else { return false }
      grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
      return true
    }
  }

  override func stateDidChange(to state: State) {
    guard let client else { return }
    let point = location(in: client)
    let center = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
    client.engine.enter { engine in
      switch state {
      case .began: isMoving = engine.queries.item(at: center).map { engine.reordering.beginMovement(of: $0) } ?? false
      case .changed where isMoving: engine.reordering.moveMovement(to: center)
      case .ended where isMoving: engine.reordering.endMovement(cancelled: false)
      case .cancelled where isMoving, .failed where isMoving: engine.reordering.endMovement(cancelled: true)
      default: break
      }
    }
    if state.isTerminal { isMoving = false }
  }
}
