// SPDX-License-Identifier: MIT

/// An action on an item that requires permission from the delegate or the data source.
enum ItemAction {
  case highlight, select, deselect, primaryAction, focus, edit, selectSeveral, move
  /// Selecting an item because it has received the keyboard focus.
  case followFocus
  /// Like `move`, but performed with a view controller's standard gesture.
  case moveByStandardGesture
}

/// An event that concerns items.
enum ItemEvent {
  case didHighlight(IndexPath)
  case didUnhighlight(IndexPath)
  case didSelect(IndexPath)
  case didDeselect(IndexPath)
  /// The user has requested the primary action of an item.
  case primaryAction(IndexPath)
  case didBeginSelectingSeveral(IndexPath)
  case didEndSelectingSeveral
  /// An element is about to be displayed. The index path is that of the element in the model.
  case willDisplay(any ItemView, ElementKey, IndexPath)
  /// An element is no longer displayed. The index path is that of the element in the model.
  case didEndDisplaying(any ItemView, ElementKey, IndexPath)
  /// Items are about to become visible.
  case prefetch([IndexPath])
  /// Previously announced items will not become visible.
  case cancelPrefetching([IndexPath])
}
