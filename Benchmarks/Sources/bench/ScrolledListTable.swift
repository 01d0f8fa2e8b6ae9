// SPDX-License-Identifier: MIT

/// The results as aligned columns, with the growth against the smallest list.
struct ScrolledListTable {
  /// The table's lines.
  let text: String

  /// Arranges results in their order.
  init(_ results: [ScrolledListBenchmark.Result]) {
    var rows = [
      [
        "list", "cells", "springs", "frames", "median µs", "p99 µs", "worst µs", "against first", "records", "start ms",
        "memory KiB", "grown KiB",
      ]
    ]
    for result in results {
      let first = results.first { $0.kind == result.kind } ?? result
      rows.append([
        result.kind.rawValue, "\(result.cells)", "\(result.springs)", "\(result.frames)",
        Columns.rounded(result.median),
        Columns.rounded(result.p99), Columns.rounded(result.worst),
        Columns.rounded(result.median / first.median) + " x",
        "\(result.records)", Columns.rounded(result.startMilliseconds), "\(result.memoryGrowth)",
        "\(result.memoryGrowthWhileFlung)",
      ])
    }
    text = Columns.text(rows)
  }
}
