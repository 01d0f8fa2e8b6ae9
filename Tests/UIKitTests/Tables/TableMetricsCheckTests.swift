// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests which heights tables accept.
@Suite("Table metrics check", .oneApplication) @MainActor struct TableMetricsCheckTests {
  @Test("Valid heights are 0 to ten million points, and the automatic one", arguments: [0.0, 0.5, 44, 10_000_000, -1])
  func accepted(value: Double) {
    var height: CGFloat = 0
    let faults = Diagnostics.recording { height = TableMetricsCheck.height(CGFloat(value), fallback: 7, "it") }
    #expect(height == CGFloat(value) && faults.isEmpty)
  }

  @Test(
    "Other heights are reported with subject, value and fallback",
    arguments: [Double.nan, .infinity, -.infinity, -2, -0.5, 1e300])
  func rejected(value: Double) {
    var height: CGFloat = 0
    let faults = Diagnostics.recording {
      height = TableMetricsCheck.height(CGFloat(value), fallback: 7, "the height of it")
    }
    #expect(height == 7 && faults.map(\.kind) == ["tableMetrics"])
    #expect(faults.first?.message.hasPrefix("the height of it is \(value). ") ?? false)
    #expect(faults.first?.message.contains("so 7.0 is used") ?? false)
  }

  @Test("A table's properties keep their former value, and its layout is unchanged")
  func properties() {
    let bench = TableBench(RowSource(count: 9)) { table in
      table.rowHeight = 50
      table.sectionHeaderHeight = 20
    }
    let faults = Diagnostics.recording {
      bench.table.rowHeight = CGFloat.nan
      bench.table.sectionHeaderHeight = -4
      bench.table.estimatedRowHeight = .infinity
      bench.table.sectionHeaderTopPadding = -9
      bench.stage.tick()
    }
    #expect(faults.count == 4 && faults.allSatisfy { $0.kind == "tableMetrics" })
    #expect(bench.table.rowHeight == 50 && bench.table.sectionHeaderHeight == 20)
    #expect(bench.table.rectForRow(at: bench.path(3)) == CGRect(x: 0, y: 150, width: 320, height: 50))
  }
}
