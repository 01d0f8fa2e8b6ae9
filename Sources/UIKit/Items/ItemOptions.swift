// SPDX-License-Identifier: MIT

/// When elements are measured again; the raw values are those of the public types.
enum ItemSizing: Int {
  case disabled, enabled, enabledIncludingConstraints
}

/// The options that a client has set. The defaults are those of the public properties.
struct ItemOptions {
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  /// Whether the keyboard may reach items, as far as they can be selected.
  var allowsFocus = true
  var selectionFollowsFocus = false
  /// Whether the focus returns to the item that had it when it left the list.
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
  /// Whether views that were not dequeued are usual.
  var acceptsForeignViews = false
  /// Whether items are rows with controls of their own.
  var isRowList = false
}
