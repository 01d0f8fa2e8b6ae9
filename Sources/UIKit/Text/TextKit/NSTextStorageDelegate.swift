// SPDX-License-Identifier: MIT

/// Receives notifications about processed edits of a text storage, for example to highlight syntax. All methods are
/// optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The edits of a text storage are about to be processed. Characters and attributes can be edited. The range refers
  /// to the current text. Default: nothing.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The edits of a text storage were processed. Layout managers are next. Attributes can be edited. Default: nothing.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}
