// SPDX-License-Identifier: MIT

import CGtk
import Foundation

/// The gallery window's title bar, with a menu of demos.
final class GalleryBar {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The demos' script names and titles.
  let demos: [(name: String, title: String)]
  /// Called when the user chooses a demo.
  var onChoice: (String) -> Void = { _ in }

  private let list: UnsafeMutablePointer<GtkWidget>

  /// Runs the gallery's program to query its demos.
  init(program: String) throws(WindowFailure) {
    demos = try Self.demos(of: program)
    var titles: [UnsafePointer<CChar>?] = demos.map { UnsafePointer(strdup($0.title)) } + [nil]
    defer { for title in titles { free(UnsafeMutableRawPointer(mutating: title)) } }
    list = gtk_drop_down_new_from_strings(&titles)
    widget = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(OpaquePointer(widget), list)
    addButton("go-previous-symbolic", "Previous demo", step: -1)
    addButton("go-next-symbolic", "Next demo", step: 1)
    Signals.observe(UnsafeMutableRawPointer(list), "selected") { [weak self] in self?.chosen() }
  }

  /// Selects the demo with the given name. Returns whether it exists.
  func choose(_ name: String) -> Bool {
    guard let index = demos.firstIndex(where: { $0.name == name }) else { return false }
    if gtk_drop_down_get_selected(OpaquePointer(list)) == guint(index) {
      onChoice(name)
    } else {
      gtk_drop_down_set_selected(OpaquePointer(list), guint(index))
    }
    return true
  }

  private func chosen() {
    let index = Int(gtk_drop_down_get_selected(OpaquePointer(list)))
    if demos.indices.contains(index) { onChoice(demos[index].name) }
  }

  private func addButton(_ icon: String, _ label: String, step: Int) {
    guard let button = gtk_button_new_from_icon_name(icon) else { return }
    gtk_widget_set_tooltip_text(button, label)
    gtk_header_bar_pack_start(OpaquePointer(widget), button)
    Signals.connect(UnsafeMutableRawPointer(button), "clicked") { [weak self] in
      guard let self else { return }
      let index = Int(gtk_drop_down_get_selected(OpaquePointer(list))) + step
      gtk_drop_down_set_selected(OpaquePointer(list), guint((index + demos.count) % demos.count))
    }
  }

  /// Parses the list printed by the program. Each line contains a name, spaces, and a title that ends with a period.
  private static func demos(of program: String) throws(WindowFailure) -> [(name: String, title: String)] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--list"]
    process.standardOutput = output
    guard (try? process.run()) != nil else { throw WindowFailure("\(program) cannot be started") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let demos = text.split(separator: "\n").compactMap { line -> (name: String, title: String)? in
      guard let name = line.split(separator: " ").first else { return nil }
      let rest = line.dropFirst(name.count).drop { $0 == " " }
      return (String(name), String(rest.prefix { $0 != "." }))
    }
    guard !demos.isEmpty else { throw WindowFailure("\(program) does not list its demos") }
    return demos
  }
}
