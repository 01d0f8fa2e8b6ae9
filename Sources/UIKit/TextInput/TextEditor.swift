// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// The methods and properties that an editor requires of the view that owns it.
protocol TextEditingOwner: AnyObject {
  /// Returns whether the user may replace a range with the given text.
  func editorShouldChange(_ range: NSRange, _ text: String) -> Bool
  /// Inserts text on behalf of the user, by calling `insertText(_:)`, which subclasses can override.
  func editorInsert(_ text: String)
  /// Deletes backward on behalf of the user, by calling `deleteBackward()`, which subclasses can override.
  func editorDeleteBackward()
  /// Called when the text has changed, so that the owner can update its display.
  func editorTextChanged()
  /// Called when the selection has changed.
  func editorSelectionChanged()
  /// Called when an edit has changed the text, so that the owner can notify observers.
  func editorDidChange()
  /// Called when the user presses Return in single-line text.
  func editorReturn()
  /// Called when the user presses Escape. Returns whether the owner handles the key.
  func editorEscape() -> Bool
  /// The current layout of the text.
  var editorLayout: RichTextLayout { get }
  /// The preferred keyboard traits.
  var editorTraits: StageTextTraits { get }
  /// The area that a host may cover with its native field.
  var editorCanvas: TextCanvas { get }
  /// Updates the canvas to the current text, so that positions can be queried before the next layout pass.
  func prepareCanvas()
  /// Whether the user is editing the text.
  var isEditorActive: Bool { get }
  /// Returns the edit menu that the application provides for a range, or nil to display the suggested actions.
  func editorMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?
  /// Called when the edit menu is about to appear or disappear.
  func editorMenuChanges(isPresented: Bool, _ animator: any UIEditMenuInteractionAnimating)
  /// The manager in which edits are registered.
  var undoManager: UndoManager? { get }
}

/// Edits the attributed text of a text field or text view.
final class TextEditor {
  @WeakReference var owner: (any TextEditingOwner)?
  /// Replaces typed quotes and dashes. The value is nil until one of the smart typing properties is used.
  var smart: SmartTyping?
  let isMultiline: Bool
  private(set) var edited = EditedText()
  private(set) var rich = RichText()
  /// The link to the text storage that also contains the text, or nil if there is no text storage.
  private(set) var link: TextLink?
  /// Whether the editor itself is editing the storage.
  private var isLinkCaller = false
  /// Registers edits with the undo manager.
  let undo = TextUndo()
  /// The edit menu, created on first use.
  private lazy var menu = TextEditMenu(self)
  /// The attributes of the next typed text. If nil, the attributes of the preceding character are used.
  var typing: TextAttributes?
  /// The x-coordinate of the caret when it started to move vertically.
  private var wantedX: CGFloat?

  init(isMultiline: Bool) {
    self.isMultiline = isMultiline
  }

  var string: String { rich.string }

  /// The selected range.
  var selection: NSRange { edited.selection }

  // MARK: By the app

  /// Replaces the whole text. The caret moves to the end of the text.
  func set(_ text: RichText) {
    let old = selection
    edited.set(text.string)
    rich = text
    undo.clear(self)
    wantedX = nil
    callLink { $0.replaceAll(text) }
    changed(from: old)
  }

  /// Replaces the whole text, including all attributes. `text` contains only the attributes that are drawn.
  func set(_ text: @autoclosure () -> RichText, _ string: NSAttributedString) {
    guard link != nil else { return set(text()) }
    let old = selection
    callLink { $0.replaceAll(string) }
    edited.set(rich.string)
    wantedX = nil
    changed(from: old)
  }

  /// Changes the attributes of a range.
  func changeAttributes(_ range: NSRange, _ change: (inout TextAttributes) -> Void) {
    rich.change(edited.buffer.clamped(range), change)
    let text = rich
    callLink { $0.apply(text) }
    owner?.editorTextChanged()
    AppContext.shared.isTextStale = true
  }

  /// Selects a range, clamped to the text.
  func select(_ range: NSRange) {
    let old = selection
    edited.select(range)
    wantedX = nil
    if selection != old {
      undo.endTyping()
      selectionChanged()
    }
  }

  /// Restores the text that an edit removed, and returns the text that the edit had inserted.
  func restore(_ range: NSRange, with text: RichText) -> RichText {
    let old = selection
    let part = edited.replacedRange(range)
    let (removed, end) = (self.part(part), rich.count)
    let before = rich.runs(in: NSRange(0..<part.location))
    let after = rich.runs(in: NSRange(part.upperBound..<max(part.upperBound, end)))
    edited.replace(part, with: text.string)
    edited.select(NSRange(location: part.location + text.count, length: 0))
    rich = RichText(edited.string, runs: before + text.runs + after)
    wantedX = nil
    changed(from: old)
    owner?.editorDidChange()
    return removed
  }

