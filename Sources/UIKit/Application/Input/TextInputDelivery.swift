// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// The state of the text input session.
struct TextInputState {
  /// The content of the host's text field.
  var host = HostText()
  /// The editor whose text the host edits, or nil. The reference is strong until the next commit, so that a new editor
  /// cannot have the same address.
  var owner: TextEditor?
  /// The layers that were sent to the host together with the text.
  var layers: (view: LayerID, canvas: LayerID, label: LayerID) = (0, 0, 0)
  var traits = StageTextTraits()
  /// An edit from the host of which some characters have not arrived yet.
  var pending: PendingEdit?
  /// The characters of continuous typing.
  var typed = String.UnicodeScalarView()
}

/// A host's edit whose remaining characters have not arrived yet.
struct PendingEdit {
  let generation: UInt32
  let range: NSRange
  var left: Int
  var text = String.UnicodeScalarView()
}

/// Delivers edits, selections and characters from the host to the edited text, and sends the state of the text to the
/// host.
final class TextInputDelivery {
  @exclusivity(unchecked) private var state = TextInputState()

  /// The editor of the text that is being edited, or nil.
  private var activeEditor: TextEditor? {
    guard let editor = UIResponder.firstResponder?.textEditor, editor.owner?.isEditorActive ?? false else { return nil }
    return editor
  }

