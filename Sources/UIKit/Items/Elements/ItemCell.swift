// SPDX-License-Identifier: MIT

import SprungStage

/// What a drag does with a cell.
enum ItemDragState {
  case none, lifting, dragging
}

/// What the engine tells a cell, beside selection and highlight.
struct ItemCellState {
  /// What a drag does with the cell.
  fileprivate(set) var drag = ItemDragState.none
  /// Whether something that is dragged would be dropped into the item.
  fileprivate(set) var isDropTarget = false
  /// Whether the item is being edited.
  var isEditingItem = false
  /// Which of how many items the cell shows, counted from 1.
  fileprivate var ordinal = (position: 0, count: 0)
}

/// What the engine needs of the view of an item.
@preconcurrency @MainActor
protocol ItemCell: ItemView {
  /// What the engine tells the cell.
  var itemState: ItemCellState { get set }
  /// What configurations have made of the cell.
  var configured: ConfiguredContent { get }
  var contentView: UIView { get }
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  /// The frame of the content view.
  var frameOfContent: CGRect { get }
  /// The state of the cell as configurations see it.
  var configurationState: UICellConfigurationState { get }
  /// What holds for cells of the class, beside what the configuration state says of all cells.
  var stateFlags: StateFlags { get }

  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls the handler that was set.
  func callUpdateHandler(_ state: UICellConfigurationState)
  /// Another view becomes the content view.
  func setContentView(_ view: UIView)
  /// The state of a drag has changed.
  func itemDragStateDidChange()
}

extension ItemCell {
  var asCell: (any ItemCell)? { self }

  func setDragState(_ state: ItemDragState) {
    guard itemState.drag != state else { return }
    itemState.drag = state
    itemDragStateDidChange()
    setNeedsUpdateConfiguration()
  }

  func setDropTarget(_ isTarget: Bool) {
    guard itemState.isDropTarget != isTarget else { return }
    itemState.isDropTarget = isTarget
    setNeedsUpdateConfiguration()
  }

  /// Which of how many items the cell shows, counted from 1.
  func setOrdinal(_ position: Int, of count: Int) {
    guard itemState.ordinal != (position, count) else { return }
    itemState.ordinal = (position, count)
    layer.mark(.accessibility)
  }

  /// One item of a list, as assistive technology sees it; nil while the cell shows no item.
  var itemAccessibility: StageAccessibility? {
    guard itemState.ordinal.position > 0 else { return nil }
    var state: AccessibilityState = isSelected ? [.selected] : []
    if let client = itemClient, client.engine.editing.mayFocus(self) { state.insert(.focusable) }
    return StageAccessibility(
      role: .listItem, label: accessibilityLabel ?? "", position: itemState.ordinal.position,
      count: itemState.ordinal.count, state: state)
  }

  /// Does what a tap on the item does; false if items cannot be selected.
  func activateItem() -> Bool {
    guard let client = itemClient, client.engine.options.allowsSelection,
      let path = client.engine.queries.path(of: self)
    else { return false }
    client.itemWasTapped(path)
    return true
  }

  /// The selection or the highlight has changed.
  func selectionDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
    layer.mark(.accessibility)
  }

  // Layout.

  /// Keeps the content view and the backgrounds as large as the cell.
  func layOutContent() {
    updateConfigurationIfNeeded()
    configured.place(in: self)
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.layoutFrame != frameOfContent {
      contentView.layoutFrame = frameOfContent
    }
    if let backgroundView { fill(with: backgroundView) }
    if let selectedBackgroundView { fill(with: selectedBackgroundView) }
  }

  // The origin of the bounds moves all that is in the cell aside.
  func fill(with view: UIView) {
    let frame = CGRect(origin: .zero, size: bounds.size)
    if view.layoutFrame != frame { view.layoutFrame = frame }
  }

  func replaceBackground(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, at: index)
    fill(with: new)
  }

  /// The view whose constraints say how large the cell is: the content view, even if that is tied to nothing outside.
  var viewThatFitsContent: UIView {
    let isTied = !contentView.translatesAutoresizingMaskIntoConstraints && layoutStorage?.hasContents ?? false
    return isTied ? self : contentView
  }

  /// The height that the content view gives the cell for a width of the content, in points; nil if constraints say it.
  func heightOfConfiguredContent(width: CGFloat) -> CGFloat? {
    guard let view = configured.view, view === contentView else { return nil }
    if let list = view as? UIListContentView { return list.fittedHeight(width: width) }
    if view.layoutStorage?.hasContents ?? false { return nil }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
