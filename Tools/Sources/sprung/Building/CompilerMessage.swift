// SPDX-License-Identifier: MIT

import Foundation

/// An error or a warning of the compiler, or of the rewriter before it, with its location.
struct CompilerMessage: Codable, Equatable, CustomStringConvertible {
  /// The path of the file, as the compiler gives it.
  private(set) var file: String
  let line: Int
  let column: Int
  /// `error`, `warning` or `note`.
  let severity: String
  let text: String

  /// An error at the beginning of a line.
  init(file: String, line: Int, text: String) {
    (self.file, self.line, column, severity, self.text) = (file, line, 1, "error", text)
  }

  /// Reads a line such as `/a/App.swift:3:5: error: cannot find 'x' in scope`; nil for any other line.
  init?(_ line: String) {
    guard let match = try? Self.pattern.wholeMatch(in: line), let number = Int(match.2), let column = Int(match.3)
    else {
      return nil
    }
    file = String(match.1)
    self.line = number
    self.column = column
    severity = String(match.4)
    text = String(match.5)
  }

  /// Reads a line of the rewriter, `Views/Card.swift:3: @NSManaged needs Core Data`, whose paths begin in a folder; nil for
  /// any other line.
  init?(ofRewriter line: String, below folder: URL) {
    guard let match = try? Self.problem.wholeMatch(in: line), let number = Int(match.2) else { return nil }
    self.init(file: folder.appendingPathComponent(String(match.1)).path, line: number, text: String(match.3))
  }

  // Never changed after they are made; Regex just does not say that it is Sendable.
  nonisolated(unsafe) private static let pattern = /([^:\s][^:]*):(\d+):(\d+): (error|warning|note): (.*)/
  nonisolated(unsafe) private static let problem = /([^:\s][^:]*\.[^:]*):(\d+): (.*)/

  /// Whether a line of a compiler or a linker is an error, with or without a location.
  static func isError(_ line: String) -> Bool { line.contains(": error: ") || line.hasPrefix("error: ") }

  /// The message as compilers write it.
  var description: String { "\(file):\(line):\(column): \(severity): \(text)" }

  /// The same message with another path.
  func at(_ file: String) -> CompilerMessage {
    var copy = self
    copy.file = file
    return copy
  }

  /// All messages in what a compiler printed, each once.
  static func all(in lines: [String]) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for message in lines.compactMap(CompilerMessage.init(_:)) where !found.contains(message) { found.append(message) }
    return found
  }
}
