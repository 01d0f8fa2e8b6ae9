// SPDX-License-Identifier: MIT

/// The drag state of a cell.
enum ItemDragState {
  case none, lifting, dragging
}

/// The state that the engine sets for a cell, except for selection and highlighting.
struct ItemCellState {
  /// The drag state of the cell.
  var drag = ItemDragState.none
  /// Whether a drag would be dropped into the item.
  var isDropTarget = false
  /// Whether the item is being edited.
  var isEditingItem = false
  /// The position of the cell's item among all items, starting at 1, and their number.
  var ordinal = (position: 0, count: 0)
}

/// The requirements for a cell that the engine can display.
@preconcurrency @MainActor
protocol ItemCell: ItemView {
  /// The state that the engine sets.
  var itemState: ItemCellState { get set }
  /// The content that configurations created.
  var configured: ConfiguredContent { get }
  var contentView: UIView { get }
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  /// The frame of the content view.
  var frameOfContent: CGRect { get }
  /// The state of the cell that its configurations receive.
  var configurationState: UICellConfigurationState { get }
  /// The state flags that the cell class contributes to the configuration state.
  var stateFlags: StateFlags { get }

  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls the configuration update handler.
  func callUpdateHandler(_ state: UICellConfigurationState)
  /// Replaces the content view.
  func setContentView(_ view: UIView)
  /// Called when the drag state has changed.
  func itemDragStateDidChange()
}
