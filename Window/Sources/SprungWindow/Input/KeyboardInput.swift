// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// Converts keys to input records, or passes them to an input method that converts them to text.
final class KeyboardInput {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let controller: OpaquePointer
  private let clipboards: Clipboards
  /// The input method that converts keys to text while text is being edited.
  let method: InputMethod
  /// Receives each record.
  var send: (InputEvent) -> Void = { _ in }
  /// Called with the clipboard's text before the key that pastes it is sent.
  var paste: (String) -> Void = { _ in }
  /// Handles shortcuts of the window itself, such as F11. Returns whether the key was handled.
  var onWindowKey: (guint) -> Bool = { _ in false }
  /// Called when a key is pressed.
  var onPress: () -> Void = {}

  private var isEditing = false
  private var held: Set<Int32> = []

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    controller = gtk_event_controller_key_new()
    clipboards = Clipboards(widget: widget)
    method = InputMethod(widget)
    method.send = { [weak self] in self?.send($0) }
    method.onType = { [weak self] in self?.onPress() }
    Signals.connect(UnsafeMutableRawPointer(controller), key: "key-pressed") { [weak self] in
      self?.press($0, $1) ?? false
    }
    Signals.connect(UnsafeMutableRawPointer(controller), key: "key-released") { [weak self] in
      self?.release($0, $1) ?? false
    }
    // Accessibility elements inside the stage can have focus, but the application must receive the keys.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
    guard let focus = gtk_event_controller_focus_new() else { return }
    Signals.connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] in self?.focusChanged(true) }
    Signals.connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.focusChanged(false) }
    gtk_widget_add_controller(widget, focus)
  }

  /// Starts or ends text editing.
  func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    gtk_event_controller_key_set_im_context(controller, isEditing ? method.context : nil)
    method.setActive(isEditing)
  }

  private func focusChanged(_ hasFocus: Bool) {
    // The window does not receive the release of keys that are pressed when it loses focus.
    if !hasFocus {
      for key in held { put(.keyUp, key, []) }
      held = []
    }
    if isEditing { method.setFocused(hasFocus) }
  }

  private func press(_ symbol: guint, _ state: GdkModifierType) -> Bool {
    if onWindowKey(symbol) { return true }
    onPress()
    let flags = InputFlags(state)
    guard let key = Self.key(symbol, flags) else { return false }
    if !flags.isDisjoint(with: [.control, .command]), key == KeyCode("v") {
      clipboards.read { [weak self] text in
        self?.paste(text)
        self?.put(.keyDown, key.rawValue, [.command])
        self?.put(.keyUp, key.rawValue, [.command])
      }
      return true
    }
    put(.keyDown, key.rawValue, held.insert(key.rawValue).inserted ? flags : flags.union(.isRepeat))
    return true
  }

  private func release(_ symbol: guint, _ state: GdkModifierType) -> Bool {
    let flags = InputFlags(state)
    guard let key = Self.key(symbol, flags), held.remove(key.rawValue) != nil else { return false }
    put(.keyUp, key.rawValue, flags)
    return true
  }

  private func put(_ kind: InputKind, _ identifier: Int32, _ flags: InputFlags) {
    send(InputEvent(kind, flags: flags, identifier: identifier, milliseconds: HostClock.now))
  }

  // MARK: Keys

  private static let named: [Int32: KeyCode] = [
    GDK_KEY_Left: .arrowLeft, GDK_KEY_Right: .arrowRight, GDK_KEY_Up: .arrowUp, GDK_KEY_Down: .arrowDown,
    GDK_KEY_KP_Left: .arrowLeft, GDK_KEY_KP_Right: .arrowRight, GDK_KEY_KP_Up: .arrowUp, GDK_KEY_KP_Down: .arrowDown,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown, GDK_KEY_Home: .home, GDK_KEY_End: .end,
    GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter, GDK_KEY_ISO_Enter: .enter, GDK_KEY_Tab: .tab,
    GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .delete,
    GDK_KEY_KP_Delete: .delete, GDK_KEY_Menu: .contextMenu,
  ]

  /// Returns the key code for a GDK key symbol, or nil for modifiers and keys that the protocol does not support.
  static func key(_ symbol: guint, _ flags: InputFlags) -> KeyCode? {
    if symbol == guint(GDK_KEY_F10), flags.contains(.shift) { return .contextMenu }
    if let key = named[Int32(symbol)] { return key }
    return Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(symbol))).flatMap {
      $0.value >= 32 ? KeyCode($0) : nil
    }
  }
}
