// SPDX-License-Identifier: MIT

/// The methods that receive the user's choice in a document picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called after the user has chosen documents or saved the exported ones. The picker has been dismissed. Default:
  /// nothing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the picker is dismissed without a choice. Default: nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
