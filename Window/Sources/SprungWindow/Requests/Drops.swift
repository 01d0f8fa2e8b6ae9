// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import Foundation

/// Accepts text, links and files that are dragged from other programs to the stage.
final class Drops {
  /// The content of a drop.
  enum Content: Equatable {
    case text(String)
    case files([String])
  }

  /// Called when content is dropped at a point of the stage. Returns whether the drop was accepted.
  var onDrop: (Content, (x: Double, y: Double)) -> Bool = { _, _ in false }

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    var types: [GType] = [gdk_file_list_get_type(), GType(16 << 2)]
    guard let target = gtk_drop_target_new(GType(0), GDK_ACTION_COPY) else { return }
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    Signals.connect(UnsafeMutableRawPointer(target), drop: "drop") { [weak self] value, x, y in
      guard let self, let content = Self.content(of: value) else { return false }
      return onDrop(content, (x, y))
    }
    gtk_widget_add_controller(widget, target)
  }

  private static func content(of value: UnsafePointer<GValue>) -> Content? {
    if g_type_check_value_holds(value, gdk_file_list_get_type()) != 0 {
      guard let list = g_value_get_boxed(value) else { return nil }
      var entry: UnsafeMutablePointer<GSList>? = gdk_file_list_get_files(OpaquePointer(list))
      let first = entry
      var addresses: [String] = []
      while let current = entry {
        if let file = current.pointee.data, let address = g_file_get_uri(OpaquePointer(file)) {
          addresses.append(String(cString: address))
          g_free(address)
        }
        entry = current.pointee.next
      }
      g_slist_free(first)
      return addresses.isEmpty ? nil : .files(addresses)
    }
    return g_value_get_string(value).map { .text(String(cString: $0)) }
  }

  /// Returns the links in text that contains only links and comment lines, or nil for any other text.
  static func links(in text: String) -> [String]? {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let areLinks = lines.allSatisfy { $0.wholeMatch(of: /(https?|ftp|file):\/\/\S+|mailto:\S+/) != nil }
    return areLinks && !lines.isEmpty ? lines : nil
  }
}
