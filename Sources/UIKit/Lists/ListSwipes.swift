// SPDX-License-Identifier: MIT

/// Provides the swipe actions of list rows.
final class ListSwipes: NSObject, SwipeRevealHost {
  let reveal: SwipeReveal
  @WeakReference private var client: (any ItemEngineClient)?
  /// The cell whose swipe actions are revealed.
  private(set) var swipedCell: (any ItemCell)?

  init(in client: any ItemEngineClient) {
    _client = WeakReference(client)
    reveal = SwipeReveal(in: client)
    super.init()
    reveal.host = self
  }

  func actions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard let engine = client?.engine, let cell = engine.queries.cell(at: path), cell is UICollectionViewListCell,
      let list = engine.currentLayout.list(ofSection: path.section)
    else { return nil }
    if side == .leading {
      return engine.editing.editingMode ? nil : list.leadingSwipeActionsConfigurationProvider?(path)
    }
    return list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func willOpen(_ path: IndexPath) {
    swipedCell = client?.engine.queries.cell(at: path)
    swipedCell?.setNeedsUpdateConfiguration()
  }

  func didClose(_ path: IndexPath, _ cell: any ItemCell) {
    if swipedCell === cell { swipedCell = nil }
    cell.setNeedsUpdateConfiguration()
  }
}
