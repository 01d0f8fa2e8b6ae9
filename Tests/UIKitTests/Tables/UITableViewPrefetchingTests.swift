// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITableViewPrefetchingTests {
  private final class Log: NSObject, UITableViewDataSourcePrefetching {
    var log: [String] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map { $0.row })")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map { $0.row })")
    }
  }

  @Test("Rows within one viewport ahead are prefetched, nearest first, cancelled after a reversal, unless disabled")
  func rows() {
    let log = Log()
    let bench = TableBench(RowSource(count: 100), size: CGSize(width: 320, height: 400)) { table in
      table.rowHeight = 100
      table.prefetchDataSource = log
    }
    #expect(log.log == ["fetch [4, 5, 6, 7]"] && bench.table.prefetchDataSource === log)
    bench.table.contentOffset.y = 1_000
    bench.stage.tick()
    #expect(log.log.suffix(2) == ["cancel [4, 5, 6, 7]", "fetch [14, 15, 16, 17]"])
    bench.table.contentOffset.y = 900
    bench.stage.tick()
    #expect(log.log.suffix(2) == ["cancel [14, 15, 16, 17]", "fetch [8, 7, 6, 5]"])
    let count = log.log.count
    bench.table.isPrefetchingEnabled = false
    bench.table.contentOffset.y = 3_000
    bench.stage.tick()
    #expect(log.log.count == count)
    bench.table.isPrefetchingEnabled = true
    bench.table.prefetchDataSource = nil
    bench.table.contentOffset.y = 5_000
    bench.stage.tick()
    #expect(log.log.count == count && bench.table.prefetchDataSource == nil)
  }
}
