// SPDX-License-Identifier: MIT

import Foundation

/// The Swift sources of the gallery's demos, which the page displays: `sources.json` and the files that it lists.
///
/// A demo's files are those in the folder whose `Demo+*.swift` contains the demo's name, and those of the layouts and
/// behaviors that the demo uses. If a name ends in an interpolated number, as in `springy-list-\(count)`, the page
/// searches for the text before the number. Type names are linked to the files of the same name in the demos' folders
/// and in the library, because these files document the types.
struct GallerySources {
  /// The folder that contains the demos' folders.
  let folder: URL
  /// The folders of the modules whose types the demos use.
  var library: [URL] = []
  /// The folder of the guides, or nil for none.
  var guides: URL?

  /// The path of the list in the site, and the path of the folder that contains the listed files.
  static let listName = "sources.json"
  static let folderName = "sources"

  /// The module whose layouts and behaviors are listed among the files of the demos that use them.
  static let layouts = "SprungLayouts"

  /// A demo's name or the prefix of its name, its files in reading order, and its main file. The main file is the one
  /// that creates the most behaviors. Without behaviors, it is the longest layout or, without layouts, the screen.
  struct Entry: Encodable, Equatable {
    let name: String
    let isBeginning: Bool
    let files: [String]
    let main: String
  }

  /// The content of the list.
  struct List: Encodable, Equatable {
    let demos: [Entry]
    let types: [String: String]
  }

  /// Returns all entries in folder order; empty if the folder does not exist.
  func entries() throws -> [Entry] {
    let manager = FileManager.default
    var entries: [Entry] = []
    for place in ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let names = try? manager.contentsOfDirectory(atPath: folder.appendingPathComponent(place).path)
      let sources = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      for source in sources where source.hasPrefix("Demo+") {
        let text = try String(contentsOf: folder.appendingPathComponent("\(place)/\(source)"), encoding: .utf8)
        guard let (name, isBeginning) = Self.name(in: text) else { continue }
        // The order is: the file with the demo's description, its screen, and all other files by name.
        let order = sources.sorted { (Self.rank($0, first: source), $0) < (Self.rank($1, first: source), $1) }
        let own = order.map { "\(place)/\($0)" }
        let used = try types(in: own).values.filter { $0.path.hasPrefix(Self.layouts + "/") }
        let files = own + used.map(\.path).sorted()
        let main = try main(of: own, Dictionary(used.map { ($0.path, $0.file) }) { first, _ in first })
        entries.append(Entry(name: name, isBeginning: isBeginning, files: files, main: main))
      }
    }
    return entries
  }

  private func main(of own: [String], _ used: [String: URL]) throws -> String {
    var best = (file: own.first { $0.hasSuffix("ViewController.swift") } ?? own[0], count: 0)
    var longest = 0
    for file in own + used.keys.sorted() {
      let text = try String(contentsOf: used[file] ?? folder.appendingPathComponent(file), encoding: .utf8)
      let count = text.matches(of: /\bUI\w*Behavior\(/).count
      if count > best.count {
        best = (file, count)
      } else if best.count == 0, used[file] != nil, text.count > longest, text.contains("Layout {") {
        (best.file, longest) = (file, text.count)
      }
    }
    return best.file
  }

  private static func rank(_ file: String, first: String) -> Int {
    file == first ? 0 : file.hasSuffix("ViewController.swift") ? 1 : 2
  }

  /// Returns the demo's name in a source. If the name contains an interpolation, returns only the text before it.
  static func name(in text: String) -> (name: String, isBeginning: Bool)? {
    guard let start = text.range(of: "name: \"") else { return nil }
    let name = text[start.upperBound...].prefix { $0.isLowercase || $0.isNumber || $0 == "-" }
    guard !name.isEmpty else { return nil }
    return (String(name), text[name.endIndex...].hasPrefix("\\("))
  }

  /// Returns the files that have the names of types that the given files mention. The keys of the result are type
  /// names, and the values are the files' paths in the site and on disk.
  func types(in files: [String]) throws -> [String: (path: String, file: URL)] {
    var known: [String: (path: String, file: URL)] = [:]
    for module in library {
      let sources = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
      while let file = sources?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let below = file.standardizedFileURL.path.dropFirst(module.standardizedFileURL.path.count + 1)
        known[file.deletingPathExtension().lastPathComponent] = ("\(module.lastPathComponent)/\(below)", file)
      }
    }
    for file in files {
      let place = folder.appendingPathComponent(file)
      known[place.deletingPathExtension().lastPathComponent] = (file, place)
    }
    var mentioned: [String: (path: String, file: URL)] = [:]
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        let name = String(word)
        if name.first?.isUppercase == true { mentioned[name] = known[name] }
      }
    }
    return mentioned
  }

  /// Writes the list to the module's folder. Returns the list and the listed files, by their paths in the site.
  func write(beside module: URL) throws -> [String: URL] {
    let entries = try entries()
    let demoFiles = entries.flatMap(\.files)
    let types = try types(in: demoFiles.filter { !$0.hasPrefix(Self.layouts + "/") })
    let list = module.deletingLastPathComponent().appendingPathComponent(Self.listName)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(List(demos: entries, types: types.mapValues(\.path))).write(to: list, options: .atomic)
    var files = [Self.listName: list]
    for file in demoFiles where !file.hasPrefix(Self.layouts + "/") {
      files["\(Self.folderName)/\(file)"] = folder.appendingPathComponent(file)
    }
    if let guides {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: guides.path)) ?? []
      for name in names where name.hasSuffix(".md") {
        files["\(Self.folderName)/Guides/\(name)"] = guides.appendingPathComponent(name)
      }
    }
    for type in types.values { files["\(Self.folderName)/\(type.path)"] = type.file }
    return files
  }
}
