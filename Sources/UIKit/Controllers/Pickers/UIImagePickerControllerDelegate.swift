// SPDX-License-Identifier: MIT

/// Receives the picture that a person has chosen. Every method is optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A person chose a picture; the delegate dismisses the picker. Default: the picker is dismissed.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: UIImagePickerController.Info)
  /// A person cancelled; the delegate dismisses the picker. Default: the picker is dismissed.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default implementation, which dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: UIImagePickerController.Info
  ) {
    OptionalCall.isAbsent(in: self)
    picker.dismiss(animated: true)
  }

  /// The default implementation, which dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    OptionalCall.isAbsent(in: self)
    picker.dismiss(animated: true)
  }
}
