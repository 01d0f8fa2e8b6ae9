// SPDX-License-Identifier: MIT

import SprungStage

// Moves the focused item with the keyboard instead of a touch. Command-Option-arrow lifts the item and moves it to its
// neighbor's position. After that, the arrow keys alone move the item, Return or Space drops it, and Escape cancels the
// move.

extension UIKitTuning {
  /// Duration in seconds of the animation when a key moves an item to its neighbor's position (0.2).
  static let keyMoveDuration = 0.2
}

/// Moves the focused item with the keyboard.
final class KeyReordering: EnginePart {
  /// Whether the moved item was lifted with the keyboard rather than by a touch.
  @exclusivity(unchecked) var isMovingByKeys = false

  /// Handles a key that lifts, moves or drops the focused item. Returns false for other keys.
  func pressWhileMoving(_ key: KeyCode, _ flags: InputFlags, on cell: any ItemCell) -> Bool {
    let modifiers = flags.intersection([.shift, .control, .option, .command])
    let lifts = modifiers.contains(.option) && (modifiers.contains(.command) || modifiers.contains(.control))
    if isMovingByKeys {
      guard engine.reordering.movement?.isHeld == true else {
        isMovingByKeys = false
        return false
      }
      switch key {
      case .escape: engine.reordering.endMovement(cancelled: true)
      case .enter, .space, .tab: engine.reordering.endMovement(cancelled: false)
      default:
        if let direction = FocusDirection(key) { moveHeld(direction) }
        return true
      }
      isMovingByKeys = false
      return true
    }
    guard lifts, let direction = FocusDirection(key), let path = engine.queries.path(of: cell) else { return false }
    guard engine.reordering.movesByStandardGesture, client.allows(.moveByStandardGesture, at: path),
      engine.reordering.beginMovement(of: path)
    else {
      return false
    }
    isMovingByKeys = true
    moveHeld(direction)
    return true
  }

  /// Moves the held item to the position of its neighbor in a direction, and scrolls to that position.
  private func moveHeld(_ direction: FocusDirection) {
    guard let movement = engine.reordering.movement else { return }
    let own = movement.current.indexPath
    guard let start = engine.currentLayout.layoutAttributesForItem(at: own)?.frame else { return }
    let reach = CGRect(
      x: start.minX - scrollView.bounds.width, y: start.minY - scrollView.bounds.height,
      width: start.width + 2 * scrollView.bounds.width,
      height: start.height + 2 * scrollView.bounds.height)
    var best: UICollectionViewLayoutAttributes?
    var distance = CGFloat.infinity
    for attributes in engine.currentLayout.layoutAttributesForElements(in: reach) ?? []
    where attributes.key.isCell && attributes.indexPath != own {
      guard let cost = direction.cost(from: start, to: attributes.frame), cost < distance else { continue }
      (best, distance) = (attributes, cost)
    }
    guard let best else { return }
    let center = best.center
    // The target is scrolled into view before the item moves there, so that the focused cell never leaves the
    // viewport.
    let target = best.frame
    animateKeyMove { [self] in scrollView.scrollRectToVisible(target, animated: false) }
    engine.reordering.moveMovement(to: center)
    // Moving an item with the keyboard does not scroll at the edges.
    engine.edges.stopScrollingAtEdges()
    guard let now = engine.reordering.movement,
      let attributes = engine.currentLayout.layoutAttributesForItem(at: now.current.indexPath)
    else { return }
    now.follow(attributes.center)
    animateKeyMove {}
  }

  private func animateKeyMove(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: UIKitTuning.keyMoveDuration, delay: 0, options: .beginFromCurrentState) { [self] in
      changes()
      scrollView.setNeedsLayout()
      scrollView.layoutIfNeeded()
    }
  }
}
