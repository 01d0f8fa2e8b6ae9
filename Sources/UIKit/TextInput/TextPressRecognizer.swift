// SPDX-License-Identifier: MIT

import SprungModels

/// Recognizes a long press in a text field or text view, and moves the caret while the user drags.
///
/// The press begins editing and moves the caret to the touch. The caret then follows the touch. In text that is not
/// editable, the press selects a word, and dragging extends the selection by words. Enclosing scroll views do not
/// scroll with this touch.
final class TextPressRecognizer: UILongPressGestureRecognizer {
  @WeakReference private var editor: TextEditor?
  /// The word that the press selected.
  private var word = NSRange(location: 0, length: 0)
  /// Whether the text was already being edited before the press.
  private var wasActive = false

  init(_ editor: TextEditor) {
    super.init(target: nil, action: nil)
    self.editor = editor
    addHandler { ($0 as? TextPressRecognizer)?.follow() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Buttons and other subviews of the field handle their own touches.
    if touches.contains(where: { $0.view !== view }) {
      if state == .possible { state = .failed }
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func follow() {
    guard let editor, let owner = editor.owner else { return }
    switch state {
    case .began:
      wasActive = owner.isEditorActive
      guard let view, view.becomeFirstResponder() else {
        // If the view cannot become first responder, the touch is ignored.
        state = .cancelled
        return
      }
      if owner.isEditorActive { place(editor, owner) } else { selectWord(editor, owner) }
    case .changed:
      if owner.isEditorActive { place(editor, owner) } else { extend(editor, owner) }
    case .ended:
      // If editing has just begun, a host may have opened a native field, which has its own menu.
      if wasActive || editor.selection.length > 0 { editor.showMenu() }
    default: break
    }
  }

  private func offset(_ editor: TextEditor, _ owner: any TextEditingOwner) -> Int {
    owner.prepareCanvas()
    return editor.closestOffset(to: location(in: owner.editorCanvas))
  }

  private func place(_ editor: TextEditor, _ owner: any TextEditingOwner) {
    editor.select(NSRange(location: offset(editor, owner), length: 0))
  }

  private func selectWord(_ editor: TextEditor, _ owner: any TextEditingOwner) {
    word = editor.edited.buffer.word(around: offset(editor, owner))
    editor.select(word)
  }

  private func extend(_ editor: TextEditor, _ owner: any TextEditingOwner) {
    let other = editor.edited.buffer.word(around: offset(editor, owner))
    editor.select(NSRange(min(word.location, other.location)..<max(word.upperBound, other.upperBound)))
  }
}
