// SPDX-License-Identifier: MIT

import Foundation

/// Each page script, script and tool must begin with a comment of one to three sentences that describes its purpose.
enum HeaderRules {
  static let remedy = "begin the file with a comment of one to three sentences, followed by an empty line"

  /// The paths of the files that need a header, relative to the root of the project.
  static var paths: [String] {
    let tools = names(in: "Tools").filter { !["Sprung", "Templates"].contains($0) }.map { "Tools/\($0)/Package.swift" }
    let scripts = names(in: "Scripts").map { "Scripts/\($0)" }
    let pages = ["Web/Site", "Web/Site/gallery", "Web/AppSite", "Web/Documentation"].flatMap { folder in
      names(in: folder).filter { $0.hasSuffix(".js") || folder.hasPrefix("Web/Site") }.map { "\(folder)/\($0)" }
    }
    let all = tools + scripts + pages + ["Tools/Package.swift", "Tools/GalleryProgram/GalleryProgram.swift"]
    return all.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: House.root.appendingPathComponent(path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  private static func names(in folder: String) -> [String] {
    let place = House.root.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  static func breaches() -> [String] {
    paths.compactMap { path in
      let text = try? String(contentsOf: House.root.appendingPathComponent(path), encoding: .utf8)
      return breach(path, text ?? "")
    }
  }

  /// Returns the breach in the header of a file, or nil if there is none.
  static func breach(_ path: String, _ text: String) -> String? {
    guard let header = header(of: text) else { return "\(path): it has no header; \(remedy)" }
    let count = sentences(in: header)
    return (1...3).contains(count) ? nil : "\(path): its header has \(count) sentences; \(remedy)"
  }

  /// Returns the comment at the beginning of a file as one line without comment marks. If the comment is long, only its
  /// first paragraph is returned.
  static func header(of text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    let marks = ["#!", "// SPDX", "# SPDX", "/* SPDX", "// @ts-check", "// swift-tools-version", "<!doctype"]
    while let line = lines.first, line.isEmpty || marks.contains(where: { line.hasPrefix($0) }) { lines.removeFirst() }
    guard let first = lines.first else { return nil }
    for (open, close) in [("\"\"\"", "\"\"\""), ("/* ", "*/"), ("<!-- ", "-->")] where first.hasPrefix(open) {
      let body = lines.joined(separator: "\n").dropFirst(open.count)
      let paragraph = body.range(of: close).map { body[..<$0.lowerBound] } ?? body
      return joined(String(paragraph).components(separatedBy: "\n\n")[0].components(separatedBy: "\n"))
    }
    guard let mark = ["// ", "# "].first(where: { first.hasPrefix($0) }) else { return nil }
    let comment = lines.prefix { $0.hasPrefix(mark) }
    // A comment directly above code describes a declaration, not the file.
    let next = lines.dropFirst(comment.count).first ?? ""
    guard mark == "# " || next.isEmpty || next == "//" else { return nil }
    return joined(comment.map { String($0.dropFirst(mark.count)) })
  }

  private static func joined(_ lines: [String]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the number of sentences in the text.
  static func sentences(in text: String) -> Int {
    let letters = Array(text)
    return letters.indices.count { index in
      ".!?".contains(letters[index]) && (index + 1 == letters.count || letters[index + 1] == " ")
    }
  }
}
