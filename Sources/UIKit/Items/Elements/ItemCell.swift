// SPDX-License-Identifier: MIT

/// The state of a drag of a cell.
enum ItemDragState {
  case none, lifting, dragging
}

/// The state of a cell that the engine sets, beside selection and highlight.
struct ItemCellState {
  /// The state of a drag of the cell.
  var drag = ItemDragState.none
  /// Whether something that is dragged would be dropped into the item.
  var isDropTarget = false
  /// Whether the item is being edited.
  var isEditingItem = false
  /// Which of how many items the cell shows, counted from 1.
  var ordinal = (position: 0, count: 0)
}

/// The view of an item, as the engine uses it.
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
  /// The state of the cell as configurations see it.
  var configurationState: UICellConfigurationState { get }
  /// The flags of the configuration state for cells of the class.
  var stateFlags: StateFlags { get }

  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls the handler that was set.
  func callUpdateHandler(_ state: UICellConfigurationState)
  /// Replaces the content view.
  func setContentView(_ view: UIView)
  /// The state of a drag has changed.
  func itemDragStateDidChange()
}
