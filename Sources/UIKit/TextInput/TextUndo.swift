// SPDX-License-Identifier: MIT

/// Registers the edits of a text with its undo manager. Continuous typing is one step for each word.
final class TextUndo {
  /// The text's own manager.
  private(set) lazy var manager: UndoManager = {
    isMade = true
    return UndoManager()
  }()
  private var isMade = false
  /// The edit that typing extends, and the state of the manager since it was registered.
  private var typing: (edit: TextEdit, generation: Int)?
  /// The name of the edits in a block; nil for those of a person who types.
  private var name: String?

  /// Names the edits of a block; the outermost name counts.
  func naming(_ name: String, _ edit: () -> Void) {
    let outer = self.name
    if outer == nil { self.name = name }
    edit()
    self.name = outer
  }

  /// Makes the next typing a step of its own.
  func endTyping() { typing = nil }

  /// The text has been set: earlier edits cannot be undone.
  func clear(_ editor: TextEditor) {
    typing = nil
    if isMade { manager.removeAllActions() }
  }

  /// A text has replaced a part.
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
    // Words that come in one event are steps of their own.
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

/// The replacement of one text by another. Locations and lengths are in UTF-16 units.
final class TextEdit {
  private(set) var location: Int
  /// The text that was replaced.
  private(set) var removed: RichText
  /// The length of the text that replaces it.
  private(set) var count: Int
  private var endsWithSpace: Bool

  init(_ location: Int, removed: RichText, _ text: String) {
    self.location = location
    self.removed = removed
    count = text.utf16.count
    endsWithSpace = text.unicodeScalars.last?.properties.isWhitespace ?? false
  }

  /// Adds an edit to this one, if both are a person's typing of one word or deleting in a row.
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
      // Deletes text that was just typed.
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
