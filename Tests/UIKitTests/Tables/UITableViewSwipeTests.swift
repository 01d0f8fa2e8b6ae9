// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A delegate that provides swipe actions on both sides of the rows.
private final class Swiped: NSObject, UITableViewDelegate {
  var log: [String] = []
  var isFull = true

  private func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, done in
      self.log.append(title)
      done(true)
    }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let configuration = UISwipeActionsConfiguration(actions: [
      action("Delete", .destructive), action("More", .normal),
    ])
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    indexPath.row == 0 ? UISwipeActionsConfiguration(actions: [action("Read", .normal)]) : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}

@Suite(.oneApplication)
@MainActor
struct UITableViewSwipeTests {
  private let swiped = Swiped()

  private func bench() -> TableBench { TableBench(RowSource(count: 30), delegate: swiped) }

  private func swipe(_ bench: TableBench, row: Int, by x: Double) {
    let y = Double(row) * 44 + 22
    let start = x < 0 ? 300.0 : 20.0
    bench.stage.down(start, y)
    bench.stage.drag(from: CGPoint(x: start, y: y), by: CGPoint(x: x / 10, y: 0), count: 10, every: 1.0 / 60)
    bench.stage.wait(0.2)
    bench.stage.up(start + x, y)
    bench.settle()
  }

  /// Returns whether a row is swiped open.
  private func isOpen(_ bench: TableBench) -> Bool {
    bench.table.visibleCells.contains { $0.bounds.minX != 0 || $0.configurationState.isSwiped }
  }

  @Test("A swipe opens the row, and a tap on a button performs its action") func trailing() {
    let bench = bench()
    swipe(bench, row: 2, by: -120)
    let width = bench.cell(2)!.bounds.origin.x
    #expect(width >= 148 && isOpen(bench))
    bench.stage.tap(Double(320 - width) + 20, 110)
    bench.settle()
    #expect(swiped.log == ["More"] && bench.cell(2)?.bounds.origin.x == 0)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("A short swipe closes again, and a tap elsewhere closes without selecting") func closing() {
    let bench = bench()
    swipe(bench, row: 2, by: -40)
    #expect(!isOpen(bench) && bench.cell(2)?.bounds.origin.x == 0)
    swipe(bench, row: 2, by: -120)
    bench.stage.tap(100, 300)
    bench.settle()
    #expect(!isOpen(bench) && swiped.log.isEmpty)
    bench.stage.tap(100, 300)
    #expect(swiped.log == ["select 6"])
  }

  @Test("A full swipe performs the first action unless the configuration prevents it") func full() {
    let bench = bench()
    swipe(bench, row: 1, by: -260)
    #expect(swiped.log == ["Delete"] && !isOpen(bench))
    swiped.isFull = false
    swiped.log = []
    swipe(bench, row: 1, by: -260)
    #expect(swiped.log.isEmpty && isOpen(bench))
  }

  @Test("The leading side opens only if it has actions") func leading() {
    let bench = bench()
    swipe(bench, row: 0, by: 100)
    #expect(bench.cell(0)!.bounds.origin.x <= -74)
    swipe(bench, row: 3, by: 100)
    #expect(bench.cell(3)?.bounds.origin.x == 0 && !isOpen(bench))
    bench.stage.tap(30, 22)
  }

  @Test("Scrolling closes the row, and an upward drag scrolls") func scrolling() {
    let bench = bench()
    swipe(bench, row: 2, by: -120)
    bench.stage.down(160, 400)
    bench.stage.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 1, y: -12), count: 10, every: 1.0 / 60)
    bench.stage.up(170, 280)
    bench.settle()
    #expect(!isOpen(bench) && bench.table.contentOffset.y > 60)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Rows of a table without editing methods cannot be swiped") func readOnly() {
    let bench = TableBench(RowSource(count: 30))
    swipe(bench, row: 2, by: -120)
    #expect(bench.cell(2)?.bounds.origin.x == 0 && !isOpen(bench))
  }
}
