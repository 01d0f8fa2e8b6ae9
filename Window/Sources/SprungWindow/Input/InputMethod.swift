// SPDX-License-Identifier: MIT

import CGtk
import SprungStage

/// Connects the desktop's input method with the edited text. The application displays the composed text inline.
final class InputMethod {
  let context: UnsafeMutablePointer<GtkIMContext>
  /// The edited text, or nil if the application accepts characters without sending its text to the host.
  private(set) var text: EditedText?
  /// Receives each record.
  var send: (InputEvent) -> Void = { _ in }
  /// Called when the input method composes or commits text.
  var onType: () -> Void = {}
  /// Called when the composed range may have changed.
  var onMark: () -> Void = {}

  private var isActive = false
  /// Whether the composition is being reset, during which the input method's signals are ignored.
  private var isResetting = false

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    context = gtk_im_multicontext_new()
    let object = UnsafeMutableRawPointer(context)
    gtk_im_context_set_client_widget(context, widget)
    Signals.connect(object, text: "commit") { [weak self] in self?.commit($0) }
    Signals.connect(object, "preedit-changed") { [weak self] in self?.compose() }
    Signals.connect(object, asking: "retrieve-surrounding") { [weak self] in self?.describe() ?? false }
    Signals.connect(object, range: "delete-surrounding") { [weak self] in self?.delete($0, $1) ?? false }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  /// Starts or ends text editing.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    if !isActive { reset() }
    setFocused(isActive)
  }

  /// Reports whether the window has the keyboard focus.
  func setFocused(_ isFocused: Bool) {
    if isActive, isFocused { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  /// Handles text that the application sent. A new generation of the text ends the composition.
  func take(_ state: StageTextInput?) {
    let new = state.map(EditedText.init)
    guard let new, let old = text, old.generation == new.generation else {
      if text?.marked != nil { reset() }
      text = new
      gtk_im_context_set_use_preedit(context, new == nil ? 0 : 1)
      onMark()
      return
    }
  }

  /// Ends the composition, for example when the caret moves.
  func reset() {
    isResetting = true
    gtk_im_context_reset(context)
    isResetting = false
    guard text?.marked != nil else { return }
    // The text composed so far becomes ordinary text.
    if let composed = text.flatMap({ text in text.marked.map(text.part) }) { report { $0.finish(composed) } }
  }

  /// Sets the caret's rectangle in stage coordinates. The input method displays its candidates next to it.
  func setPlace(_ rect: (x: Double, y: Double, width: Double, height: Double)) {
    func whole(_ number: Double) -> Int32 { Int32(max(-30_000, min(30_000, number.rounded()))) }
    var area = GdkRectangle(
      x: whole(rect.x), y: whole(rect.y), width: whole(rect.width), height: whole(rect.height))
    gtk_im_context_set_cursor_location(context, &area)
  }

  // MARK: Input from the input method

  /// Inserts text that was not composed, such as pasted text.
  func type(_ text: String) { commit(text) }

  private func commit(_ typed: String) {
    guard !isResetting else { return }
    onType()
    if text?.marked != nil {
      report { $0.finish(typed) }
    } else {
      // Characters have no range; the application replaces its current selection with them.
      for scalar in typed.unicodeScalars {
        put(InputEvent(.character, identifier: Int32(scalar.value), milliseconds: 0))
      }
    }
  }

  private func compose() {
    guard !isResetting, text != nil else { return }
    var words: UnsafeMutablePointer<CChar>?
    var attributes: OpaquePointer?
    var caret: Int32 = 0
    gtk_im_context_get_preedit_string(context, &words, &attributes, &caret)
    defer {
      g_free(words)
      if let attributes { pango_attr_list_unref(attributes) }
    }
    let composed = words.map { String(cString: $0) } ?? ""
    guard !composed.isEmpty || text?.marked != nil else { return }
    onType()
    let before = composed.unicodeScalars.prefix(Int(caret)).reduce(0) { $0 + UTF16.width($1) }
    report { $0.compose(composed, caret: before) }
  }

  private func describe() -> Bool {
    guard let text, !text.isSecure else { return false }
    gtk_im_context_set_surrounding_with_selection(
      context, text.text, Int32(text.text.utf8.count), Int32(text.bytes(before: text.selection.upperBound)),
      Int32(text.bytes(before: text.selection.lowerBound)))
    return true
  }

  private func delete(_ offset: Int32, _ count: Int32) -> Bool {
    guard text != nil else { return false }
    report { $0.deleteScalars(from: Int(offset), count: Int(count)) }
    return true
  }

  private func report(_ change: (inout EditedText) -> [InputEvent]) {
    guard var changed = text else { return }
    let events = change(&changed)
    text = changed
    for event in events { put(event) }
    onMark()
  }

  private func put(_ event: InputEvent) {
    var event = event
    event.milliseconds = HostClock.now
    send(event)
  }
}
