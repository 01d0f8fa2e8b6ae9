// SPDX-License-Identifier: MIT

/// The results as aligned columns, with the growth against the smallest list.
struct Table {
  /// The table's lines.
  let text: String

  /// Arranges results in their order.
  init(_ results: [SpringyListBenchmark.Result]) {
    var rows = [
      ["cells", "springs", "frames", "median µs", "p99 µs", "worst µs", "against first", "start ms", "memory KiB"]
    ]
    for result in results {
      rows.append([
        "\(result.cells)", "\(result.springs)", "\(result.frames)", Self.rounded(result.median),
        Self.rounded(result.p99),
        Self.rounded(result.worst), Self.rounded(result.median / results[0].median) + " x",
        Self.rounded(result.startMilliseconds), "\(result.memoryGrowth)",
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    text = rows.map { row in
      row.enumerated().map { index, cell in
        String(repeating: " ", count: widths[index] - cell.count) + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
