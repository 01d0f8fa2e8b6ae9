// SPDX-License-Identifier: MIT

/// The queries of a collection view to the data source of an outline, as closures: the data source is generic, so the
/// collection view cannot name its type.
struct OutlineLink {
  /// The data source.
  @WeakReference var source: AnyObject?
  /// How deep an item is in an outline, and whether its children show; nil if it is in none.
  let state: (IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Opens or closes an item.
  let toggle: (IndexPath) -> Void
}

/// The appearance of lists in a collection view or table.
final class ListAppearance: EnginePart {
  /// The outlines of the data source; nil for none.
  var outline: OutlineLink?
  /// The actions beside the rows of lists; nil as long as there is no list.
  var listSwipes: ListSwipes?
  /// The background behind lists, and the one that was there before.
  var colorOfLists: UIColor?
  var colorBeforeLists: UIColor?

  /// The outlines of the current data source; nil for none.
  var currentOutline: OutlineLink? {
    guard let outline, let object = client.itemSource else { return nil }
    return outline.source === object ? outline : nil
  }

  /// Opens or closes the item of an outline that a cell shows.
  func toggleOutline(_ cell: UIView) {
    guard let path = engine.queries.path(of: cell) else { return }
    currentOutline?.toggle(path)
  }

  /// Updates the appearance of list cells at their positions.
  func refreshListStyles() {
    guard let list = engine.currentLayout.firstList else {
      guard listSwipes != nil else { return }
      // There were lists before.
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

  /// Gives a new cell of a list its appearance.
  func prepare(_ view: any ItemView, _ key: ElementKey) {
    (view as? UICollectionViewListCell)?.applyStyle(engine.currentLayout.listStyle(of: key))
  }

  /// An outline has changed: the next layout pass updates the appearance of all list cells.
  func invalidateListStyles() {
    for element in engine.visible.elements { (element.view as? UICollectionViewListCell)?.parts.stamp = nil }
    scrollView.setNeedsLayout()
  }

  /// Displays the color of a list unless the program has chosen a background color.
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

  /// Cells show their controls for editing, or do not any more.
  func editingAppearanceChanged() {
    listSwipes?.reveal.close(animated: true)
    for cell in engine.queries.visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  /// Closes the swipe actions that are open beside a row. Returns false if there are none.
  func closeListSwipes(animated: Bool = true) -> Bool {
    guard let listSwipes, listSwipes.reveal.isOpen else { return false }
    listSwipes.reveal.close(animated: animated)
    return true
  }
}
