// SPDX-License-Identifier: MIT

import CGtk

/// A panel over the last frame that shows compiler errors or the reason why the application stopped.
final class MessagePanel {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let label: UnsafeMutablePointer<GtkWidget>
  /// The maximum number of displayed lines.
  private static let mostLines = 12

  init() {
    label = gtk_label_new(nil)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_selectable(OpaquePointer(label), 1)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(widget, "stage-message")
    gtk_box_append(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self), label)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    gtk_widget_set_visible(widget, 0)
    Self.loadStyle()
  }

  func show(_ title: String, lines: [String]) {
    func escaped(_ text: String) -> String {
      guard let pointer = g_markup_escape_text(text, -1) else { return "" }
      defer { g_free(pointer) }
      return String(cString: pointer)
    }
    let detail = lines.prefix(Self.mostLines).map { "<small><tt>\(escaped($0))</tt></small>" }
    gtk_label_set_markup(OpaquePointer(label), (["<b>\(escaped(title))</b>"] + detail).joined(separator: "\n"))
    gtk_widget_set_visible(widget, 1)
  }

  func hide() { gtk_widget_set_visible(widget, 0) }

  private static func loadStyle() {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    let style = """
      .stage-message { margin: 16px; padding: 16px; border-radius: 16px; background: #fffdf9; color: #1d1c1a;
        box-shadow: 0 12px 40px rgba(0, 0, 0, 0.35); }
      .stage-window { background: #ffffff; }
      """
    gtk_css_provider_load_from_data(provider, style, gssize(style.utf8.count))
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
