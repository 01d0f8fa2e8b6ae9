// SPDX-License-Identifier: MIT

import CGtk
import Foundation

/// A folder written by `sprung bundle`. Its window program is named after the application, which is in `lib`.
public struct WindowBundle: Equatable {
  /// The name of the application, as used in file names.
  let name: String
  /// The folder that contains the application, its libraries and its fonts.
  let folder: URL
  /// The window's options, followed by the application's command line.
  let words: [String]

  /// Reads the bundle that contains a program. Returns nil if the program is not part of a bundle.
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

  /// The bundle that contains the running program.
  public static var current: WindowBundle? {
    WindowBundle(program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  /// Loads the bundled fonts. Call this before any text is drawn.
  func loadFonts() {
    FcConfigAppFontAddDir(nil, folder.appendingPathComponent("fonts").path)
  }

  /// Sets the default window icon. Call this after GTK is initialized.
  func loadIcon() {
    guard let display = gdk_display_get_default() else { return }
    let icons = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share/icons")
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), icons.path)
    gtk_window_set_default_icon_name(name)
  }
}
