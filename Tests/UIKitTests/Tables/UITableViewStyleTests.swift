// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source with section titles. The table's delegate provides header views, footer views and heights.
private final class Titles: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 5 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
}

private final class Boundaries: NSObject, UITableViewDelegate {
  var log: [String] = []
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if section == 1 { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.textLabel?.text = "Header \(section)"
    return view
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let view = UIView()
    view.backgroundColor = .red
    return view
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("no header \(section)")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    log.append("footer \(section) \(view.backgroundColor == .red)")
  }
}

@Suite(.oneApplication)
@MainActor
struct UITableViewStyleTests {
  private let titles = Titles()

  @Test("Plain headers with titles stay at the top while their section is visible") func pinned() {
    let bench = TableBench(RowSource(count: 0)) {
      $0.dataSource = titles
      $0.sectionHeaderTopPadding = 0
    }
    let table = bench.table
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28.5))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 468.5, width: 320, height: 468.5))
    table.contentOffset.y = 100
    bench.stage.tick()
    let header = table.headerView(forSection: 0)
    #expect(header?.frame.minY == 100 && header?.textLabel?.text == "Section 0")
    table.contentOffset.y = 455
    bench.stage.tick()
    #expect(table.headerView(forSection: 0)?.frame.minY == 440)
    #expect(table.headerView(forSection: 1)?.frame.minY == 468.5)
    table.scrollToRow(at: bench.path(2, 1), at: .top, animated: false)
    bench.stage.tick()
    #expect(table.rectForRow(at: bench.path(2, 1)).minY - table.contentOffset.y == 28.5)
    #expect(table.validate().isEmpty)
  }

  @Test("The padding above plain headers is 22 points") func padding() {
    let bench = TableBench(RowSource(count: 0)) { $0.dataSource = titles }
    #expect(bench.table.rectForHeader(inSection: 0).minY == 22)
    #expect(bench.table.rectForRow(at: bench.path(0)).minY == 50.5)
  }

  @Test("Views from the delegate are reused, and their begin and end calls are balanced") func views() {
    let boundaries = Boundaries()
    let bench = TableBench(RowSource([["a"], ["b"], ["c"]]), style: .grouped, delegate: boundaries) {
      $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      $0.sectionHeaderHeight = 40
    }
    #expect(boundaries.log.contains("header 0") && boundaries.log.contains("footer 1 true"))
    #expect(bench.table.headerView(forSection: 0)?.textLabel?.text == "Header 0")
    #expect(bench.table.headerView(forSection: 0)?.bounds.height == 40)
    #expect(bench.table.rectForFooter(inSection: 0).height == 12)
    bench.table.contentOffset.y = 60
    bench.stage.tick()
    #expect(boundaries.log.last == "no header 0")
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Groups without headers keep their distance, and inset ones have round corners") func grouped() {
    let grouped = TableBench(RowSource([["a", "b"], ["c"]]), style: .grouped)
    #expect(grouped.table.rectForRow(at: grouped.path(0)).minY == 35)
    #expect(grouped.table.rectForRow(at: grouped.path(0, 1)).minY == 159)
    #expect(grouped.cell(0)?.backgroundColor == .secondarySystemGroupedBackground)
    let inset = TableBench(RowSource([["a", "b"], ["c"]]), style: .insetGrouped)
    #expect(inset.cell(0)?.frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(inset.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(inset.cell(1)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(inset.cell(0, 1)?.layer.cornerRadius == 10)
    #expect(inset.line(1) == nil && inset.line(0)?.isHidden == false)
    #expect(inset.table.validate().isEmpty)
  }

  @Test("A new row at the end of an inset group gets the round corners") func corners() {
    let bench = TableBench(RowSource([["a", "b"]]), style: .insetGrouped)
    bench.source.sections[0].append("c")
    bench.table.insertRows(at: [bench.path(2)], with: .fade)
    bench.settle()
    #expect(bench.cell(1)?.layer.cornerRadius == 0 && bench.cell(2)?.layer.cornerRadius == 10)
  }

  @Test("Accessories are at the trailing edge of a cell") func accessories() {
    let bench = TableBench(RowSource(count: 3))
    let cell = bench.cell(0)!
    cell.accessoryType = .disclosureIndicator
    bench.stage.tick()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - 24, height: 44))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = own
    bench.stage.tick()
    #expect(own.superview === cell && own.frame == CGRect(x: 254, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.width == 254)
    cell.accessoryView = nil
    cell.accessoryType = .none
    bench.stage.tick()
    #expect(own.superview == nil && cell.contentView.frame.width == 320)
  }

  @Test("Labels follow the four styles") func labels() {
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: "x")
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      #expect((cell.detailTextLabel == nil) == (style == .default))
      #expect(abs(cell.textLabel!.frame.minX - 36) < 0.01)
      if let detail = cell.detailTextLabel {
        let isRight = detail.frame.minX >= cell.textLabel!.frame.maxX
        #expect(style == .subtitle ? detail.frame.minY >= cell.textLabel!.frame.maxY : isRight)
      }
    }
  }
}
