// SPDX-License-Identifier: MIT

// The members of UITextInput and the commands of the edit menu that UITextField and UITextView pass to their TextEditor.

/// Whether there is text.
open var hasText: Bool { !editor.rich.runs.isEmpty }

/// Deletes the selection, or the character before the caret, and notifies the delegate, which cannot prevent it.
open func deleteBackward() { editor.deleteBackward() }

/// The text of a range; nil for one of another text.
open func text(in range: UITextRange) -> String? { editor.text(in: range) }

/// Replaces a range by a text, and notifies the delegate as if it had been typed. The delegate cannot prevent it.
open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

/// The selection; an empty range is the position of the caret. Setting nil, or a range of another text, has no effect.
open var selectedTextRange: UITextRange? {
  get { editor.selectedTextRange }
  set { editor.select(newValue, of: self) }
}

/// The range that an input method is composing; nil if there is none.
open var markedTextRange: UITextRange? { editor.markedTextRange }

#if !hasFeature(Embedded)
  /// The style of marked text. Stored only: the host draws it. Default: nil.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
#endif

/// Replaces the marked text, or inserts text at the caret, and marks it as being composed.
open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
  editor.setMarked(markedText ?? "", selected: selectedRange)
}

/// Ends composing: the marked text becomes ordinary text.
open func unmarkText() { editor.unmark() }

/// The position before the first character.
open var beginningOfDocument: UITextPosition { TextOffset(0) }
/// The position after the last character.
open var endOfDocument: UITextPosition { TextOffset(editor.edited.buffer.count) }

/// The range between two positions, in either order.
open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
  editor.textRange(from: fromPosition, to: toPosition)
}

/// The position at a distance in UTF-16 units; nil outside the text.
open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
  editor.position(from: position, offset: offset)
}

/// The position at a number of characters or lines in a direction; nil outside the text.
open func position(
  from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

/// The order of two positions.
open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
  editor.compare(position, to: other)
}

/// The distance between two positions, in UTF-16 units.
open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
  editor.offset(from: from, to: toPosition)
}

/// Finds the boundaries of words, sentences and paragraphs.
open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

/// The farthest position of a range in a direction.
open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
  editor.position(within: range, farthestIn: direction)
}

/// The range from a position to the farthest one in a direction.
open func characterRange(
  byExtending position: UITextPosition, in direction: UITextLayoutDirection
) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }

/// The direction of writing: always natural.
open func baseWritingDirection(
  for position: UITextPosition, in direction: UITextStorageDirection
) -> NSWritingDirection { .natural }

/// Does nothing: the direction is the script's.
open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

/// The rectangle of the first line of a range, in the coordinates of the view.
open func firstRect(for range: UITextRange) -> CGRect { editor.firstRectInView(for: range) }

/// The rectangle of a caret, in the coordinates of the view.
open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRectInView(for: position) }

/// The rectangles of a range, a line each, in the coordinates of the view.
open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRectsInView(for: range) }

/// The position nearest to a point of the view.
open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(toViewPoint: point) }

/// The position in a range nearest to a point of the view.
open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
  editor.closestPosition(toViewPoint: point, within: range)
}

/// The character at a point of the view; nil where there is none.
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

/// The manager of the text's own changes: what is typed, pasted, cut and deleted. Setting the text removes them. Typing is undone by words.
open override var undoManager: UndoManager? { editor.undo.manager }
