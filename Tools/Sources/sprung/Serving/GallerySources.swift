// SPDX-License-Identifier: MIT

import Foundation

/// The Swift sources of the gallery's demos, for the page to show: `sources.json` and the files that it names.
///
/// A demo's files are those of the folder whose `Demo+*.swift` gives its name. Where the name ends in a number that the program makes,
/// as in `springy-list-\(count)`, the page looks for what it begins with.
struct GallerySources {
  /// The folder of the demos' folders.
  let folder: URL

  /// The list's path in the site, and the folder of the files.
  static let listName = "sources.json"
  static let folderName = "sources"

  /// What a demo's name is, or begins with, and its files in the order in which they are read.
  struct Entry: Encodable, Equatable {
    let name: String
    let isBeginning: Bool
    let files: [String]
  }

  /// All entries, in the order of the folders; none if there is no such folder.
  func entries() throws -> [Entry] {
    let manager = FileManager.default
    var entries: [Entry] = []
    for place in ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let names = try? manager.contentsOfDirectory(atPath: folder.appendingPathComponent(place).path)
      let sources = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      for source in sources where source.hasPrefix("Demo+") {
        let text = try String(contentsOf: folder.appendingPathComponent("\(place)/\(source)"), encoding: .utf8)
        guard let (name, isBeginning) = Self.name(in: text) else { continue }
        // First what says what the demo is, then its screen, then the rest.
        let order = sources.sorted { (Self.rank($0, first: source), $0) < (Self.rank($1, first: source), $1) }
        entries.append(Entry(name: name, isBeginning: isBeginning, files: order.map { "\(place)/\($0)" }))
      }
    }
    return entries
  }

  private static func rank(_ file: String, first: String) -> Int {
    file == first ? 0 : file.hasSuffix("ViewController.swift") ? 1 : 2
  }

  /// The name that a source gives a demo, up to where the program goes on with it.
  static func name(in text: String) -> (name: String, isBeginning: Bool)? {
    guard let start = text.range(of: "name: \"") else { return nil }
    let name = text[start.upperBound...].prefix { $0.isLowercase || $0.isNumber || $0 == "-" }
    guard !name.isEmpty else { return nil }
    return (String(name), text[name.endIndex...].hasPrefix("\\("))
  }

  /// Writes the list into a folder; answers the files of the site, by their paths in it.
  func write(beside module: URL) throws -> [String: URL] {
    let entries = try entries()
    let list = module.deletingLastPathComponent().appendingPathComponent(Self.listName)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(entries).write(to: list, options: .atomic)
    var files = [Self.listName: list]
    for file in entries.flatMap(\.files) { files["\(Self.folderName)/\(file)"] = folder.appendingPathComponent(file) }
    return files
  }
}
