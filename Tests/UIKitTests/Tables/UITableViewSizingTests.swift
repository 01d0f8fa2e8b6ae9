// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITableViewSizingTests {
  /// Returns a data source whose words are row heights from 20 to 219.
  private func heights(_ count: Int) -> RowSource { RowSource([(0..<count).map { "\(20 + ($0 * 37) % 200)" }]) }

  @Test("Rows have the height of their constraints when they first appear") func constraints() {
    let bench = TableBench(RowSource([["30", "100", "20", "200", "50", "60", "70"]]))
    #expect(bench.cell(1)?.frame == CGRect(x: 0, y: 30, width: 320, height: 100))
    #expect(bench.cell(4)?.frame == CGRect(x: 0, y: 350, width: 320, height: 50))
    #expect(bench.source.cellsAsked == bench.table.visibleCells.count)
  }

  @Test("A label with several lines makes its row taller") func labels() {
    final class Text: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: indexPath.row == 0 ? .default : .subtitle, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = indexPath.row == 0 ? String(repeating: "many words ", count: 20) : "One line"
        cell.detailTextLabel?.text = "and a smaller one"
        return cell
      }
    }
    let source = Text()
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = source }
    let first = bench.table.visibleCells[0]
    let wanted = first.textLabel!.sizeThatFits(CGSize(width: 288, height: 1e6)).height
    #expect(wanted > 60 && abs(first.frame.height - wanted - 22) <= 0.5)
    let second = bench.table.visibleCells[1]
    #expect(second.frame.height > 50 && second.frame.height < 64)
    #expect(second.textLabel!.frame.maxY <= second.detailTextLabel!.frame.minY + 0.01)
  }

  @Test("While scrolling up through 2,000 rows that are measured, visible rows do not jump") func upward() {
    let bench = TableBench(heights(2000))
    bench.table.scrollToRow(at: bench.path(1999), at: .bottom, animated: false)
    bench.stage.tick()
    var frames = 0
    var worst = 0.0
    while let first = bench.table.indexPathsForVisibleRows?.first, first.row > 0, frames < 6000 {
      frames += 1
      let anchor = bench.table.indexPathsForVisibleRows![1]
      let before = bench.table.rectForRow(at: anchor).minY - bench.table.contentOffset.y
      bench.table.contentOffset.y -= 40
      bench.table.layoutIfNeeded()
      let after = bench.table.rectForRow(at: anchor).minY - bench.table.contentOffset.y
      worst = max(worst, abs(Double(after - before) - 40))
      if frames % 50 == 0 { #expect(bench.table.validate().isEmpty) }
    }
    #expect(worst < 0.01, "a row moved by \(worst)")
    #expect(frames > 1000 && bench.table.contentOffset.y.magnitude < 300)
    var sum = 0.0
    for word in bench.source.sections[0] { sum += Double(word)! }
    #expect(abs(Double(bench.table.contentSize.height) - sum) < 1)
  }

  @Test("A fling upward keeps its path while rows are measured") func fling() {
    let bench = TableBench(heights(400))
    bench.table.scrollToRow(at: bench.path(399), at: .bottom, animated: false)
    bench.stage.tick()
    bench.stage.down(160, 100)
    bench.stage.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 30), count: 8, every: 1.0 / 60)
    bench.stage.up(160, 340)
    var last: (path: IndexPath, y: CGFloat)?
    var steps: [CGFloat] = []
    for _ in 0..<120 {
      bench.stage.wait(1.0 / 60)
      if let last {
        steps.append(bench.table.rectForRow(at: last.path).minY - bench.table.contentOffset.y - last.y)
      }
      let path = bench.table.indexPathsForVisibleRows![1]
      last = (path, bench.table.rectForRow(at: path).minY - bench.table.contentOffset.y)
    }
    #expect(steps[0] > 5)
    for (index, step) in steps.enumerated().dropFirst(2) {
      #expect(step >= -0.51 && step <= steps[index - 1] + 1.01, "step \(index) is \(step) after \(steps[index - 1])")
    }
  }

  @Test("Scrolling to a row that was never nearby aligns it exactly", arguments: [1, 2, 3]) func scrollTo(place: Int) {
    let bench = TableBench(heights(1000))
    bench.table.scrollToRow(at: bench.path(700), at: UITableView.ScrollPosition(rawValue: place)!, animated: false)
    bench.stage.wait(0.1)
    let frame = bench.cell(700)!.frame
    #expect(Double(frame.height) == Double(bench.source.sections[0][700]))
    let top = frame.minY - bench.table.contentOffset.y
    switch place {
    case 1: #expect(abs(top) < 0.6)
    case 2: #expect(abs(top + frame.height / 2 - 240) < 0.6)
    default: #expect(abs(top + frame.height - 480) < 0.6)
    }
  }

  @Test("An empty update measures visible rows again, with an animation") func emptyUpdate() {
    let bench = TableBench(RowSource([["30", "40", "50"]]))
    bench.cell(0)?.word = "130"
    #expect(bench.cell(1)?.frame.minY == 30)
    bench.table.beginUpdates()
    bench.table.endUpdates()
    bench.stage.wait(0.1)
    let y = bench.cell(1)?.layer.presentation()?.frame.minY ?? 0
    #expect(y > 31 && y < 129)
    bench.settle()
    #expect(bench.cell(1)?.frame.minY == 130 && bench.table.contentSize.height == 220)
  }

  @Test("A reload keeps the visible content in place") func reload() {
    let bench = TableBench(heights(300))
    for _ in 0..<60 {
      bench.table.contentOffset.y += 100
      bench.table.layoutIfNeeded()
    }
    let first = bench.table.indexPathsForVisibleRows![0]
    let before = bench.table.rectForRow(at: first).minY
    bench.table.reloadData()
    bench.stage.wait(0.1)
    #expect(bench.table.indexPathsForVisibleRows?.first == first)
    #expect(bench.table.rectForRow(at: first).minY == before)
  }

  @Test("Reconfigured rows are measured again") func reconfigure() {
    let bench = TableBench(RowSource([["30", "40", "50"]]))
    let cell = bench.cell(1)
    bench.source.sections[0][1] = "90"
    bench.table.reconfigureRows(at: [bench.path(1)])
    bench.stage.wait(0.1)
    #expect(bench.cell(1) === cell && cell?.frame.height == 90 && bench.cell(2)?.frame.minY == 120)
  }

  @Test("Another width measures rows again") func rotation() {
    let bench = TableBench(RowSource([["30", "40"]]))
    bench.table.frame.size.width = 200
    bench.stage.wait(0.1)
    #expect(bench.cell(1)?.frame == CGRect(x: 0, y: 30, width: 200, height: 40))
  }
}
