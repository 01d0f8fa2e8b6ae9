// SPDX-License-Identifier: MIT

/// Is asked about and notified of a person's actions in a text field. Every method is optional.
///
/// Typing calls `shouldChangeCharactersIn`, then the text changes, then `textFieldDidChangeSelection` and the actions
/// for `editingChanged` are called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the editing may begin. Default: `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The editing has begun. Default: nothing.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the editing may end. Default: `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The editing has ended, for a reason. Default: calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The editing has ended. Not called where the method with a reason is implemented. Default: nothing.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a person may replace a range, which counts UTF-16 units, by a text. Default: `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection has changed, also with the text. Default: nothing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that clears the text may do so. Default: `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the Return key has its standard effect: send `editingDidEndOnExit`. Default: `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The edit menu for a range; nil for the suggested actions. Default: `nil`.
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
