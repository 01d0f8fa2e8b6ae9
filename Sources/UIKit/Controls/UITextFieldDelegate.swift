// SPDX-License-Identifier: MIT

/// Is asked and told what a person does in a text field. Every method may be left out.
///
/// A text that is typed: `shouldChangeCharactersIn`, then the text changes, `textFieldDidChangeSelection`, and the actions for
/// `editingChanged` are called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the editing may begin. Default: true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the editing may end. Default: true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The editing has ended, for a reason. Default: calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The editing has ended. Not called where the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a person may put a text in the place of a range, which counts UTF-16 units. Default: true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection has changed, also with the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that clears the text may do so. Default: true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the Return key does what it does by itself: send `editingDidEndOnExit`. Default: true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
