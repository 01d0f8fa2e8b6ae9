// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Writes the output of `Scripts/facts`, and checks the table of Guides/Fidelity.md.
enum FactReport {
  /// Writes the answers of an area to the folder named by `SPRUNG_FACTS`, if the variable is set.
  static func write(_ lines: [String], _ area: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SPRUNG_FACTS"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(area + ".tsv")
    try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the row of an area in the guide's table.
  static func row(_ area: String, _ facts: Int, _ counts: [Fact.Verdict: Int]) -> String {
    let cells = [area.replacingOccurrences(of: "-", with: " "), String(facts)]
    return "| " + (cells + Fact.Verdict.allCases.map { String(counts[$0] ?? 0) }).joined(separator: " | ") + " |"
  }

  /// Expects that the guide contains the current row of an area. `Scripts/facts` writes these rows.
  static func compare(_ area: String, _ facts: [Fact], _ counts: [Fact.Verdict: Int]) throws {
    guard ProcessInfo.processInfo.environment["SPRUNG_FACTS"] == nil else { return }
    let guide = Fact.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Guides/Fidelity.md")
    let lines = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n")
    let row = row(area, facts.count, counts)
    #expect(lines.contains { $0 == row }, "Guides/Fidelity.md does not state '\(row)'; run Scripts/facts")
  }
}
