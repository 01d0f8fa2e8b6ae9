// SPDX-License-Identifier: MIT

/// Is notified when the edits of a text storage are processed, such as to highlight what was typed. Every method may be left out.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The edits of a text storage are about to be processed. Characters and attributes may be edited. The range is one of the current
  /// text. Default: nothing.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The edits of a text storage are processed, and layout managers are notified next. Attributes may be edited. Default: nothing.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}
