// SPDX-License-Identifier: MIT

/// Formats text in aligned columns.
nonisolated enum Columns {
  /// Returns rows as lines. Each column is as wide as its widest cell.
  static func text(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { index, cell in
        String(repeating: " ", count: widths[index] - cell.count) + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// Formats a number with two decimal places.
  static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
