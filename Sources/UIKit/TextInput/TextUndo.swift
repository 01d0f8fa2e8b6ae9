// SPDX-License-Identifier: MIT

/// Registers text edits with an undo manager. Continuous typing creates one undo step for each word.
final class TextUndo {
  /// The default undo manager of the text.
  private(set) lazy var manager: UndoManager = {
    isMade = true
    return UndoManager()
  }()
  private var isMade = false
  /// The edit that further typing can extend, and the generation of the undo manager when the edit was registered.
  private var typing: (edit: TextEdit, generation: Int)?
  /// The action name of the edits in a `naming` block, or nil for edits that the user types.
  private var name: String?

  /// Sets the action name of the edits that a closure performs. For nested calls, the outermost name applies.
  func naming(_ name: String, _ edit: () -> Void) {
    let outer = self.name
    if outer == nil { self.name = name }
    edit()
    self.name = outer
  }

  /// Ends the current typing step, so that further typing starts a new step.
  func endTyping() { typing = nil }

  /// Removes all undo actions. Called after the whole text has been replaced.
  func clear(_ editor: TextEditor) {
    typing = nil
    if isMade { manager.removeAllActions() }
  }

  /// Registers the replacement of a part of the text.
  func replaced(
    _ part: NSRange, removed: RichText, with text: String, isComposing: Bool, in editor: TextEditor
  ) {
    guard let manager = editor.owner?.undoManager, manager.isUndoRegistrationEnabled, part.length > 0 || !text.isEmpty
    else { return }
    if name == nil, let typing, typing.generation == manager.generation,
      typing.edit.extend(part, removed: removed, with: text, isComposing: isComposing)
    {
      return
    }
    // If several words are typed in the same event, they become separate steps.
    manager.endEventGroup()
    let edit = TextEdit(part.location, removed: removed, text)
    register(edit, of: editor, in: manager)
    manager.setActionName(name ?? "Typing")
    typing = name == nil ? (edit, manager.generation) : nil
  }

  private func register(_ edit: TextEdit, of editor: TextEditor, in manager: UndoManager) {
    manager.registerUndo(withTarget: editor) { [manager = WeakReference(manager)] editor in
      editor.undo.typing = nil
      let range = NSRange(location: edit.location, length: edit.count)
      let inserted = editor.restore(range, with: edit.removed)
      let inverse = TextEdit(edit.location, removed: inserted, edit.removed.string)
      if let manager = manager.wrappedValue { editor.undo.register(inverse, of: editor, in: manager) }
    }
  }
}

/// The replacement of a range of text. Locations and lengths are in UTF-16 code units.
final class TextEdit {
  private(set) var location: Int
  /// The text that the edit removed.
  private(set) var removed: RichText
  /// The length of the inserted text.
  private(set) var count: Int
  private var endsWithSpace: Bool

  init(_ location: Int, removed: RichText, _ text: String) {
    self.location = location
    self.removed = removed
    count = text.utf16.count
    endsWithSpace = text.unicodeScalars.last?.properties.isWhitespace ?? false
  }

  /// Merges another edit into this edit if both edits belong to the same typed word or to consecutive deletions.
  func extend(_ part: NSRange, removed other: RichText, with text: String, isComposing: Bool) -> Bool {
    let end = location + count
    let isInside = part.location >= location && part.upperBound <= end
    if isComposing && isInside && count > 0 {
      count += text.utf16.count - part.length
    } else if !text.isEmpty {
      let isSpace = text.unicodeScalars.first?.properties.isWhitespace ?? false
      guard part.length == 0, part.location == end, count > 0, !endsWithSpace || isSpace else { return false }
      count += text.utf16.count
    } else if count > 0 {
      // The edit deletes text that was just typed.
      guard isInside, part.upperBound == end, part.length < count else { return false }
      count -= part.length
    } else if part.upperBound == location {
      guard removed.count > 0 else { return false }
      removed = RichText(other.string + removed.string, runs: other.runs + removed.runs)
      location = part.location
    } else if part.location == location {
      removed = RichText(removed.string + other.string, runs: removed.runs + other.runs)
    } else {
      return false
    }
    endsWithSpace = text.unicodeScalars.last?.properties.isWhitespace ?? false
    return true
  }
}
