// SPDX-License-Identifier: MIT

import SprungStage

/// The behavior that cells of collection views and tables share: their state, and the layout of content and
/// backgrounds.
///
/// `ItemViewBehavior` explains why these members are functions.
enum ItemCellBehavior {
  static func setDragState(_ state: ItemDragState, of cell: any ItemCell) {
    guard cell.itemState.drag != state else { return }
    cell.itemState.drag = state
    cell.itemDragStateDidChange()
    cell.setNeedsUpdateConfiguration()
  }

  static func setDropTarget(_ isTarget: Bool, of cell: any ItemCell) {
    guard cell.itemState.isDropTarget != isTarget else { return }
    cell.itemState.isDropTarget = isTarget
    cell.setNeedsUpdateConfiguration()
  }

  /// Sets the position of the cell's item among all items, starting at 1, and the number of items.
  static func setOrdinal(_ position: Int, of count: Int, in cell: any ItemCell) {
    guard cell.itemState.ordinal != (position, count) else { return }
    cell.itemState.ordinal = (position, count)
    cell.layer.mark(.accessibility)
  }

  /// Returns the cell as a list item for assistive technology, or nil if it displays no item.
  static func accessibility(of cell: any ItemCell) -> StageAccessibility? {
    let ordinal = cell.itemState.ordinal
    guard ordinal.position > 0 else { return nil }
    var state: AccessibilityState = cell.isSelected ? [.selected] : []
    if let client = cell.owningClient, client.engine.editing.mayFocus(cell) { state.insert(.focusable) }
    return StageAccessibility(
      role: .listItem, label: cell.accessibilityLabel ?? "", position: ordinal.position, count: ordinal.count,
      state: state)
  }

  /// Performs the same action as a tap on the item. Returns false if items cannot be selected.
  static func activate(_ cell: UIView) -> Bool {
    guard let client = cell.owningClient, client.engine.options.allowsSelection,
      let path = client.engine.queries.path(of: cell)
    else { return false }
    client.itemWasTapped(path)
    return true
  }

  /// Called when the selection or highlight state has changed.
  static func selectionDidChange(in cell: any ItemCell) {
    cell.selectedBackgroundView?.isHidden = !(cell.isSelected || cell.isHighlighted)
    cell.setNeedsUpdateConfiguration()
    cell.layer.mark(.accessibility)
  }

  /// Resizes the content view and the backgrounds to the cell.
  static func layOut(_ cell: any ItemCell) {
    ItemCellConfiguring.updateIfNeeded(cell)
    cell.configured.layOut(in: cell)
    let content = cell.contentView
    if content.translatesAutoresizingMaskIntoConstraints {
      let frame = cell.frameOfContent
      if content.layoutFrame != frame { content.layoutFrame = frame }
    }
    if let background = cell.backgroundView { cell.fill(with: background) }
    if let background = cell.selectedBackgroundView { cell.fill(with: background) }
  }

  static func replaceBackground(_ old: UIView?, by new: UIView?, at index: Int, in cell: UIView) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    cell.insertSubview(new, at: index)
    cell.fill(with: new)
  }

  /// Returns the view whose constraints determine the size of a cell. This is the content view, even if it is not
  /// constrained to the cell.
  static func viewThatFits(_ cell: UIView, content: UIView) -> UIView {
    let isTied = !content.translatesAutoresizingMaskIntoConstraints && cell.layoutStorage?.hasContents ?? false
    return isTied ? cell : content
  }
}
