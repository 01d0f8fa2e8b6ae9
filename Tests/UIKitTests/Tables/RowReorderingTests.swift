// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A data source with two sections of movable rows. Headers are 30 points high, and footers are 20 points high.
private final class Groups: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [["a", "b", "c"], ["d", "e", "f"]]
  var moves: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    (cell as? RowCell)?.word = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    moves.append("\(source.section)-\(source.row) to \(destination.section)-\(destination.row)")
    let word = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(word, at: destination.row)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
}

/// Tests the reordering of rows. Rows a to c begin at 30, 74 and 118, and rows d to f at 212, 256 and 300. The headers
/// begin at 0 and 182, and the footers at 162 and 344.
@Suite(.oneApplication)
@MainActor
struct RowReorderingTests {
  private let groups = Groups()

  private func bench() -> TableBench {
    let bench = TableBench(RowSource(count: 0), style: .grouped, delegate: groups) { $0.dataSource = groups }
    bench.table.setEditing(true, animated: false)
    bench.settle()
    return bench
  }

  /// Returns the y-coordinates of rows a to f, followed by those of header 0, footer 0, header 1 and footer 1.
  private func tops(_ bench: TableBench) -> [CGFloat?] {
    let rows = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)].map { bench.cell($0.0, $0.1)?.frame.minY }
    let boundaries = [
      bench.table.headerView(forSection: 0), bench.table.footerView(forSection: 0),
      bench.table.headerView(forSection: 1), bench.table.footerView(forSection: 1),
    ].map { $0?.frame.minY }
    return rows + boundaries
  }

  /// Drags a row by its reorder control, by the given distance.
  private func carry(_ bench: TableBench, from y: Double, by distance: Double) {
    bench.stage.down(300, y)
    bench.stage.drag(from: CGPoint(x: 300, y: y), by: CGPoint(x: 0, y: distance / 10), count: 10, every: 1.0 / 60)
  }

  @Test("Without a drag, rows, headers and footers are stacked")
  func still() {
    #expect(tops(bench()) == [30, 74, 118, 212, 256, 300, 0, 162, 182, 344])
  }

  @Test("If a row is dragged down into the next section, passed elements move up by its height")
  func down() {
    let bench = bench()
    carry(bench, from: 52, by: 215)
    #expect(bench.table.carrier.carried?.to == bench.path(1, 1))
    #expect(tops(bench) == [245, 30, 74, 168, 256, 300, 0, 118, 138, 344])
    bench.stage.up(300, 267)
    bench.settle()
    #expect(groups.moves == ["0-0 to 1-1"] && groups.sections == [["b", "c"], ["d", "a", "e", "f"]])
    #expect(bench.words == "b c d a e f")
    #expect(bench.cell(1, 1)?.frame == CGRect(x: 0, y: 212, width: 320, height: 44))
    #expect(bench.table.headerView(forSection: 1)?.frame.minY == 138)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("If a row is dragged up into the section above, passed elements move down by its height")
  func up() {
    let bench = bench()
    carry(bench, from: 278, by: -185)
    #expect(bench.table.carrier.carried?.to == bench.path(1, 0))
    #expect(tops(bench) == [30, 118, 162, 256, 71, 300, 0, 206, 226, 344])
    bench.stage.up(300, 93)
    bench.settle()
    #expect(groups.moves == ["1-1 to 0-1"] && groups.sections == [["a", "e", "b", "c"], ["d", "f"]])
    #expect(bench.words == "a e b c d f" && bench.cell(1)?.frame.minY == 74)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("A row dragged within its section moves only the rows in between")
  func within() {
    let bench = bench()
    carry(bench, from: 140, by: -90)
    #expect(bench.table.carrier.carried?.to == bench.path(0))
    #expect(tops(bench) == [74, 118, 28, 212, 256, 300, 0, 162, 182, 344])
    bench.stage.up(300, 50)
    bench.settle()
    #expect(groups.moves == ["0-2 to 0-0"] && bench.words == "c a b d e f")
  }

  @Test("A dragged row has a shadow, is in front, and returns when the touch is cancelled")
  func cancelled() throws {
    let bench = bench()
    let cell = try #require(bench.cell(1))
    carry(bench, from: 96, by: 60)
    #expect(abs(cell.layer.shadowOpacity - 0.3) < 1e-6)
    #expect(bench.table.subviews.last { $0 is UITableViewCell } === cell)
    #expect(cell.frame.minY == 134)
    bench.stage.cancel()
    bench.settle()
    #expect(cell.layer.shadowOpacity == 0 && groups.moves.isEmpty)
    #expect(tops(bench) == [30, 74, 118, 212, 256, 300, 0, 162, 182, 344])
  }

  @Test("A row dropped at its own position moves nothing")
  func putBack() {
    let bench = bench()
    carry(bench, from: 52, by: 10)
    #expect(bench.cell(0)?.frame.minY == 40)
    bench.stage.up(300, 62)
    bench.settle()
    #expect(groups.moves.isEmpty && bench.cell(0)?.frame.minY == 30 && bench.table.carrier.carried == nil)
  }

  @Test(
    "At an edge, the content scrolls by speed times duration below a held row, at any frame rate",
    arguments: [30.0, 60, 120], [false, true])
  func edgeDistance(rate: Double, isMoving: Bool) {
    groups.sections = [(0..<80).map { "r\($0)" }]
    let bench = bench()
    bench.stage.rate = rate
    carry(bench, from: 250, by: 229)
    let (start, begin) = (bench.table.contentOffset.y, bench.stage.time)
    if isMoving {
      for step in 0..<50 { bench.stage.move(300, step % 2 == 0 ? 479.5 : 479, at: bench.stage.time + 0.01) }
    } else {
      bench.stage.wait(0.5)
    }
    let distance = Double(bench.table.contentOffset.y - start)
    let limit = Double(UIKitTuning.edgeScrollSpeed) * (bench.stage.time - begin)
    #expect(distance > 0.9 * limit && distance <= limit + Double(UIKitTuning.edgeScrollSpeed) / rate + 1)
    // The row stays under the touch, and other rows make space for it.
    let top = bench.table.carrier.carried?.top ?? 0
    #expect(abs(top - bench.table.contentOffset.y - 479) < 1.5 && bench.table.validate() == [])
    bench.stage.up(300, 479)
    bench.settle()
    #expect(groups.moves.count == 1 && bench.table.validate() == [])
    let offset = bench.table.contentOffset.y
    bench.stage.wait(0.3)
    #expect(bench.table.contentOffset.y == offset, "nothing is held anymore")
  }

  @Test("Near an edge, the content scrolls while a row is dragged")
  func scrolls() {
    groups.sections = [(0..<30).map { "r\($0)" }]
    let bench = bench()
    bench.stage.down(300, 250)
    bench.stage.drag(from: CGPoint(x: 300, y: 250), by: CGPoint(x: 0, y: 20), count: 10, every: 1.0 / 60)
    let offset = bench.table.contentOffset.y
    #expect(offset > 0)
    bench.stage.move(300, 300, at: bench.stage.time + 1.0 / 60)
    let held = bench.table.contentOffset.y
    bench.stage.drag(from: CGPoint(x: 300, y: 300), by: CGPoint(x: 0, y: -28), count: 10, every: 1.0 / 60)
    #expect(bench.table.contentOffset.y < held)
    bench.stage.cancel()
  }
}
