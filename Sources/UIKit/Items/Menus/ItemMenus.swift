// SPDX-License-Identifier: MIT

/// Recognizes the built-in long press of a collection view, which opens an item's edit menu if the delegate allows it.
///
/// The recognizer never prevents the application's recognizers. If both recognize a press, both take effect.
final class ItemMenuRecognizer: UILongPressGestureRecognizer {
  @exclusivity(unchecked) private var path: IndexPath?

  override func allowsBeginning() -> Bool {
    guard let client = (view as? UIScrollView)?.itemClient,
      let path = client.engine.queries.item(at: location(in: client)), client.showsEditMenu(forItemAt: path)
    else { return false }
    self.path = path
    return true
  }

  override func stateDidChange(to state: State) {
    if state == .began, let path {
      (view as? UIScrollView)?.itemClient?.engine.enter { $0.menus.showMenu(forItemAt: path) }
    }
    if state.isTerminal { path = nil }
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UILongPressGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
  }
}

/// Manages the menus of items.
final class ItemMenus: EnginePart {
  @exclusivity(unchecked) var itemMenus: UIContextMenuInteraction?
  @exclusivity(unchecked) private var menuSource: ItemMenuSource?

  /// Creates the interaction that opens the menus.
  func makeInteraction() -> UIContextMenuInteraction {
    let source = ItemMenuSource(client)
    let interaction = UIContextMenuInteraction(delegate: source)
    menuSource = source
    itemMenus = interaction
    return interaction
  }

  /// Shows the edit menu of an item with the actions that the delegate allows, unless there are none.
  func showMenu(forItemAt path: IndexPath) {
    guard let cell = engine.queries.cell(at: path) else { return }
    let menu = UIMenuController.shared
    let stand = MenuStand(
      canPerform: { [view = WeakReference(client)] action in
        view.wrappedValue?.engine.enter { $0.menus.offers(action, path) } ?? false
      },
      perform: { [view = WeakReference(client)] action in
        view.wrappedValue?.engine.enter { $0.menus.perform(action, path) }
      })
    menu.show(stand, in: cell, rect: cell.bounds)
  }

  private func offers(_ action: Selector, _ path: IndexPath) -> Bool {
    client.canPerform(action, forItemAt: path)
  }

  private func perform(_ action: Selector, _ path: IndexPath) {
    client.perform(action, forItemAt: path)
  }
}
