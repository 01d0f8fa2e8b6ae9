// SPDX-License-Identifier: MIT

/// Receives notifications when the edits of a text storage are processed, for example to highlight syntax. All methods
/// are optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before the edits of a text storage are processed. The delegate can edit characters and attributes. The
  /// range refers to the current text. Default: nothing.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after the edits of a text storage have been processed, and before the layout managers are notified. The
  /// delegate can edit attributes. Default: nothing.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}
