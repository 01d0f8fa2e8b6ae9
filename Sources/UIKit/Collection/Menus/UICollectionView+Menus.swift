// SPDX-License-Identifier: MIT

/// The long press of a collection view's own, which shows the menu of an item if the delegate wants one.
///
/// It never keeps a recognizer of the program from recognizing: where both press, both do.
final class ItemMenuRecognizer: UILongPressGestureRecognizer {
  private var path: IndexPath?

  override func allowsBeginning() -> Bool {
    guard let collection = view as? UICollectionView, let delegate = collection.collectionDelegate,
      let path = collection.indexPathForItem(at: location(in: collection)),
      delegate.collectionView(collection, shouldShowMenuForItemAt: path)
    else { return false }
    self.path = path
    return true
  }

  override func stateDidChange(to state: State) {
    if state == .began, let path, let collection = view as? UICollectionView { collection.showMenu(forItemAt: path) }
    if state.isTerminal { path = nil }
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UILongPressGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
  }
}

extension UICollectionView {
  /// Shows the menu of an item with what the delegate allows; nothing when it allows nothing.
  final func showMenu(forItemAt path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    let menu = UIMenuController.shared
    let stand = MenuStand(
      canPerform: { [me = WeakReference(self)] action in me.wrappedValue?.offers(action, path) ?? false },
      perform: { [me = WeakReference(self)] action in me.wrappedValue?.perform(action, path) })
    menu.show(stand, in: cell, rect: cell.bounds)
  }

  private func offers(_ action: Selector, _ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(
      self, canPerformAction: action, forItemAt: path, withSender: UIMenuController.shared) ?? false
  }

  private func perform(_ action: Selector, _ path: IndexPath) {
    collectionDelegate?.collectionView(
      self, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
  }
}
