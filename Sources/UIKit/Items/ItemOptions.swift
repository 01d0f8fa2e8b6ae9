// SPDX-License-Identifier: MIT

/// Determines when elements are measured again. The raw values are those of the public types.
enum ItemSizing: Int {
  case disabled, enabled, enabledIncludingConstraints
}

/// The options set by the client. The defaults are those of the public properties.
struct ItemOptions {
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  /// Whether selectable items can receive the keyboard focus.
  var allowsFocus = true
  var selectionFollowsFocus = false
  /// Whether the last focused item is focused again when focus returns to the list.
  var remembersLastFocusedItem = false
  var isPrefetchingEnabled = true
  /// Whether there is a prefetching data source.
  var hasPrefetchSource = false
  var sizing = ItemSizing.enabled
  var dragInteractionEnabled = true
  /// Whether items of the client are currently being dragged.
  var hasActiveDrag = false
  /// Whether a drag is currently over the client.
  var hasActiveDrop = false
  /// Whether the data source may return views that were not dequeued.
  var acceptsForeignViews = false
  /// Whether items are rows with their own reorder controls.
  var isRowList = false
}
