// SPDX-License-Identifier: MIT

/// The implementations of `UITextInput` and of edit menu actions that text fields and text views share. Each of these
/// classes declares the members itself, so that subclasses can override them. Points are in the view's coordinate
/// system.
extension TextEditor {
  /// Replaces the whole text programmatically and notifies the input delegate.
  func replaceAll(_ text: String, of input: any UITextInput) {
    guard text != string else { return }
    input.inputDelegate?.textWillChange(input)
    set(RichText(text, attributes: rich.isPlain ? TextAttributes() : rich.attributes(at: 0) ?? TextAttributes()))
    input.inputDelegate?.textDidChange(input)
  }

  /// The selection as a `UITextRange`.
  var selectedTextRange: UITextRange { TextOffsetRange(selection) }

  /// Selects a range programmatically and notifies the input delegate. Nil and ranges of other text inputs are ignored.
  func select(_ range: UITextRange?, of input: any UITextInput) {
    guard let range, let offsets = self.range(range) else { return }
    input.inputDelegate?.selectionWillChange(input)
    select(offsets)
    input.inputDelegate?.selectionDidChange(input)
  }

  /// The range of the marked text as a `UITextRange`, or nil if there is no marked text.
  var markedTextRange: UITextRange? { edited.marked.map { TextOffsetRange($0) } }

  func replace(_ range: UITextRange, withText text: String) {
    if let range = self.range(range) { replace(range, with: text) }
  }

  // Positions in the view's coordinate system.

  /// The canvas and its superview. The canvas is first updated to the current text.
  private var canvas: (canvas: TextCanvas, view: UIView)? {
    owner?.prepareCanvas()
    guard let canvas = owner?.editorCanvas, let view = canvas.superview else { return nil }
    return (canvas, view)
  }

  private func inView(_ rectangle: CGRect) -> CGRect {
    canvas.map { $0.canvas.convert(rectangle, to: $0.view) } ?? rectangle
  }

  private func inCanvas(_ point: CGPoint) -> CGPoint { canvas.map { $0.view.convert(point, to: $0.canvas) } ?? point }

  func firstRectInView(for range: UITextRange) -> CGRect { inView(firstRect(for: range)) }

  func caretRectInView(for position: UITextPosition) -> CGRect { inView(caretRect(for: position)) }

  func selectionRectsInView(for range: UITextRange) -> [UITextSelectionRect] {
    owner?.prepareCanvas()
    return selectionRects(for: range).map {
      UITextSelectionRect(inView($0.rect), containsStart: $0.containsStart, containsEnd: $0.containsEnd)
    }
  }

  /// Returns the position closest to a point in the view.
  func closestPosition(toViewPoint point: CGPoint) -> UITextPosition { TextOffset(closestOffset(to: inCanvas(point))) }

  /// Returns the position within a range that is closest to a point in the view.
  func closestPosition(toViewPoint point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    return TextOffset(min(max(range.location, closestOffset(to: inCanvas(point))), range.upperBound))
  }

  func characterRange(atViewPoint point: CGPoint) -> UITextRange? { characterRange(at: inCanvas(point)) }

  // Actions of the edit menu.

  func copySelection() {
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = edited.buffer.string(in: selection)
  }

  func paste() {
    guard let text = UIPasteboard.general.string else { return }
    undo.naming("Paste") { type(isMultiline ? text : text.oneLine, in: selection) }
  }

  func deleteSelection() { undo.naming("Delete") { type("", in: selection) } }

  func selectAll() { select(NSRange(location: 0, length: edited.buffer.count)) }

  func selectWord() { select(edited.buffer.word(around: selection.location)) }
}
