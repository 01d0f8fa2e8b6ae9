// SPDX-License-Identifier: MIT

// The members of UITextInput and the commands of the edit menu that UITextField and UITextView pass to their TextEditor.

/// Whether there is text.
open var hasText: Bool { !editor.rich.runs.isEmpty }

/// Deletes what is selected, or the character before the caret, and tells of it; nobody is asked.
open func deleteBackward() { editor.deleteBackward() }

/// The text of a range; nil for one of another text.
open func text(in range: UITextRange) -> String? { editor.text(in: range) }

/// Puts a text in the place of a range, and tells of it as if it had been typed; nobody is asked.
open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

/// What is selected; without length the place of the caret. Nil, and a range of another text, change nothing.
open var selectedTextRange: UITextRange? {
  get { editor.selectedTextRange }
  set { editor.select(newValue, of: self) }
}

/// What an input method still composes; nil for nothing.
open var markedTextRange: UITextRange? { editor.markedTextRange }

#if !hasFeature(Embedded)
  /// How what is composed looks. Stored only: the host draws it. Default: nil.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
#endif

/// Puts a text that is still being composed where the caret is, or in the place of what is composed.
open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
  editor.setMarked(markedText ?? "", selected: selectedRange)
}

/// What was composed is part of the text from now on.
open func unmarkText() { editor.unmark() }

/// The place before the first character.
open var beginningOfDocument: UITextPosition { TextOffset(0) }
/// The place after the last character.
open var endOfDocument: UITextPosition { TextOffset(editor.edited.buffer.count) }

/// The range between two places, in whatever order.
open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
  editor.textRange(from: fromPosition, to: toPosition)
}

/// The place so many UTF-16 units further on; nil beyond the text.
open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
  editor.position(from: position, offset: offset)
}

/// The place so many characters or lines away in a direction; nil beyond the text.
open func position(
  from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

/// Which of two places comes first.
open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
  editor.compare(position, to: other)
}

/// The number of UTF-16 units from one place to another.
open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
  editor.offset(from: from, to: toPosition)
}

/// Knows words, sentences and paragraphs.
open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

/// The place in a range that lies farthest in a direction.
open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
  editor.position(within: range, farthestIn: direction)
}

/// The range from a place to the farthest one in a direction.
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

/// The place nearest to a point of the view.
open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(toViewPoint: point) }

/// The place in a range nearest to a point of the view.
open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
  editor.closestPosition(toViewPoint: point, within: range)
}

/// The character at a point of the view; nil where there is none.
open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(atViewPoint: point) }

open override func copy(_ sender: ActionSender?) { editor.copySelection() }

open override func cut(_ sender: ActionSender?) {
  copy(sender)
  delete(sender)
}

open override func paste(_ sender: ActionSender?) { editor.paste() }

open override func delete(_ sender: ActionSender?) { editor.deleteSelection() }

open override func selectAll(_ sender: ActionSender?) { editor.selectAll() }

open override func select(_ sender: ActionSender?) { editor.selectWord() }
