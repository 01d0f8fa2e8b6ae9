// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Two sections with 30-point headers, 20-point footers and 41-point rows.
private final class Boundaries: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [6, 9]
  var stage: FingerStage?
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: "row")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 41 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
}

/// Tests the positions of rows, headers and footers at several scales, widths and styles.
@Suite("Table layout positions", .oneApplication) @MainActor struct TableLayoutPositionTests {
  private let source = Boundaries()

  private func make(
    _ style: UITableView.Style, width: Double = 320, scale: Double = 2, _ configure: (UITableView) -> Void = { _ in }
  ) -> (FingerStage, UITableView) {
    let size = CGSize(width: width, height: 300)
    let stage = FingerStage(size: size, scale: CGFloat(scale))
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.dataSource = source
    table.delegate = source
    table.sectionHeaderTopPadding = 0
    configure(table)
    stage.window.addSubview(table)
    stage.tick()
    source.stage = stage
    return (stage, table)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test(
    "Everything is in one column, at every scale and width", arguments: [1.0, 1.5, 2, 3], [200.0, 320, 375.5, 1024])
  func column(scale: Double, width: Double) {
    for style in [UITableView.Style.plain, .grouped] {
      let (stage, table) = make(style, width: width, scale: scale)
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: width, height: 30))
      #expect(table.rectForRow(at: path(5)) == CGRect(x: 0, y: 235, width: width, height: 41))
      #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 276, width: width, height: 20))
      #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 296, width: width, height: 30))
      #expect(table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 326, width: width, height: 41))
      #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 296, width: width, height: 419))
      #expect(table.contentSize == CGSize(width: width, height: 715))
      #expect(table.cellForRow(at: path(2))?.frame == CGRect(x: 0, y: 112, width: width, height: 41))
      table.contentOffset.y = 41
      stage.tick()
      #expect(table.cellForRow(at: path(2))?.frame == CGRect(x: 0, y: 112, width: width, height: 41))
    }
  }

  @Test("Inset groups are 16 points from the sides", arguments: [200.0, 320, 414])
  func inset(width: Double) {
    let (_, table) = make(.insetGrouped, width: width)
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 16, y: 71, width: width - 32, height: 41))
    #expect(table.cellForRow(at: path(1))?.frame == CGRect(x: 16, y: 71, width: width - 32, height: 41))
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 16, y: 0, width: width - 32, height: 30))
    #expect(table.contentSize.width == CGFloat(width))
  }

  @Test(
    "A plain header is at the top while its section is visible, and the end of its rows pushes it out",
    arguments: [(0.0, 0.0), (50, 50), (246, 246), (250, 246), (275, 246)])
  func pinnedHeader(offset: Double, expected: Double) {
    let (stage, table) = make(.plain)
    table.contentOffset.y = CGFloat(offset)
    stage.tick()
    #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(expected))
    #expect(table.rectForHeader(inSection: 0).minY == 0, "the rectangle is the unpinned one")
  }

  @Test(
    "A plain footer is at the bottom while its section is visible, but not above its header",
    arguments: [(0.0, 276.0, nil), (-100, 180, nil), (100, 276, 380), (415, nil, 695)] as [(Double, Double?, Double?)])
  func pinnedFooter(offset: Double, first: Double?, second: Double?) {
    let (stage, table) = make(.plain)
    table.contentInset = UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0)
    table.contentOffset.y = CGFloat(offset)
    stage.tick()
    #expect((table.footerView(forSection: 0)?.frame.minY).map { Double($0) } == first)
    #expect((table.footerView(forSection: 1)?.frame.minY).map { Double($0) } == second)
  }

  @Test("Headers and footers of groups scroll with the rows")
  func grouped() {
    let (stage, table) = make(.grouped)
    table.contentOffset.y = 20
    stage.tick()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0 && table.footerView(forSection: 0)?.frame.minY == 276)
  }

  @Test("Insets narrow the content and move the pinned header")
  func insets() {
    let (stage, table) = make(.plain) { $0.contentInset = UIEdgeInsets(top: 25, left: 10, bottom: 15, right: 30) }
    #expect(
      table.contentSize.width == 280
        && table.cellForRow(at: path(0))?.frame == CGRect(x: 0, y: 30, width: 280, height: 41))
    table.contentOffset.y = 60
    stage.tick()
    #expect(table.headerView(forSection: 0)?.frame.minY == 85)
  }

  @Test("Table header and footer views are as wide as the table, keep their height and move everything")
  func edges() {
    let header = UIView(frame: CGRect(x: 50, y: 70, width: 10, height: 64))
    let footer = UIView(frame: CGRect(x: 50, y: 70, width: 10, height: 36))
    let (stage, table) = make(.plain) { table in
      table.tableHeaderView = header
      table.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 64) && table.contentSize.height == 815)
    #expect(footer.frame == CGRect(x: 0, y: 779, width: 320, height: 36))
    #expect(table.rectForRow(at: path(0)).minY == 94)
    header.frame.size.height = 20
    table.tableHeaderView = header
    stage.tick()
    #expect(table.rectForRow(at: path(0)).minY == 50 && footer.frame.minY == 735 && table.contentSize.height == 771)
    table.tableHeaderView = nil
    stage.tick()
    #expect(header.superview == nil && table.rectForRow(at: path(0)).minY == 30 && footer.frame.minY == 715)
  }

  @Test("Queries by point, rectangle and row are consistent")
  func queries() {
    let (_, table) = make(.plain)
    #expect(
      table.indexPathForRow(at: CGPoint(x: 5, y: 29)) == nil
        && table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == path(0))
    #expect(
      table.indexPathForRow(at: CGPoint(x: 5, y: 70.9)) == path(0)
        && table.indexPathForRow(at: CGPoint(x: 5, y: 71)) == path(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 300)) == nil, "a header")
    let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 240, width: 10, height: 100))
    #expect(rows == [path(5), path(0, 1)])
  }

  @Test(
    "Scrolling to a row aligns it as requested, below a pinned header",
    arguments: [
      (UITableView.ScrollPosition.top, 378.0), (.middle, 279), (.bottom, 149), (.none, 149),
    ])
  func scrolling(position: UITableView.ScrollPosition, expected: Double) {
    let (_, table) = make(.plain)
    // Row 2 of the second section extends from 408 to 449.
    table.scrollToRow(at: path(2, 1), at: position, animated: false)
    #expect(abs(Double(table.contentOffset.y) - expected) <= 0.5)
  }

  @Test("A row of height 0 has a position and no cell")
  func empty() {
    final class Thin: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 0 : 41
      }
    }
    let thin = Thin()
    let bench = TableBench(RowSource(count: 4), delegate: thin)
    #expect(
      bench.cell(1) == nil && bench.table.rectForRow(at: bench.path(1)) == CGRect(x: 0, y: 41, width: 320, height: 0))
    #expect(bench.words == "0 2 3" && bench.cell(2)?.frame.minY == 41)
  }
}
