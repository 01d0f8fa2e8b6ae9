// SPDX-License-Identifier: MIT

/// An action on an item that the delegate or the data source may allow.
enum ItemAction {
  case highlight, select, deselect, primaryAction, focus, edit, selectSeveral, move
  /// The same as `move`, asked on behalf of the standard gesture of a controller.
  case moveByStandardGesture
}

/// An event that concerns items.
enum ItemEvent {
  case didHighlight(IndexPath)
  case didUnhighlight(IndexPath)
  case didSelect(IndexPath)
  case didDeselect(IndexPath)
  /// People want what the item is there for.
  case primaryAction(IndexPath)
  case didBeginSelectingSeveral(IndexPath)
  case didEndSelectingSeveral
  /// An element appears; its index path in the model.
  case willDisplay(any ItemView, ElementKey, IndexPath)
  /// An element is gone; its index path in the model.
  case didEndDisplaying(any ItemView, ElementKey, IndexPath)
  /// Items are about to be visible.
  case prefetch([IndexPath])
  /// Items that were announced will not be visible after all.
  case cancelPrefetching([IndexPath])
}