  private func part(_ range: NSRange) -> RichText {
    RichText(edited.buffer.string(in: range), runs: rich.runs(in: range))
  }

  /// Replaces a range with text and notifies the owner.
  func replace(_ range: NSRange, with text: String) {
    let old = selection
    put(text, in: range)
    changed(from: old)
    owner?.editorDidChange()
  }

  /// Inserts text at the caret, or replaces the marked or selected text.
  func insert(_ text: String) { replace(edited.marked ?? selection, with: text) }

  /// Deletes the selected text, or the character before the caret.
  func deleteBackward() {
    let range = edited.rangeToDeleteBackward
    guard range.length > 0 else { return }
    replace(range, with: "")
  }

  /// Replaces the marked text, or the selection, with new marked text.
  func setMarked(_ text: String, selected: NSRange) {
    let range = edited.marked ?? selection
    let old = selection
    put(text, in: range)
    edited.mark(NSRange(location: range.location, length: text.utf16.count))
    edited.select(
      NSRange(location: range.location + max(0, min(selected.location, text.utf16.count)), length: selected.length))
    changed(from: old)
    owner?.editorDidChange()
  }

  /// Accepts the marked text.
  func unmark() { edited.mark(nil) }

  /// Marks the range that the host's input method is composing. If the range is nil, accepts the marked text.
  func mark(_ range: NSRange?) { edited.mark(range) }

  private func put(_ text: String, in range: NSRange) {
    let before = edited.buffer.clamped(range).location
    let style = typing ?? (before > 0 ? rich.attributes(at: before - 1) : rich.attributes(at: 0)) ?? TextAttributes()
    let (removed, marked) = (self.part(edited.replacedRange(range)), edited.marked)
    let part = edited.replace(range, with: text)
    undo.replaced(part, removed: removed, with: text, isComposing: marked == part, in: self)
    rich.replace(part, byCount: text.utf16.count, attributes: style, string: edited.string)
    wantedX = nil
    callLink { $0.put(text, in: part, attributes: style) }
  }

  // MARK: A text storage

  /// Uses a text storage as the source of the text.
  func adopt(_ link: TextLink) {
    self.link = link
    link.edited = { [me = WeakReference(self)] range, delta in
      MainThread.run(me) { $0.wrappedValue?.storageEdited(range, by: delta) }
    }
    rich = link.rich
    if !rich.string.isLiterallyEqual(to: edited.string) { edited.set(rich.string) }
  }

  /// Edits the storage, and adopts the resulting text, which may include changes by the storage's delegate.
  private func callLink(_ edit: (TextLink) -> Void) {
    guard let link, !isLinkCaller else { return }
    isLinkCaller = true
    edit(link)
    isLinkCaller = false
    rich = link.rich
    if !rich.string.isLiterallyEqual(to: edited.string) {
      let caret = selection
      edited.set(rich.string)
      edited.select(caret)
    }
  }

  /// Called when the application has edited the storage. The same characters remain selected.
  private func storageEdited(_ range: NSRange, by delta: Int) {
    guard let link, !isLinkCaller else { return }
    let old = selection
    rich = link.rich
    if !rich.string.isLiterallyEqual(to: edited.string) {
      let end = range.upperBound - delta
      func moved(_ offset: Int) -> Int { offset >= end ? offset + delta : min(offset, range.upperBound) }
      edited.set(rich.string)
      edited.select(NSRange(moved(old.location)..<max(moved(old.location), moved(old.upperBound))))
    }
    wantedX = nil
    changed(from: old)
  }

  private func changed(from old: NSRange) {
    owner?.editorTextChanged()
    if selection != old { selectionChanged() }
    AppContext.shared.isTextStale = true
  }

  private func selectionChanged() {
    AppContext.shared.isTextStale = true
    owner?.editorSelectionChanged()
  }

  // MARK: By a person

  /// Replaces a range on behalf of the user if the delegates allow it. Returns whether the delegates allowed the
  /// replacement.
  @discardableResult
  func type(_ text: String, in range: NSRange) -> Bool {
    guard let owner, owner.isEditorActive else { return false }
    var (text, part) = (text, edited.buffer.clamped(range))
    guard part.length > 0 || !text.isEmpty else { return true }
    if let smart { (text, part) = smart.adapt(text, part, in: edited.buffer) }
    guard owner.editorShouldChange(part, text) else { return false }
    // The delegate may have ended editing during the call.
    guard owner.isEditorActive else { return false }
    if !text.isEmpty, part == edited.marked ?? selection {
      owner.editorInsert(text)
    } else if text.isEmpty, part == edited.rangeToDeleteBackward {
      owner.editorDeleteBackward()
    } else {
      replace(part, with: text)
    }
    return true
  }

