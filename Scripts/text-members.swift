// SPDX-License-Identifier: MIT

// The members of UITextInput and the commands of the edit menu that UITextField and UITextView pass to their TextEditor.

/// Whether the text is not empty.
open var hasText: Bool { !editor.rich.runs.isEmpty }

/// Deletes the selection or the character before the caret, and notifies the delegate, which cannot prevent this.
open func deleteBackward() { editor.deleteBackward() }

/// Returns the text in the given range, or nil if the range belongs to another text input.
open func text(in range: UITextRange) -> String? { editor.text(in: range) }

/// Replaces the given range and sends the notifications for typed text. The delegate cannot prevent the change.
open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

/// The selection, or the caret if it is empty. Nil, or a range of another text input, has no effect.
open var selectedTextRange: UITextRange? {
  get { editor.selectedTextRange }
  set { editor.select(newValue, of: self) }
}

/// The range of the text that an input method is composing, or nil if there is none.
open var markedTextRange: UITextRange? { editor.markedTextRange }

#if !hasFeature(Embedded)
  /// The style of marked text. Stored only: the host draws it. Default: nil.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
#endif

/// Replaces the marked text, or inserts text at the caret, and marks the new text as being composed.
open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
  editor.setMarked(markedText ?? "", selected: selectedRange)
}

/// Ends the composition, so that the marked text becomes ordinary text.
open func unmarkText() { editor.unmark() }

/// The position before the first character.
open var beginningOfDocument: UITextPosition { TextOffset(0) }
/// The position after the last character.
open var endOfDocument: UITextPosition { TextOffset(editor.edited.buffer.count) }

/// Returns the range between two positions, in either order.
open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
  editor.textRange(from: fromPosition, to: toPosition)
}

/// Returns the position at the given offset in UTF-16 units, or nil if it would be outside the text.
open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
  editor.position(from: position, offset: offset)
}

/// Returns the position after moving by characters or lines in a direction, or nil if it would be outside the text.
open func position(
  from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

/// Returns the order of two positions.
open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
  editor.compare(position, to: other)
}

/// Returns the distance between two positions in UTF-16 units.
open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
  editor.offset(from: from, to: toPosition)
}

/// The tokenizer, which finds the boundaries of words, sentences and paragraphs.
open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

/// Returns the position in the given range that is farthest in the given direction.
open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
  editor.position(within: range, farthestIn: direction)
}

/// Returns the range from the given position to the farthest position in the given direction.
open func characterRange(
  byExtending position: UITextPosition, in direction: UITextLayoutDirection
) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }

/// Returns the writing direction, which is always natural.
open func baseWritingDirection(
  for position: UITextPosition, in direction: UITextStorageDirection
) -> NSWritingDirection { .natural }

/// Does nothing, because the script of the text determines its direction.
open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

/// Returns the rectangle of the first line in the given range, in the view's coordinates.
open func firstRect(for range: UITextRange) -> CGRect { editor.firstRectInView(for: range) }

/// Returns the rectangle of the caret at the given position, in the view's coordinates.
open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRectInView(for: position) }

/// Returns the rectangles of the given range, one per line, in the view's coordinates.
open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRectsInView(for: range) }

/// Returns the position that is closest to the given point in the view.
open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(toViewPoint: point) }

/// Returns the position in the given range that is closest to the given point in the view.
open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
  editor.closestPosition(toViewPoint: point, within: range)
}

/// Returns the range of the character at the given point in the view, or nil if there is none.
open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(atViewPoint: point) }

open override func copy(_ sender: ActionSender?) { editor.copySelection() }

open override func cut(_ sender: ActionSender?) {
  copy(sender)
  editor.undo.naming("Cut") { delete(sender) }
}

open override func paste(_ sender: ActionSender?) { editor.paste() }

open override func delete(_ sender: ActionSender?) { editor.deleteSelection() }

open override func selectAll(_ sender: ActionSender?) { editor.selectAll() }

open override func select(_ sender: ActionSender?) { editor.selectWord() }

/// The undo manager for editing changes. Typing is undone word by word. Setting the text clears the undo history.
open override var undoManager: UndoManager? { editor.undo.manager }
