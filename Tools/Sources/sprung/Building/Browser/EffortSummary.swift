// SPDX-License-Identifier: MIT

import Foundation

/// A summary of the errors that remain when an app is compiled for the browser, grouped by remedy.
struct EffortSummary {
  /// The lines to print; empty if there are no errors.
  let lines: [String]

  /// Counts the errors in the compiler's output.
  init(_ output: [String]) {
    let messages = CompilerMessage.all(in: output).filter { $0.severity == "error" }
    guard !messages.isEmpty else {
      lines = []
      return
    }
    var counts: [(way: String, count: Int)] = []
    for message in messages {
      let way = DialectAdvice.way(around: message.description) ?? "see the message"
      if let place = counts.firstIndex(where: { $0.way == way }) {
        counts[place].count += 1
      } else {
        counts.append((way, 1))
      }
    }
    // Sort by frequency, then by order of occurrence.
    let sorted = counts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    let files = Set(messages.map(\.file)).count
    let total = "\(Amount(messages.count, "error")) in \(Amount(files, "file"))"
    guard messages.count > 1 else {
      // The remedy has been printed directly above.
      lines = ["\(total); the compiler may find more after this fix"]
      return
    }
    lines =
      ["\(total); the compiler may find more after these fixes:"]
      + sorted.map { "    \($0.element.count) x \(Self.withoutMark($0.element.way))" }
  }

  private static func withoutMark(_ way: String) -> String {
    way.hasPrefix(DialectAdvice.mark) ? String(way.dropFirst(DialectAdvice.mark.count)) : way
  }
}