  /// Types text on behalf of the user. In single-line text, a line break acts as the Return key.
  func type(_ text: String) {
    if !isMultiline, text == "\n" || text == "\r" {
      owner?.editorReturn()
    } else {
      type(text, in: edited.marked ?? selection)
    }
  }

  /// Deletes backward on behalf of the user. The owner is called even if there is nothing to delete, so that overrides
  /// of `deleteBackward()` receive each key press.
  func typeBackspace() {
    let range = edited.rangeToDeleteBackward
    if range.length == 0 { owner?.editorDeleteBackward() } else { type("", in: range) }
  }

  /// Handles a key that the user pressed during editing. Returns whether the editor has handled the key. A host with a
  /// native field handles most keys itself.
  func press(_ key: KeyCode, flags: InputFlags) -> Bool {
    let extends = flags.contains(.shift)
    let byWord = !flags.isDisjoint(with: [.control, .option])
    let byLine = flags.contains(.command)
    switch key {
    case .backspace:
      if byLine || byWord, selection.length == 0 {
        let start = byLine ? lineEnds.start : edited.buffer.wordStart(before: edited.head)
        type("", in: NSRange(min(start, edited.head)..<edited.head))
      } else {
        typeBackspace()
      }
    case .delete:
      let end = byWord && selection.length == 0 ? edited.buffer.wordEnd(after: edited.head) : nil
      type("", in: end.map { NSRange(edited.head..<$0) } ?? edited.rangeToDeleteForward)
    case .arrowLeft: move(byLine ? .lineStart : byWord ? .wordLeft : .left, extends: extends)
    case .arrowRight: move(byLine ? .lineEnd : byWord ? .wordRight : .right, extends: extends)
    case .arrowUp: move(byLine ? .start : .up, extends: extends)
    case .arrowDown: move(byLine ? .end : .down, extends: extends)
    case .home: move(byLine || byWord ? .start : .lineStart, extends: extends)
    case .end: move(byLine || byWord ? .end : .lineEnd, extends: extends)
    case .enter:
      if byLine || byWord { return false }
      type("\n")
    case .escape: return owner?.editorEscape() ?? false
    case .tab, .contextMenu, .pageUp, .pageDown: return false
    default: return !byWord && !byLine
    }
    return true
  }

  /// Handles a tap at the given offset. Moves the caret to the offset. If the caret or the selection is already there,
  /// opens or closes the edit menu instead.
  func tap(at offset: Int, wasActive: Bool) {
    let isOnSelection = selection.length > 0 ? selection.contains(offset) : selection.location == offset
    if wasActive, isOnSelection { return menu.toggle() }
    select(NSRange(location: offset, length: 0))
  }

  /// Opens the edit menu at the selection unless it is already open.
  func showMenu() { menu.show() }

  /// Moves the caret or, if `extends` is true, the moving end of the selection.
  func move(_ move: CaretMove, extends: Bool) {
    let old = selection
    let target = target(of: move, extends: extends)
    let x = wantedX
    edited.move(to: target, extends: extends)
    wantedX = nil
    undo.endTyping()
    if move == .up || move == .down { wantedX = x ?? owner?.editorLayout.caret(at: old.location).minX }
    if selection != old { selectionChanged() }
  }

  private func target(of move: CaretMove, extends: Bool) -> Int {
    guard isMultiline, let layout = owner?.editorLayout else { return edited.target(of: move, extends: extends) }
    switch move {
    case .up, .down:
      let line = layout.line(at: edited.head) + (move == .up ? -1 : 1)
      guard layout.lines.indices.contains(line) else { return move == .up ? 0 : edited.buffer.count }
      let x = wantedX ?? layout.caret(at: edited.head).minX
      return layout.offset(near: CGPoint(x: x, y: layout.lines[line].top + 1))
    case .lineStart: return lineEnds.start
    case .lineEnd: return lineEnds.end
    default: return edited.target(of: move, extends: extends)
    }
  }

  private var lineEnds: (start: Int, end: Int) {
    guard isMultiline, let layout = owner?.editorLayout else { return (0, edited.buffer.count) }
    return layout.ends(ofLine: layout.line(at: edited.head))
  }
}
