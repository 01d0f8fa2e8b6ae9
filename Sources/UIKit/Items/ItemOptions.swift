// SPDX-License-Identifier: MIT

/// The conditions for measuring elements again. The raw values are those of the public types.
enum ItemSizing: Int {
  case disabled, enabled, enabledIncludingConstraints
}

/// The options set by the client. The defaults are those of the public properties.
struct ItemOptions {
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  /// Whether the keyboard can focus selectable items.
  var allowsFocus = true
  var selectionFollowsFocus = false
  /// Whether the focus returns to the last focused item when it moves back to the list.
  var remembersLastFocusedItem = false
  var isPrefetchingEnabled = true
  /// Whether there is a prefetching data source.
  var hasPrefetchSource = false
  var sizing = ItemSizing.enabled
  var dragInteractionEnabled = true
  /// Whether items of the client are being dragged.
  var hasActiveDrag = false
  /// Whether a drag is over the client.
  var hasActiveDrop = false
  /// Whether the data source may return views that were not dequeued.
  var acceptsForeignViews = false
  /// Whether items are rows with their own reorder controls.
  var isRowList = false
}
