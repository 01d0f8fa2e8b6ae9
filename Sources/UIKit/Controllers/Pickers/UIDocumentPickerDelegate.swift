// SPDX-License-Identifier: MIT

/// Receives the documents that a person has chosen. Every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// A person chose documents, or saved those that were exported. The picker has been dismissed. Default: nothing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The picker was dismissed without a choice. Default: nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
