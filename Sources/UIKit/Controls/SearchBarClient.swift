// SPDX-License-Identifier: MIT

/// Takes part in what a person does in a search bar, beside the bar's delegate, which belongs to the program.
protocol SearchBarClient: AnyObject {
  /// Whether a search is under way, so that Escape cancels it.
  var isActive: Bool { get }
  /// The field became first responder.
  func searchBarDidBeginEditing()
  /// The text or the scope changed.
  func searchBarDidChange()
  /// Return was pressed.
  func searchBarDidReturn()
  /// The button that cancels was pressed; the delegate has not been notified yet.
  func searchBarWillCancel()
  /// The button that cancels was pressed, and the delegate was notified.
  func searchBarDidCancel()
  /// The program decided about the button that cancels.
  func programChangedCancelButton()
  /// The program decided about the scope bar.
  func programChangedScopeBar()
  /// The bar needs another height.
  func searchBarHeightDidChange()
}
