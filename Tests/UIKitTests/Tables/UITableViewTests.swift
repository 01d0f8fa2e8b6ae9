// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITableViewTests {
  @Test("Rows of 44 points are created by the overridden initializer of the class") func plain() {
    let bench = TableBench(RowSource([(0..<100).map { "r\($0)" }]))
    #expect(bench.words == "r0 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10")
    #expect(bench.cell(0) != nil && RowCell.made == bench.table.visibleCells.count)
    #expect(bench.table.rectForRow(at: bench.path(2)).height == 44)
    #expect(bench.table.visibleCells[0].reuseIdentifier == "word")
    #expect(bench.table.numberOfSections == 1 && bench.table.numberOfRows(inSection: 0) == 100)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("The row height can be fixed, or provided by the delegate") func heights() {
    let fixed = TableBench(RowSource(count: 100)) { $0.rowHeight = 60 }
    #expect(fixed.table.contentSize.height == 6000)
    #expect(fixed.table.visibleCells.count == 8)
    #expect(fixed.table.rectForRow(at: fixed.path(7)) == CGRect(x: 0, y: 420, width: 320, height: 60))
    final class Tall: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(20 + indexPath.row)
      }
    }
    let tall = TableBench(RowSource(count: 10), delegate: Tall())
    #expect(tall.table.contentSize.height == 245)
    #expect(tall.cell(9)?.frame == CGRect(x: 0, y: 216, width: 320, height: 29))
  }

  @Test("Rows are found by point and index path") func queries() {
    let bench = TableBench(RowSource([["a", "b"], ["c"]])) { $0.rowHeight = 50 }
    #expect(bench.table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == bench.path(1))
    #expect(bench.table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == bench.path(0, 1))
    #expect(bench.table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == nil)
    #expect(bench.table.rect(forSection: 1) == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(
      bench.table.indexPathsForRows(in: CGRect(x: 0, y: 10, width: 1, height: 60)) == [bench.path(0), bench.path(1)])
    #expect(bench.table.indexPath(for: bench.cell(0, 1)!) == bench.path(0, 1))
    #expect(bench.table.indexPathsForVisibleRows?.count == 3)
  }

  @Test("Cells created by the program are reused by their identifier") func handMade() {
    final class Old: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "old")
        if cell == nil {
          made += 1
          cell = UITableViewCell(style: .value1, reuseIdentifier: "old")
        }
        cell!.textLabel?.text = "Row \(indexPath.row)"
        cell!.detailTextLabel?.text = "x"
        return cell!
      }
    }
    let source = Old()
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = source }
    for step in 1...100 {
      bench.table.contentOffset.y = CGFloat(step * 80)
      bench.stage.wait(1.0 / 60)
    }
    #expect(source.made <= 14)
    let cell = bench.table.visibleCells[0]
    #expect(cell.textLabel?.text == "Row \(bench.table.indexPath(for: cell)!.row)")
    #expect(cell.detailTextLabel?.frame.maxX == 304)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("The display of every cell ends once") func balance() {
    let bench = TableBench(RowSource(count: 500))
    for _ in 0..<12 {
      bench.stage.down(160, 400)
      bench.stage.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -30), count: 8, every: 1.0 / 60)
      bench.stage.up(160, 160)
      bench.stage.wait(0.3)
      #expect(bench.shown == bench.table.visibleCells.count)
      #expect(bench.table.validate().isEmpty)
    }
    bench.table.reloadData()
    bench.stage.wait(0.1)
    #expect(bench.shown == bench.table.visibleCells.count)
    #expect(RowCell.made < 30)
  }

  @Test("Scrolling to rows aligns them") func scrolling() {
    let bench = TableBench(RowSource(count: 100)) { $0.rowHeight = 50 }
    bench.table.scrollToRow(at: bench.path(50), at: .top, animated: false)
    #expect(bench.table.contentOffset.y == 2500)
    bench.table.scrollToRow(at: bench.path(50), at: .middle, animated: false)
    #expect(bench.table.contentOffset.y == 2285)
    bench.table.scrollToRow(at: bench.path(50), at: .bottom, animated: false)
    #expect(bench.table.contentOffset.y == 2070)
    bench.table.scrollToRow(at: bench.path(49), at: .none, animated: false)
    #expect(bench.table.contentOffset.y == 2070)
    bench.table.scrollToRow(at: bench.path(99), at: .top, animated: true)
    bench.settle()
    #expect(bench.table.contentOffset.y == 4520)
  }

  @Test("Table header and footer views scroll with the sections") func edges() {
    let bench = TableBench(RowSource(count: 3)) { $0.rowHeight = 50 }
    bench.table.tableHeaderView = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 80))
    bench.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    bench.stage.wait(0.1)
    #expect(bench.table.contentSize.height == 260)
    #expect(bench.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(bench.table.tableFooterView?.frame == CGRect(x: 0, y: 230, width: 320, height: 30))
    #expect(bench.cell(0)?.frame.minY == 80)
    bench.table.tableHeaderView = nil
    bench.stage.wait(0.1)
    #expect(bench.cell(0)?.frame.minY == 0)
  }

  @Test("Assistive technology sees a list of items") func accessibility() {
    let bench = TableBench(RowSource(count: 30))
    let list = bench.stage.element(of: bench.table)
    #expect(list?.role == .list && list?.count == 30)
    let row = bench.cell(3).flatMap { bench.stage.element(of: $0) }
    #expect(row?.role == .listItem && row?.position == 4)
  }

  @Test("Separators are between rows") func separators() {
    let bench = TableBench(RowSource(count: 3))
    let line = bench.line(0)!
    #expect(line.superview === bench.cell(0) && line.frame == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
    bench.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    bench.stage.wait(0.1)
    #expect(line.frame == CGRect(x: 5, y: 43.5, width: 308, height: 0.5))
    bench.table.separatorStyle = .none
    bench.stage.wait(0.1)
    #expect(line.superview == nil)
  }

  @Test("A million rows open and scroll") func million() {
    final class Many: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        return tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      }
    }
    let source = Many()
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = source }
    #expect(bench.table.contentSize.height == 44_000_000 && source.asked < 13)
    bench.table.scrollToRow(at: bench.path(999_999), at: .bottom, animated: false)
    bench.stage.wait(0.1)
    #expect(bench.table.indexPathsForVisibleRows?.last == bench.path(999_999))
  }
}
