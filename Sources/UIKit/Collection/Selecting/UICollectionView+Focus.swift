// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionView: FocusGroup {
  final func isItem(_ view: UIView) -> Bool { view is UICollectionViewCell }

  /// Moves the focus to the item that lies next in a direction; if it does not show, the content moves until it does. False
  /// if there is none.
  ///
  /// Where items lie at rest counts: in a springy layout they change places on the way.
  final func moveFocus(after view: UIView, in direction: FocusDirection) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling else { return false }
    let own = (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    let start = own.flatMap { restingFrame(of: $0) } ?? view.convert(view.bounds, to: self)
    let reach = CGRect(
      x: bounds.minX - bounds.width, y: bounds.minY - bounds.height, width: 3 * bounds.width, height: 3 * bounds.height)
    var best: UICollectionViewLayoutAttributes?
    var distance = CGFloat.infinity
    for attributes in collectionViewLayout.layoutAttributesForElements(in: reach) ?? []
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      let frame = restingFrame(of: attributes.indexPath) ?? attributes.frame
      guard attributes.indexPath != own, let cost = direction.cost(from: start, to: frame), cost < distance else {
        continue
      }
      (best, distance) = (attributes, cost)
    }
    guard let best else { return false }
    if let cell = cellForItem(at: best.indexPath) {
      pathToFocus = nil
      FocusController.shared.give(to: cell)
      focusMoved(to: best.indexPath)
      return true
    }
    pathToFocus = best.indexPath
    placeFingerForKeys()
    scrollRectToVisible(restingFrame(of: best.indexPath) ?? best.frame, animated: false)
    setNeedsLayout()
    layoutIfNeeded()
    focusMoved(to: best.indexPath)
    return true
  }

  private func restingFrame(of path: IndexPath) -> CGRect? {
    guard itemExists(path) else { return nil }
    return collectionViewLayout.settledAttributes(for: ElementKey(section: path.section, item: path.item))?.frame
  }

  /// A cell with the focus leaves, perhaps to be used again for another item: the focus stays with the item, and comes back
  /// with it.
  /// After an update, `newKey` is the key of the item in the present state; the key of the element is that of before.
  final func keepFocus(of element: VisibleElement, newKey: ElementKey? = nil) {
    let focus = FocusController.shared
    let number = element.view.layer.stageID
    guard focus.viewToFocus === element.view || (number != 0 && focus.focusedLayer == number),
      element.key.kind == ElementKindTable.cell
    else { return }
    focus.lose()
    if pathToFocus == nil { pathToFocus = newKey?.indexPath ?? modelPath(of: element) }
  }

  /// The item that waits for the focus is at another index path after an update; a deleted one does not wait any more.
  final func moveAwaitedFocus(through map: UpdateMap) {
    guard let path = pathToFocus else { return }
    pathToFocus = map.newPosition(ofOld: ItemPosition(path))?.indexPath
  }

  /// The item that waits for the focus may show now: with a springy layout items arrive late.
  final func focusAwaitedItem() {
    guard let pathToFocus, let cell = cellForItem(at: pathToFocus) else { return }
    self.pathToFocus = nil
    // Gone on elsewhere meanwhile.
    guard FocusController.shared.view?.isDescendant(of: self) ?? true else { return }
    FocusController.shared.give(to: cell)
  }
}
