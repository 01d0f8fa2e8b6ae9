// SPDX-License-Identifier: MIT

import CGtk
import Foundation

/// The folder written by `sprung bundle`. The window's program has the name of the application, which it finds in
/// `lib`.
public struct WindowBundle: Equatable {
  /// The name of the application in files.
  let name: String
  /// The folder with the application, its libraries and its fonts.
  let folder: URL
  /// The options of the window and the command line of the application.
  let words: [String]

  /// Reads the bundle around a program; nil if the program is not in one.
  public init?(program: URL) {
    name = program.lastPathComponent
    let root = program.deletingLastPathComponent().deletingLastPathComponent()
    folder = root.appendingPathComponent("lib/\(name)")
    let file = folder.appendingPathComponent("window.arguments")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let folder = self.folder
    words = text.split(separator: "\n", omittingEmptySubsequences: true).map { word in
      word.hasPrefix("@/") ? folder.appendingPathComponent(String(word.dropFirst(2))).path : String(word)
    }
  }

  /// The bundle around the running program.
  public static var current: WindowBundle? {
    WindowBundle(program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  /// Loads the fonts, before the first text is drawn.
  func loadFonts() {
    FcConfigAppFontAddDir(nil, folder.appendingPathComponent("fonts").path)
  }

  /// Sets the icon of windows, after GTK was initialized.
  func loadIcon() {
    guard let display = gdk_display_get_default() else { return }
    let icons = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share/icons")
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), icons.path)
    gtk_window_set_default_icon_name(name)
  }
}
