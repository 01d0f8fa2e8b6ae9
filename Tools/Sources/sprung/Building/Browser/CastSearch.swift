// SPDX-License-Identifier: MIT

import Foundation

/// Looks for casts to protocols, which the compiler lets pass and Embedded Swift cannot make.
enum CastSearch {
  /// Casts to the protocol in the sources of an app, as lines of a compiler.
  static func casts(to name: String, in app: AppPackage) -> [String] {
    each(app) { file, text in
      casts(to: [name], in: text).map { message(file, $0.line, $0.name).description }
    }
  }

  /// Casts to protocols that the app declares itself.
  static func casts(in app: AppPackage) -> [String] {
    var names: Set<String> = []
    _ = each(app) { _, text in
      names.formUnion(declared(in: text))
      return []
    }
    guard !names.isEmpty else { return [] }
    return each(app) { file, text in casts(to: names, in: text).map { message(file, $0.line, $0.name).description } }
  }

  /// The protocols that a source declares.
  static func declared(in text: String) -> Set<String> {
    Set(text.matches(of: /\bprotocol\s+(\w+)/).map { String($0.output.1) })
  }

  /// The casts in a source to one of the protocols, with their lines. Comments at the end of a line do not count.
  static func casts(to names: Set<String>, in text: String) -> [(line: Int, name: String)] {
    var found: [(line: Int, name: String)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      for match in code.matches(of: /\b(?:as[?!]|is)\s+\(?(?:any\s+)?(\w+)/)
      where names.contains(String(match.output.1)) {
        found.append((number + 1, String(match.output.1)))
      }
    }
    return found
  }

  private static func message(_ file: URL, _ line: Int, _ name: String) -> CompilerMessage {
    CompilerMessage(
      file: file.path, line: line,
      text: "a cast to the protocol \(name) cannot go to the browser; "
        + "cast to a class, or ask the object through a member that its class overrides")
  }

  private static func each(_ app: AppPackage, _ body: (URL, String) -> [String]) -> [String] {
    app.modules.flatMap { module in
      module.sources.flatMap { file -> [String] in
        (try? String(contentsOf: file, encoding: .utf8)).map { body(file, $0) } ?? []
      }
    }
  }
}
