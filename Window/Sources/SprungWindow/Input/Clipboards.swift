// SPDX-License-Identifier: MIT

import CGtk

/// The clipboard and the primary selection, which contains the most recently selected text. The middle button pastes
/// it.
struct Clipboards {
  let widget: UnsafeMutablePointer<GtkWidget>

  private final class Reading {
    let body: (String) -> Void

    init(_ body: @escaping (String) -> Void) { self.body = body }
  }

  private var clipboard: OpaquePointer? { gtk_widget_get_clipboard(widget) }
  private var primary: OpaquePointer? { gtk_widget_get_primary_clipboard(widget) }

  /// Copies text to the clipboard.
  func copy(_ text: String) { gdk_clipboard_set_text(clipboard, text) }

  /// Sets the primary selection.
  func select(_ text: String) { gdk_clipboard_set_text(primary, text) }

  /// Reads the clipboard and calls a closure with its text, or with an empty string if it does not contain text.
  func read(_ body: @escaping (String) -> Void) { Self.read(clipboard, body) }

  /// Reads the primary selection.
  func readSelection(_ body: @escaping (String) -> Void) { Self.read(primary, body) }

  private static func read(_ clipboard: OpaquePointer?, _ body: @escaping (String) -> Void) {
    let data = Unmanaged.passRetained(Reading(body)).toOpaque()
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, data in
        guard let source, let data else { return }
        let reading = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue()
        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
        reading.body(text.map { String(cString: $0) } ?? "")
        g_free(text)
      }, data)
  }
}
