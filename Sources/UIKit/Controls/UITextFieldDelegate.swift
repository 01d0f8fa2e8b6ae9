// SPDX-License-Identifier: MIT

/// Allows or prevents user actions in a text field and is notified of them. Every method is optional.
///
/// When the user types, `shouldChangeCharactersIn` is called, then the text changes, and then
/// `textFieldDidChangeSelection` and the actions for `editingChanged` are called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Default: `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun. Default: nothing.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. Default: `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended for a reason. Default: calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Editing has ended. Not called if the method with a reason is implemented. Default: nothing.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the user may replace a range, in UTF-16 units, with other text. Default: `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection has changed, possibly along with the text. Default: nothing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may clear the text. Default: `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the Return key performs its default action, which sends `editingDidEndOnExit`. Default: `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The edit menu for a range. Default: `nil`, for the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear. Default: nothing.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to disappear. Default: nothing.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
}
