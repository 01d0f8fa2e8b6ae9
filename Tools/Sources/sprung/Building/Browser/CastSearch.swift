// SPDX-License-Identifier: MIT

import Foundation

/// Finds casts to protocols. They compile, although Embedded Swift does not support them.
enum CastSearch {
  /// Returns the casts to a protocol in an app's sources, in the format of compiler messages.
  static func casts(to name: String, in app: AppPackage) -> [String] {
    each(app) { file, text in
      casts(to: [name], in: text).map { message(file, $0.line, $0.name).description }
    }
  }

  /// Returns the casts to the app's protocols that remain after rewriting. These are casts in patterns, and casts to
  /// protocols that value types adopt or that another module declares.
  static func casts(in rewritten: [URL]) -> [String] {
    let texts = rewritten.map { (file: $0, text: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
    let names = texts.reduce(into: Set<String>()) { $0.formUnion(declared(in: $1.text)) }
    guard !names.isEmpty else { return [] }
    return texts.flatMap { file, text in
      casts(to: names, in: text).map { cast in
        let origin = origin(ofLine: cast.line, in: text)
        return message(origin.map { URL(fileURLWithPath: $0.file) } ?? file, origin?.line ?? cast.line, cast.name)
          .description
      }
    }
  }

  /// Returns the original location of a line in a rewritten source.
  static func origin(ofLine number: Int, in text: String) -> (file: String, line: Int)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for place in (0..<min(number - 1, lines.count)).reversed() {
      guard let match = lines[place].firstMatch(of: /#sourceLocation\(file: "(.*)", line: (\d+)\)/),
        let line = Int(match.output.2)
      else { continue }
      return (String(match.output.1), line + number - place - 2)
    }
    return nil
  }

  /// Returns the protocols that a source declares.
  static func declared(in text: String) -> Set<String> {
    Set(text.matches(of: /\bprotocol\s+(\w+)/).map { String($0.output.1) })
  }

  /// Returns the casts in a source to any of the given protocols, with their line numbers. Trailing comments are
  /// ignored.
  static func casts(to names: Set<String>, in text: String) -> [(line: Int, name: String)] {
    var found: [(line: Int, name: String)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      // The cast functions that the rewriter generates contain casts that are compiled only in native builds.
      if code.contains("func castTo") { continue }
      let isPattern = code.contains(/\bcase\b/)
      for match in code.matches(of: /\b(as[?!]?|is)\s+\(?(?:any\s+)?(\w+)/)
      where names.contains(String(match.output.2)) && (match.output.1 != "as" || isPattern) {
        found.append((number + 1, String(match.output.2)))
      }
    }
    return found
  }

  private static func message(_ file: URL, _ line: Int, _ name: String) -> CompilerMessage {
    CompilerMessage(
      file: file.path, line: line,
      text: "a cast to the protocol \(name) is not supported in the browser; "
        + "cast to a class, or call a member that its class overrides")
  }

  private static func each(_ app: AppPackage, _ body: (URL, String) -> [String]) -> [String] {
    app.modules.flatMap { module in
      module.sources.flatMap { file -> [String] in
        (try? String(contentsOf: file, encoding: .utf8)).map { body(file, $0) } ?? []
      }
    }
  }
}
