// SPDX-License-Identifier: MIT

/// The results as aligned columns, with the growth relative to the smallest list.
struct ScrolledListTable {
  /// The lines of the table.
  let text: String

  /// Formats results in the given order.
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
