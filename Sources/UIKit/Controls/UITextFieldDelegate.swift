// SPDX-License-Identifier: MIT

/// The methods with which a text field requests permission for user actions and reports them. All methods are optional.
///
/// When the user types, `shouldChangeCharactersIn` is called before the text changes; `textFieldDidChangeSelection` and
/// the actions for `editingChanged` are called afterward.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin. Default: `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun. Default: nothing.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end. Default: `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended, with the reason. Default: calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after editing has ended, unless the method with a reason is implemented. Default: nothing.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether the user may replace the given range, in UTF-16 units, with other text. Default: `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection has changed, possibly along with the text. Default: nothing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may clear the text. Default: `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key performs its default action, which sends `editingDidEndOnExit`. Default: `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for the given range. Default: `nil`, which displays the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears. Default: nothing.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears. Default: nothing.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// The default implementation, which calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
}
