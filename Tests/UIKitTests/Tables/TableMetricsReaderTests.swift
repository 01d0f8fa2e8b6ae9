// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// A delegate that returns heights and records the rows for which they were requested.
private final class Heights: NSObject, UITableViewDelegate {
  var row: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var header: CGFloat = UITableView.automaticDimension
  var footer: CGFloat = UITableView.automaticDimension
  private(set) var asked: [Int] = []
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return row(indexPath.row)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
}

/// Tests the metrics that are read from a table and its delegate, before any cell is created.
@Suite("Table metrics reader", .oneApplication) @MainActor struct TableMetricsReaderTests {
  private func shape(
    _ style: UITableView.Style = .plain, section: Int = 0, delegate: Heights? = nil,
    _ configure: (UITableView) -> Void = { _ in }
  ) -> TableSectionShape {
    let bench = TableBench(RowSource([["a", "b", "c"], ["d"]]), style: style, delegate: delegate) { configure($0) }
    return bench.engine.transactions.inTransaction {
      TableMetricsReader(table: bench.table).shape(ofSection: section)
    }
  }

  private func heights(_ shape: TableSectionShape) -> [Double] { (0..<shape.rows.count).map { shape.rows[$0] } }

  @Test("A row height of the table applies to all rows, the automatic one is an estimate of 44 points")
  func rows() {
    let fixed = shape { $0.rowHeight = 61 }
    #expect(heights(fixed) == [61, 61, 61] && (0..<3).allSatisfy { fixed.rows.isKnown($0) })
    let automatic = shape { $0.rowHeight = UITableView.automaticDimension }
    #expect(heights(automatic) == [44, 44, 44] && !(0..<3).contains { automatic.rows.isKnown($0) })
    let estimated = shape { $0.estimatedRowHeight = 90 }
    #expect(heights(estimated) == [90, 90, 90] && !(0..<3).contains { estimated.rows.isKnown($0) })
  }

  @Test("Without an estimate, every row height is requested; automatic heights count as estimates")
  func delegate() {
    let delegate = Heights()
    delegate.row = { $0 == 1 ? UITableView.automaticDimension : CGFloat(30 + $0) }
    let shape = shape(delegate: delegate)
    #expect(heights(shape) == [30, 44, 32] && (0..<3).map { shape.rows.isKnown($0) } == [true, false, true])
  }

  @Test("With an estimate, only the heights of visible rows are requested")
  func estimate() {
    let delegate = Heights()
    delegate.row = { _ in 30 }
    let bench = TableBench(RowSource(count: 500), delegate: delegate) { $0.estimatedRowHeight = 100 }
    #expect(Set(delegate.asked).count <= 18 && delegate.asked.allSatisfy { $0 < 18 })
    #expect(bench.table.rectForRow(at: bench.path(3)) == CGRect(x: 0, y: 90, width: 320, height: 30))
    #expect(bench.table.contentSize.height > 40_000)
  }

  @Test("Invalid heights from the delegate are reported once each, and the rows get the default height")
  func invalid() {
    let delegate = Heights()
    delegate.row = { $0 == 0 ? CGFloat.nan : -20 }
    var shape = TableSectionShape()
    let faults = Diagnostics.recording { shape = self.shape(delegate: delegate) { $0.rowHeight = 50 } }
    #expect(heights(shape) == [50, 50, 50] && faults.allSatisfy { $0.kind == "tableMetrics" } && !faults.isEmpty)
  }

  @Test("Groups without headers have 35 points before the first one, 18 before the others and after all")
  func groups() {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let first = shape(style) { $0.rowHeight = 50 }
      #expect(first.topPadding == 35 && first.header == 0 && first.footer == 18 && first.extent == 203)
      #expect(!first.hasHeader && !first.hasFooter)
      let second = shape(style, section: 1) { $0.rowHeight = 50 }
      #expect(second.topPadding == 18 && second.footer == 18 && second.extent == 86)
      let below = shape(style) { table in
        table.rowHeight = 50
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      #expect(below.topPadding == 18)
    }
    let plain = shape { $0.rowHeight = 50 }
    #expect(plain.topPadding == 0 && plain.footer == 0 && plain.extent == 150)
  }

  @Test("Header and footer heights from the delegate are known; plain headers have 22 points above")
  func boundaries() {
    let delegate = Heights()
    delegate.row = { _ in 50 }
    delegate.header = 31
    delegate.footer = 17
    let plain = shape(delegate: delegate)
    #expect(plain.hasHeader && plain.isHeaderKnown && plain.header == 31 && plain.topPadding == 22)
    #expect(plain.hasFooter && plain.footer == 17 && plain.rowsStart == 53 && plain.footerStart == 203)
    let padded = shape(delegate: delegate) { $0.sectionHeaderTopPadding = 5 }
    #expect(padded.topPadding == 5 && padded.extent == 203)
    let grouped = shape(.grouped, delegate: delegate)
    #expect(grouped.topPadding == 0 && grouped.header == 31 && grouped.extent == 198)
    delegate.header = 0
    delegate.footer = 0
    let none = shape(.grouped, delegate: delegate)
    #expect(!none.hasHeader && none.topPadding == 0 && none.extent == 150, "a delegate height of 0 means no gap")
  }
}

extension TableBench {
  fileprivate var engine: ItemEngine { table.engine }
}
