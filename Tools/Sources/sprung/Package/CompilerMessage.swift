// SPDX-License-Identifier: MIT

import Foundation

/// An error or a warning of the compiler, at its place.
struct CompilerMessage: Codable, Equatable {
  /// The path of the file, as the compiler gives it.
  private(set) var file: String
  let line: Int
  let column: Int
  /// `error`, `warning` or `note`.
  let severity: String
  let text: String

  /// Reads a line such as `/a/App.swift:3:5: error: cannot find 'x' in scope`; nil for any other line.
  init?(_ line: String) {
    guard let match = try? Self.pattern.firstMatch(in: line), let number = Int(match.2), let column = Int(match.3)
    else {
      return nil
    }
    file = String(match.1)
    self.line = number
    self.column = column
    severity = String(match.4)
    text = String(match.5)
  }

  // Never changed after it is made; Regex just does not say that it is Sendable.
  nonisolated(unsafe) private static let pattern = /^([^:\s][^:]*):(\d+):(\d+): (error|warning|note): (.*)$/

  /// The same message with another path.
  func at(_ file: String) -> CompilerMessage {
    var copy = self
    copy.file = file
    return copy
  }

  /// All messages in what a compiler printed, each once.
  static func all(in lines: [String]) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for message in lines.compactMap(CompilerMessage.init) where !found.contains(message) { found.append(message) }
    return found
  }
}
