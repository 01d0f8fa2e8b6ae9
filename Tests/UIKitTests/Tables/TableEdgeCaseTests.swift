// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests tables that have no height, width or data source, and swipes in resized tables.
@Suite(.oneApplication)
@MainActor
struct TableEdgeCaseTests {
  @Test("A table that is one point high measures its visible row")
  func onePoint() {
    let bench = TableBench(RowSource([["100", "100"]]), size: CGSize(width: 320, height: 1))
    #expect(bench.table.rectForRow(at: bench.path(0)).height == 100)
  }

  @Test("A table without a width measures nothing, not even when it scrolls to a row")
  func noWidth() {
    let bench = TableBench(RowSource([Array(repeating: "100", count: 50)])) { $0.frame.size.width = 0 }
    bench.table.scrollToRow(at: bench.path(40), at: .bottom, animated: false)
    bench.stage.tick()
    #expect(bench.table.rectForRow(at: bench.path(40)).height == 44)
    bench.table.frame.size.width = 320
    bench.table.scrollToRow(at: bench.path(40), at: .bottom, animated: false)
    bench.stage.tick()
    #expect(bench.table.rectForRow(at: bench.path(40)).height == 100)
    #expect(bench.table.rectForRow(at: bench.path(40)).maxY - bench.table.contentOffset.y == 480)
  }

  @Test("Without a data source there are no sections and no rows")
  func noSource() {
    let bench = TableBench(RowSource(count: 3))
    bench.table.dataSource = nil
    bench.table.reloadData()
    bench.stage.tick()
    #expect(bench.table.numberOfSections == 0 && bench.table.visibleCells.isEmpty)
    _ = Diagnostics.recording { #expect(bench.table.numberOfRows(inSection: 0) == 0) }
  }

  private final class Deleter: NSObject, UITableViewDataSource {
    var commits = 0
    var _commitsEditing: Bool { true }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      commits += 1
    }
  }

  private func swipe(_ bench: TableBench) {
    bench.stage.down(250, 66)
    let end = bench.stage.drag(from: CGPoint(x: 250, y: 66), by: CGPoint(x: -15, y: 0), count: 8, every: 1.0 / 60)
    bench.stage.wait(0.1)
    bench.stage.up(end.x, end.y)
    bench.settle()
  }

  @Test("Resizing closes an open row")
  func resized() {
    let deleter = Deleter()
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = deleter }
    swipe(bench)
    #expect(bench.cell(1)?.configurationState.isSwiped == true && bench.cell(1)!.bounds.minX > 50)
    bench.table.frame.size.width = 300
    bench.settle()
    #expect(bench.cell(1)?.configurationState.isSwiped == false && bench.cell(1)?.bounds.minX == 0)
  }

  @Test("Rows can be swiped open only if the data source commits edits")
  func commits() {
    let deleter = Deleter()
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = deleter }
    swipe(bench)
    #expect(bench.cell(1)?.configurationState.isSwiped == true)
    let other = TableBench(RowSource(count: 5))
    swipe(other)
    #expect(other.cell(1)?.configurationState.isSwiped == false && other.cell(1)?.bounds.minX == 0)
  }
}
