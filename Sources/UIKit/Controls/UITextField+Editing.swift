// SPDX-License-Identifier: MIT

import SprungStage

extension UITextField: TextEditingOwner {
  final func editorShouldChange(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func editorInsert(_ text: String) { insertText(text) }

  final func editorDeleteBackward() { deleteBackward() }

  final func editorTextChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }

  final func editorSelectionChanged() {
    setNeedsLayout()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  final func editorDidChange() {
    sendActions(for: .editingChanged)
    TextNotification.fieldChanged(self)
  }

  final func editorMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  final func editorMenuChanges(isPresented: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if isPresented {
      delegate?.textField(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textField(self, willDismissEditMenuWith: animator)
    }
  }

  final func editorReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsOnExit { resignFirstResponder() }
  }

  final func editorEscape() -> Bool { escapePressed?() ?? false }

  final var editorLayout: RichTextLayout {
    prepareCanvas()
    return canvas.layout ?? layoutText()
  }

  final var editorTraits: StageTextTraits {
    var traits = StageTextTraits(of: self)
    traits.isSecure = isSecureTextEntry
    return traits
  }

  final var editorCanvas: TextCanvas { canvas }

  final var isEditorActive: Bool { isEditing }

  /// Called after the field has become first responder.
  final func beginEditing() {
    isEditing = true
    clearsOnNextInsertion = clearsOnInsertion
    AppContext.shared.isTextStale = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.type("", in: NSRange(location: 0, length: editor.edited.buffer.count))
    }
    setNeedsLayout()
    layoutIfNeeded()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    TextNotification.fieldBegan(self)
  }

  /// Called after the field has resigned first responder.
  final func endEditing(for reason: DidEndEditingReason) {
    guard isEditing else { return }
    isEditing = false
    editor.unmark()
    editor.undo.clear(editor)
    scroll = 0
    AppContext.shared.isTextStale = true
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    TextNotification.fieldEnded(self)
  }

  final func traitsChanged() { AppContext.shared.isTextStale = true }

  /// Clears the text when the clear button is pressed, if the delegate permits it.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let count = editor.edited.buffer.count
    editor.replace(NSRange(location: 0, length: count), with: "")
    if !isEditing { becomeFirstResponder() }
  }
}

/// Posts the notifications about the beginning and end of editing, and about changed text.
enum TextNotification {
  static func fieldBegan(_ field: UITextField) {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: field)
    #endif
  }

  static func fieldChanged(_ field: UITextField) {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    #endif
  }

  static func fieldEnded(_ field: UITextField) {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: field)
    #endif
  }

  static func viewBegan(_ view: UITextView) {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: view)
    #endif
  }

  static func viewChanged(_ view: UITextView) {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
    #endif
  }

  static func viewEnded(_ view: UITextView) {
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: view)
    #endif
  }
}

#if !hasFeature(Embedded)
  extension UITextField {
    /// Posted after editing of a field has begun.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
      .init("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted after editing of a field has ended.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
      .init("UITextFieldTextDidEndEditingNotification")
    }
    /// Posted after the user has changed the text of a field.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
      .init("UITextFieldTextDidChangeNotification")
    }
  }

  extension UITextView {
    /// Posted after editing of a text view has begun.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
      .init("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted after editing of a text view has ended.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
      .init("UITextViewTextDidEndEditingNotification")
    }
    /// Posted after the user has changed the text of a text view.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
      .init("UITextViewTextDidChangeNotification")
    }
  }
#endif

extension StageTextTraits {
  /// Creates the traits of the given input, assuming a single line of text that is not obscured.
  @MainActor
  init(of input: any UITextInputTraits) {
    self.init()
    capitalization = UInt32(input.autocapitalizationType.rawValue)
    autocorrection = UInt32(input.autocorrectionType.rawValue)
    spellChecking = UInt32(input.spellCheckingType.rawValue)
    keyboard = UInt32(input.keyboardType.rawValue)
    returnKey = UInt32(input.returnKeyType.rawValue)
    setContentType(input.textContentType)
  }

  /// Sets the content type, or none if hosts do not support it.
  mutating func setContentType(_ type: UITextContentType?) {
    contentType = 0
    guard let type else { return }
    for (number, name) in StageTextTraits.contentNames.enumerated() where name == type.rawValue {
      contentType = UInt32(number)
    }
  }
}
