// SPDX-License-Identifier: MIT

/// Observes user actions in a search bar independently of the bar's delegate, which belongs to the app.
protocol SearchBarClient: AnyObject {
  /// Whether a search is active, in which case Escape cancels it.
  var isActive: Bool { get }
  /// Called after the field has become first responder.
  func searchBarDidBeginEditing()
  /// Called after the text or scope has changed.
  func searchBarDidChange()
  /// Called after Return is pressed.
  func searchBarDidReturn()
  /// Called after the cancel button is pressed, before the delegate is notified.
  func searchBarWillCancel()
  /// Called after the cancel button is pressed and the delegate has been notified.
  func searchBarDidCancel()
  /// Called when the app sets the visibility of the cancel button.
  func programChangedCancelButton()
  /// Called when the app sets the visibility of the scope bar.
  func programChangedScopeBar()
  /// Called when the required height of the bar has changed.
  func searchBarHeightDidChange()
}
