// SPDX-License-Identifier: MIT

import Foundation

/// An error or warning of the compiler or the rewriter, with its location.
struct CompilerMessage: Codable, Equatable, CustomStringConvertible {
  /// The file's path as printed by the compiler.
  private(set) var file: String
  let line: Int
  let column: Int
  /// `error`, `warning` or `note`.
  let severity: String
  let text: String

  /// Creates an error at the start of the given line.
  init(file: String, line: Int, text: String) {
    (self.file, self.line, column, severity, self.text) = (file, line, 1, "error", text)
  }

  /// Parses a line such as `/a/App.swift:3:5: error: cannot find 'x' in scope`. Returns nil for other lines.
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

  /// Parses a line printed by the rewriter, such as `Views/Card.swift:3: @NSManaged needs Core Data`, with a path
  /// relative to `folder`. Returns nil for other lines.
  init?(ofRewriter line: String, below folder: URL) {
    guard let match = try? Self.problem.wholeMatch(in: line), let number = Int(match.2) else { return nil }
    self.init(file: folder.appendingPathComponent(String(match.1)).path, line: number, text: String(match.3))
  }

  // These patterns never change after initialization. They are marked unsafe only because Regex is not Sendable.
  nonisolated(unsafe) private static let pattern = /([^:\s][^:]*):(\d+):(\d+): (error|warning|note): (.*)/
  nonisolated(unsafe) private static let problem = /([^:\s][^:]*\.[^:]*):(\d+): (.*)/

  /// Returns whether a line printed by a compiler or linker reports an error, with or without a location.
  static func isError(_ line: String) -> Bool { line.contains(": error: ") || line.hasPrefix("error: ") }

  /// The message in the format of compiler messages.
  var description: String { "\(file):\(line):\(column): \(severity): \(text)" }

  /// Returns the same message with a different path.
  func at(_ file: String) -> CompilerMessage {
    var copy = self
    copy.file = file
    return copy
  }

  /// Returns all messages in a compiler's output without duplicates.
  static func all(in lines: [String]) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for message in lines.compactMap(CompilerMessage.init(_:)) where !found.contains(message) { found.append(message) }
    return found
  }
}
