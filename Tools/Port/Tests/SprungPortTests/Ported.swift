// SPDX-License-Identifier: MIT

@testable import SprungPort

/// Rewrites small sources for tests.
enum Ported {
  /// Returns a rewritten source without its header, which ends with a `#sourceLocation` directive.
  static func text(_ source: String) -> String {
    let ported = PortedSources([("A.swift", source)], root: "/app")
    return body(ported.outputs[0].text)
  }

  /// Returns several rewritten sources.
  static func texts(_ sources: [(path: String, text: String)]) -> [String] {
    PortedSources(sources, root: "/app").outputs.map { body($0.text) }
  }

  /// Returns the problems of one source.
  static func problems(_ source: String) -> [Problem] {
    PortedSources([("A.swift", source)], root: "/app").problems
  }

  /// Returns the text after the first `#sourceLocation`.
  private static func body(_ text: String) -> String {
    guard let mark = text.range(of: "#sourceLocation"),
      let end = text[mark.upperBound...].firstIndex(of: "\n")
    else { return text }
    return String(text[text.index(after: end)...])
  }
}
