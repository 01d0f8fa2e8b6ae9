// SPDX-License-Identifier: MIT

import SprungModels

/// Moves the keyboard focus among items.
final class ItemFocus: EnginePart, FocusGroup {
  /// The item that receives the keyboard focus as soon as it is visible.
  @exclusivity(unchecked) var pathToFocus: IndexPath?

  /// The item that was focused when the focus left the list.
  private var lastPath: IndexPath?

  func isItem(_ view: UIView) -> Bool { view.itemCell != nil }

  /// Moves the focus to the next item in a direction, scrolling to it if it is not visible. Returns false if there is
  /// no such item.
  ///
  /// The resting positions of items are used, because the current positions in a spring-based layout may be in a
  /// different order.
  func moveFocus(after view: UIView, in direction: FocusDirection) -> Bool {
    guard scrollView.isScrollEnabled, scrollView.allowsKeyboardScrolling else { return false }
    // These are displayed positions, which include placeholders, like the positions in layouts.
    let own = view.itemView.flatMap { engine.queries.indexPath(ofElementShownBy: $0, isCell: true) }
    let start = own.flatMap { restingFrame(of: $0) } ?? view.convert(view.bounds, to: client)
    let reach = CGRect(
      x: scrollView.bounds.minX - scrollView.bounds.width, y: scrollView.bounds.minY - scrollView.bounds.height,
      width: 3 * scrollView.bounds.width, height: 3 * scrollView.bounds.height)
    var best: UICollectionViewLayoutAttributes?
    var distance = CGFloat.infinity
    let near = engine.shown.presenting { engine.currentLayout.layoutAttributesForElements(in: reach) ?? [] }
    for attributes in near where attributes.key.isCell && !attributes.isHidden {
      let frame = restingFrame(of: attributes.indexPath) ?? attributes.frame
      guard attributes.indexPath != own, engine.shown.placeholders.model(attributes.indexPath) != nil,
        let cost = direction.cost(from: start, to: frame), cost < distance
      else {
        continue
      }
      (best, distance) = (attributes, cost)
    }
    guard let best, let path = engine.shown.placeholders.model(best.indexPath) else { return false }
    if let cell = engine.queries.cell(at: path) {
      pathToFocus = nil
      FocusController.shared.give(to: cell)
      engine.keys.focusMoved(to: path)
      return true
    }
    pathToFocus = path
    scrollView.setFingerForKeys()
    scrollView.scrollRectToVisible(restingFrame(of: best.indexPath) ?? best.frame, animated: false)
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    engine.keys.focusMoved(to: path)
    return true
  }

  func focusLeaves(_ view: UIView) {
    guard engine.options.remembersLastFocusedItem else { return }
    lastPath = view.itemView.flatMap { engine.queries.indexPath(ofElementShownBy: $0, isCell: true) }
      .flatMap { engine.shown.placeholders.model($0) }
  }

  func viewForReturn() -> UIView? {
    guard engine.options.remembersLastFocusedItem, let path = lastPath, engine.queries.modelHasItem(path) else {
      return nil
    }
    if engine.queries.cell(at: path) == nil, let frame = restingFrame(of: path) {
      scrollView.scrollRectToVisible(frame, animated: false)
      scrollView.setNeedsLayout()
      scrollView.layoutIfNeeded()
    }
    return engine.queries.cell(at: path)
  }

  private func restingFrame(of path: IndexPath) -> CGRect? {
    guard engine.queries.itemExists(path) else { return nil }
    return engine.currentLayout.settledAttributes(for: ElementKey(section: path.section, item: path.item))?
      .frame
  }

  /// Preserves the focus of an item whose cell is removed and possibly reused for another item. When the item has a
  /// cell again, that cell receives the focus. After an update, `newKey` is the item's current key; the element still
  /// has its old key.
  func keepFocus(of element: VisibleElement, newKey: ElementKey? = nil) {
    let focus = FocusController.shared
    let number = element.view.layer.stageID
    guard focus.viewToFocus === element.view || (number != 0 && focus.focusedLayer == number),
      element.key.kind == ElementKindTable.cell
    else { return }
    focus.lose()
    if pathToFocus == nil { pathToFocus = engine.shown.placeholders.model((newKey ?? element.key).indexPath) }
  }

  /// After an update, changes the index path of the item that is waiting for the focus. A deleted item no longer
  /// receives the focus.
  func moveAwaitedFocus(through map: UpdateMap) {
    lastPath = lastPath.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
    guard let path = pathToFocus else { return }
    pathToFocus = map.newPosition(ofOld: ItemPosition(path))?.indexPath
  }

  /// Focuses the item that is waiting for the focus if the item is visible. In spring-based layouts, an item may become
  /// visible only after several frames.
  func focusAwaitedItem() {
    guard let pathToFocus, let cell = engine.queries.cell(at: pathToFocus) else { return }
    self.pathToFocus = nil
    // The focus may have moved out of this view while the item was waiting for it.
    guard FocusController.shared.view?.isDescendant(of: client) ?? true else { return }
    FocusController.shared.give(to: cell)
  }
}
