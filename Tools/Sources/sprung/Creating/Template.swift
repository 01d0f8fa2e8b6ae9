// SPDX-License-Identifier: MIT

import Foundation

/// A template for new packages. A template is a folder in the checkout that contains placeholders and compiles without
/// changes.
struct Template {
  /// The folder of all templates.
  let folder: URL
  let name: String

  /// The names and descriptions of the templates, in the order in which the help text lists them.
  static let all = [
    ("empty", "a label in the middle of the screen"),
    ("list", "a springy list"),
    ("card", "a card that can be dragged and thrown"),
    ("photos", "a photo grid with opening, zooming and closing"),
    ("layout", "a custom layout with its tests"),
  ]

  /// The placeholder for the package name in file names and sources.
  static let placeholder = "TemplateApp"

  init(named name: String, in checkout: Checkout) throws {
    guard Self.all.contains(where: { $0.0 == name }) else {
      throw CommandFailure.usage(
        "there is no template '\(name)'\(Suggestion.question(for: name, in: Self.all.map(\.0))); "
          + "there are \(Self.all.map(\.0).joined(separator: ", "))")
    }
    folder = checkout.root.appendingPathComponent("Tools/Templates")
    self.name = name
  }

  /// Writes the package to a new folder and returns the names of its files. If writing fails, the folder is removed.
  func write(to target: URL, named package: String, checkout: Checkout) throws -> [String] {
    let manager = FileManager.default
    // A symbolic link counts as existing even if it is dangling, because the package would be written to its target.
    guard FolderEntry(target.path) == .absent else {
      throw CommandFailure.usage("\(target.path) exists; choose another name, or remove it first")
    }
    let source = folder.appendingPathComponent(name)
    guard let names = manager.enumerator(atPath: source.path)?.compactMap({ $0 as? String }), !names.isEmpty else {
      throw CommandFailure.work("the template \(name) is missing in \(folder.path)")
    }
    let words = [
      (Self.placeholder, package), ("SPRUNG-PATH", Self.path(from: target, to: checkout.root)),
      // The package manager identifies a package by the last component of its path.
      ("SPRUNG-NAME", checkout.root.lastPathComponent),
    ]
    func filled(_ text: String) -> String { words.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) } }
    var written: [String] = []
    do {
      // Creating the folder fails if another process has created it since the check above. The cleanup below therefore
      // cannot remove another package.
      try manager.createDirectory(at: target, withIntermediateDirectories: false)
    } catch {
      throw CommandFailure.work("cannot write \(target.path): \(error.localizedDescription)")
    }
    do {
      for name in names.sorted() where !name.contains(".build") {
        let file = source.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
        let place = target.appendingPathComponent(filled(name))
        try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try filled(String(contentsOf: file, encoding: .utf8)).write(to: place, atomically: true, encoding: .utf8)
        written.append(filled(name))
      }
    } catch {
      try? manager.removeItem(at: target)
      throw CommandFailure.work("cannot write \(target.path): \(error.localizedDescription)")
    }
    return written
  }

  /// Returns the path from one folder to another. The path is relative if the folders are near each other, so that they
  /// can be moved together.
  static func path(from start: URL, to end: URL) -> String {
    let from = start.standardizedFileURL.pathComponents
    let to = end.standardizedFileURL.pathComponents
    let shared = zip(from, to).prefix { $0 == $1 }.count
    guard shared > 1, from.count - shared <= 3 else { return end.path }
    return (Array(repeating: "..", count: from.count - shared) + to[shared...]).joined(separator: "/")
  }
}
