// SPDX-License-Identifier: MIT

/// The closures through which a collection view queries an outline's data source. The data source is generic, so the
/// collection view does not know its type.
struct OutlineLink {
  /// The data source.
  @WeakReference var source: AnyObject?
  /// Returns the level of an item in its outline and whether the item is expanded, or nil if it is not in an outline.
  let state: (IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Expands or collapses an item.
  let toggle: (IndexPath) -> Void
}

/// Manages the appearance of lists in a collection view or table.
final class ListAppearance: EnginePart {
  /// The link to the data source that most recently provided outlines, or nil if none has.
  var outline: OutlineLink?
  /// The swipe actions of list rows, or nil until the first list is displayed.
  var listSwipes: ListSwipes?
  /// The list background color that has been applied, and the color that it replaced.
  var colorOfLists: UIColor?
  var colorBeforeLists: UIColor?

  /// The link to the current data source, or nil if this data source provides no outlines.
  var currentOutline: OutlineLink? {
    guard let outline, let object = client.itemSource else { return nil }
    return outline.source === object ? outline : nil
  }

  /// Expands or collapses the outline item that a cell displays.
  func toggleOutline(_ cell: UIView) {
    guard let path = engine.queries.path(of: cell) else { return }
    currentOutline?.toggle(path)
  }

  /// Updates the appearance of visible list cells to match their positions in the list.
  func refreshListStyles() {
    guard let list = engine.currentLayout.firstList else {
      guard listSwipes != nil else { return }
      // The previous layout may have contained lists.
      for element in engine.visible.elements { (element.view as? UICollectionViewListCell)?.applyStyle(nil) }
      if let before = colorBeforeLists {
        if scrollView.backgroundColor == colorOfLists { scrollView.backgroundColor = before }
        colorBeforeLists = nil
        colorOfLists = nil
      }
      return
    }
    showColor(behind: list)
    if listSwipes == nil { listSwipes = ListSwipes(in: client) }
    for element in engine.visible.elements {
      guard let cell = element.view as? UICollectionViewListCell else { continue }
      let stamp = ListCellParts.Stamp(key: element.key, generation: engine.currentLayout.listGeneration)
      guard cell.parts.stamp != stamp else { continue }
      cell.parts.stamp = stamp
      cell.applyStyle(engine.currentLayout.listStyle(of: element.key))
    }
  }

  /// Applies the list appearance to a new cell.
  func prepare(_ view: any ItemView, _ key: ElementKey) {
    (view as? UICollectionViewListCell)?.applyStyle(engine.currentLayout.listStyle(of: key))
  }

  /// Invalidates the appearance of all list cells after an outline change. The next layout pass updates the cells.
  func invalidateListStyles() {
    for element in engine.visible.elements { (element.view as? UICollectionViewListCell)?.parts.stamp = nil }
    scrollView.setNeedsLayout()
  }

  /// Applies the background color of a list, unless the app has set its own.
  private func showColor(behind list: UICollectionLayoutListConfiguration) {
    guard let color = list.colorBehind, colorOfLists != color else { return }
    guard
      scrollView.backgroundColor == .systemBackground
        || (colorOfLists != nil && scrollView.backgroundColor == colorOfLists)
    else {
      return
    }
    if colorBeforeLists == nil { colorBeforeLists = scrollView.backgroundColor }
    colorOfLists = color
    scrollView.backgroundColor = color
  }

  /// Updates the visible cells after editing mode has changed.
  func editingAppearanceChanged() {
    listSwipes?.reveal.close(animated: true)
    for cell in engine.queries.visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  /// Closes open swipe actions. Returns false if none are open.
  func closeListSwipes(animated: Bool = true) -> Bool {
    guard let listSwipes, listSwipes.reveal.isOpen else { return false }
    listSwipes.reveal.close(animated: animated)
    return true
  }
}
