// SPDX-License-Identifier: MIT

/// The methods that receive the user's choice in an image picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen an image. Implementations must dismiss the picker. Default: the picker is
  /// dismissed.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: UIImagePickerController.Info)
  /// Called when the user has cancelled. Implementations must dismiss the picker. Default: the picker is dismissed.
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
