// SPDX-License-Identifier: MIT

/// What a drag does with a cell.
enum ItemDragState {
  case none, lifting, dragging
}

/// What the engine tells a cell, beside selection and highlight.
struct ItemCellState {
  /// What a drag does with the cell.
  var drag = ItemDragState.none
  /// Whether something that is dragged would be dropped into the item.
  var isDropTarget = false
  /// Whether the item is being edited.
  var isEditingItem = false
  /// Which of how many items the cell shows, counted from 1.
  var ordinal = (position: 0, count: 0)
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
