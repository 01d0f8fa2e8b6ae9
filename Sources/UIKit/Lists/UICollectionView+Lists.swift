// SPDX-License-Identifier: MIT

/// What a collection view asks the data source of an outline, which it knows by closures: whose type is generic cannot be asked
/// otherwise.
struct OutlineLink {
  /// The data source.
  @WeakReference var source: AnyObject?
  /// How deep an item is in an outline, and whether its children show; nil if it is in none.
  let state: (IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Opens or closes an item.
  let toggle: (IndexPath) -> Void
}

extension UICollectionView {
  /// What knows the outlines that show; nil if the data source has none.
  final var currentOutline: OutlineLink? {
    guard let outline, let dataSource else { return nil }
    let object: AnyObject = dataSource
    return outline.source === object ? outline : nil
  }

  /// Opens or closes the item of an outline that a cell shows.
  final func toggleOutline(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    currentOutline?.toggle(path)
  }

  /// Tells the cells of lists what they look like at their places.
  final func refreshListLooks() {
    guard let list = collectionViewLayout.firstList else {
      guard listSwipes != nil else { return }
      // There were lists before.
      for element in visible.elements { (element.view as? UICollectionViewListCell)?.takeLook(nil) }
      if let before = colorBeforeLists {
        if backgroundColor == colorOfLists { backgroundColor = before }
        colorBeforeLists = nil
        colorOfLists = nil
      }
      return
    }
    showColor(behind: list)
    if listSwipes == nil { listSwipes = ListSwipes(in: self) }
    for element in visible.elements {
      guard let cell = element.view as? UICollectionViewListCell else { continue }
      let stamp = ListCellParts.Stamp(key: element.key, generation: collectionViewLayout.listGeneration)
      guard cell.parts.stamp != stamp else { continue }
      cell.parts.stamp = stamp
      cell.takeLook(collectionViewLayout.listLook(of: element.key))
    }
  }

  /// An outline has changed: in the next layout pass all cells of lists are told what they look like.
  final func forgetListLooks() {
    for element in visible.elements { (element.view as? UICollectionViewListCell)?.parts.stamp = nil }
    setNeedsLayout()
  }

  /// Shows the color of a list as long as nobody chose another one than collection views have.
  private func showColor(behind list: UICollectionLayoutListConfiguration) {
    guard let color = list.colorBehind, colorOfLists != color else { return }
    guard backgroundColor == .systemBackground || (colorOfLists != nil && backgroundColor == colorOfLists) else {
      return
    }
    if colorBeforeLists == nil { colorBeforeLists = backgroundColor }
    colorOfLists = color
    backgroundColor = color
  }

  /// Cells show their controls for editing, or do not any more.
  final func editingLooksChanged() {
    listSwipes?.reveal.close(animated: true)
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  /// Closes what lies open beside a row. False if nothing does.
  final func closeListSwipes(animated: Bool = true) -> Bool {
    guard let listSwipes, listSwipes.reveal.isOpen else { return false }
    listSwipes.reveal.close(animated: animated)
    return true
  }
}

/// The actions beside the rows of lists.
final class ListSwipes: NSObject, SwipeRevealHost {
  let reveal: SwipeReveal
  @WeakReference private var collection: UICollectionView?
  /// The cell that is aside.
  private(set) var swipedCell: UICollectionViewCell?

  init(in collection: UICollectionView) {
    _collection = WeakReference(collection)
    reveal = SwipeReveal(in: collection)
    super.init()
    reveal.host = self
  }

  func actions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard let collection, collection.cellForItem(at: path) is UICollectionViewListCell,
      let list = collection.collectionViewLayout.list(ofSection: path.section)
    else { return nil }
    if side == .leading {
      return collection.showsEditing ? nil : list.leadingSwipeActionsConfigurationProvider?(path)
    }
    return list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func willOpen(_ path: IndexPath) {
    swipedCell = collection?.cellForItem(at: path)
    swipedCell?.setNeedsUpdateConfiguration()
  }

  func didClose(_ path: IndexPath, _ cell: UICollectionViewCell) {
    if swipedCell === cell { swipedCell = nil }
    cell.setNeedsUpdateConfiguration()
  }
}