  /// Handles a text event.
  func deliver(_ event: InputEvent) {
    switch event.kind {
    case .keyboard: KeyboardController.shared.hostChanged(to: max(0, CGFloat(event.y)))
    case .textEdit:
      let edit = PendingEdit(
        generation: UInt32(bitPattern: event.identifier),
        range: NSRange(location: max(0, Int(event.x)), length: max(0, Int(event.y))),
        left: min(max(0, Int(event.a)), StageProtocol.longestText))
      state.pending = edit
      if edit.left == 0 { finishTyping() }
    case .textSelection:
      let selection = NSRange(Int(event.x)..<max(Int(event.x), Int(event.y)))
      let marked = event.a >= 0 && event.b > event.a ? NSRange(Int(event.a)..<Int(event.b)) : nil
      selectionArrived(selection, marked: marked, generation: UInt32(bitPattern: event.identifier))
    default:
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: event.identifier)) else { return }
      if var edit = state.pending {
        edit.text.append(scalar)
        edit.left -= 1
        state.pending = edit
        if edit.left <= 0 { finishTyping() }
      } else {
        state.typed.append(scalar)
      }
    }
  }

  /// Delivers the pending characters: continuous typing as one edit, or an edit from the host. An edit of which
  /// characters are missing is discarded.
  func finishTyping() {
    if let edit = state.pending {
      state.pending = nil
      if edit.left > 0 {
        Diagnostics.report(
          "textEditCut",
          "A text edit from the host is incomplete: \(edit.left) characters are missing. Send them after the edit.")
        return
      }
      editArrived(edit.range, text: String(edit.text), generation: edit.generation)
    }
    guard !state.typed.isEmpty else { return }
    let typed = String(state.typed)
    state.typed = String.UnicodeScalarView()
    if let editor = activeEditor {
      editor.type(typed)
    } else {
      typeIntoKeyInput(typed)
    }
  }

  /// Inserts text if the first responder has no editor but its own implementation of `UIKeyInput`.
  private func typeIntoKeyInput(_ text: String) {
    #if !hasFeature(Embedded)
      if UIResponder.firstResponder?.textEditor == nil, let input = UIResponder.firstResponder as? any UIKeyInput {
        input.insertText(text)
      }
    #endif
  }

  private func editArrived(_ range: NSRange, text: String, generation: UInt32) {
    guard let editor = activeEditor, state.owner === editor else { return }
    AppContext.shared.isTextStale = true
    state.host.hear(of: generation)
    let host = state.host
    let part = state.host.edit(range, with: text)
    editor.type(text, in: host.range(part, in: editor.edited.buffer))
  }

  private func selectionArrived(_ selection: NSRange, marked: NSRange?, generation: UInt32) {
    guard let editor = activeEditor, state.owner === editor else { return }
    AppContext.shared.isTextStale = true
    state.host.hear(of: generation)
    state.host.select(selection, marked: marked)
    let host = state.host
    editor.select(host.range(host.selection, in: editor.edited.buffer))
    editor.mark(host.marked.map { host.range($0, in: editor.edited.buffer) })
  }

  /// Whether the first responder edits text.
  var takesKeys: Bool {
    #if !hasFeature(Embedded)
      if UIResponder.firstResponder?.textEditor == nil, UIResponder.firstResponder is any UIKeyInput { return true }
    #endif
    return activeEditor != nil
  }

  /// Handles a key during text editing. Returns whether the text handled the key.
  func press(_ key: KeyCode, flags: InputFlags) -> Bool {
    if let editor = activeEditor { return editor.press(key, flags: flags) }
    #if !hasFeature(Embedded)
      if UIResponder.firstResponder?.textEditor == nil, let input = UIResponder.firstResponder as? any UIKeyInput,
        flags.isDisjoint(with: [.control, .option, .command])
      {
        if key == .backspace {
          input.deleteBackward()
          return true
        }
        if key == .enter {
          input.insertText("\n")
          return true
        }
      }
    #endif
    return false
  }

  /// Called after a key or the host has moved the focus. Begins editing if the focused view accepts text, and otherwise
  /// ends editing.
  func followFocus() {
    let view = FocusController.shared.view
    if let view, view.textEditor != nil {
      view.becomeFirstResponder()
    } else if let editing = UIResponder.firstResponder as? UIView, editing.textEditor != nil,
      state.layers.view == editing.layer.stageID, !(view?.isDescendant(of: editing) ?? false)
    {
      editing.resignFirstResponder()
    }
  }

  /// Sends the edited layer to the host and, if the host's content differs, the text and selection. Returns whether
  /// text is being edited.
  func commit(into encoder: FrameEncoder) -> Bool {
    AppContext.shared.isTextStale = false
    guard let editor = activeEditor, let owner = editor.owner, let view = UIResponder.firstResponder as? UIView,
      view.window != nil, view.layer.stageID != 0
    else {
      if state.owner != nil {
        state = TextInputState()
        encoder.textInput(0)
      }
      return false
    }
    let canvas = owner.editorCanvas
    let layers = (view.layer.stageID, canvas.layer.stageID, canvas.words.layer.stageID)
    let traits = owner.editorTraits
    let isKnown =
      state.owner === editor && layers == state.layers
      && traits == state.traits
    guard !isKnown || !state.host.shows(editor.edited) else { return true }
    if state.owner !== editor { FocusController.shared.focusedLayer = layers.0 }
    state.owner = editor
    state.layers = layers
    state.traits = traits
    state.host.give(editor.edited)
    let selection = editor.selection
    encoder.textInput(
      layers.0,
      StageTextInput(
        canvas: layers.1, label: layers.2, generation: state.host.generation, traits: traits,
        selectionStart: UInt32(selection.location), selectionEnd: UInt32(selection.location + selection.length),
        text: editor.string))
    return true
  }
}

extension UIView {
  /// Ends editing if the first responder is inside the view.
  final func endEditingInside(_ force: Bool) -> Bool {
    guard let current = UIResponder.firstResponder as? UIView, current.isDescendant(of: self) else { return true }
    if current.resignFirstResponder() { return true }
    guard force else { return false }
    UIResponder.firstResponder = nil
    current.editingWasTaken()
    return true
  }
}

extension UIScrollView {
  /// Ends editing according to the scroll view's `keyboardDismissMode`: at the start of a drag, or when the touch
  /// reaches the keyboard.
  final func dismissKeyboard(atBegin: Bool) {
    guard keyboardDismissMode != .none, let editing = UIResponder.firstResponder as? UIView,
      editing.takesText || editing.isDescendant(of: self)
    else { return }
    if keyboardDismissMode == .interactive, let keyboard = KeyboardController.shared.frame, keyboard.height > 0 {
      guard panGestureRecognizer.location(in: nil).y >= keyboard.minY else { return }
    } else if !atBegin {
      return
    }
    editing.resignFirstResponder()
  }
}
