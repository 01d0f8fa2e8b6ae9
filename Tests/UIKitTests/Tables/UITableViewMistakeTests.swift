// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITableViewMistakeTests {
  final class BadHeights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      [CGFloat.nan, -7, .infinity, 30][indexPath.row]
    }
  }

  @Test("Invalid heights are rejected, and the rows get default ones") func heights() {
    var bench: TableBench!
    let faults = Diagnostics.recording { bench = TableBench(RowSource(count: 4), delegate: BadHeights()) }
    #expect(faults.count >= 3 && faults.allSatisfy { $0.kind == "tableMetrics" })
    #expect(faults[0].message.contains("row 0-0 is nan") || faults[0].message.contains("row 0-0"))
    #expect(bench.table.contentSize.height == 162)
    let own = Diagnostics.recording {
      bench.table.rowHeight = .nan
      bench.table.estimatedRowHeight = -3
    }
    #expect(own.count == 2 && bench.table.rowHeight == UITableView.automaticDimension)
  }

  @Test("An unregistered identifier is reported") func unregistered() {
    final class Wrong: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "nobody", for: indexPath)
      }
    }
    let wrong = Wrong()
    var bench: TableBench!
    let faults = Diagnostics.recording { bench = TableBench(RowSource(count: 0)) { $0.dataSource = wrong } }
    #expect(faults.map(\.kind) == ["unregisteredIdentifier"] && faults[0].message.contains("identifiers: 'word'"))
    #expect(bench.table.visibleCells.count == 1)
    #expect(bench.table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    #expect(bench.table.dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
  }

  @Test("Classes that are not cells, negative counts and nonexistent rows are reported") func others() {
    let bench = TableBench(RowSource(count: 3))
    let faults = Diagnostics.recording {
      bench.table.register(UIView.self, forCellReuseIdentifier: "view")
      bench.table.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "cell")
      bench.table.scrollToRow(at: bench.path(9), at: .top, animated: false)
      bench.table.selectRow(at: bench.path(9), animated: false, scrollPosition: .none)
      _ = bench.table.numberOfRows(inSection: 4)
    }
    #expect(
      faults.map(\.kind) == [
        "wrongViewClass", "wrongViewClass", "itemOutOfRange", "itemOutOfRange", "sectionOutOfRange",
      ])
    #expect(bench.table.rectForRow(at: bench.path(9)) == .zero && bench.table.rect(forSection: 3) == .zero)
    #expect(bench.table.cellForRow(at: bench.path(9)) == nil)
    #expect(bench.table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test("A data source and a delegate that were released are nil") func releasedObjects() {
    let bench = TableBench(RowSource(count: 3))
    var source: RowSource? = RowSource(count: 5)
    bench.table.dataSource = source
    bench.stage.tick()
    #expect(bench.table.visibleCells.count == 5)
    source = nil
    #expect(bench.table.dataSource == nil)
    bench.table.reloadData()
    bench.stage.tick()
    #expect(bench.table.visibleCells.isEmpty && bench.table.numberOfSections == 0)
  }
}
