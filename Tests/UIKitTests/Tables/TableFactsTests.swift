// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Three sections of four rows of 44 points under titles, with a log of what the delegate is called for.
private final class Recorded: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  var gives = false
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if gives { log.append("cell \(indexPath.section).\(indexPath.row)") }
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if gives { log.append("height \(indexPath.section).\(indexPath.row)") }
    return 44
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if gives { log.append("willDisplay \(indexPath.section).\(indexPath.row)") }
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("didHighlight") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("didUnhighlight") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

/// What was recorded from Apple's tables.
@Suite("Recorded facts about tables", .oneApplication) @MainActor struct TableFactsTests {
  private let recorded = Recorded()
  private let stage = FingerStage(size: CGSize(width: 375, height: 667))

  private func table(_ style: UITableView.Style = .plain, estimate: CGFloat? = nil) -> UITableView {
    let table = UITableView(frame: stage.window.bounds, style: style)
    if let estimate { table.estimatedRowHeight = estimate }
    table.dataSource = recorded
    table.delegate = recorded
    stage.window.addSubview(table)
    stage.tick()
    return table
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Rows are below 22 points and a header for each section that has begun")
  func rows() {
    let table = table()
    let header = table.rectForHeader(inSection: 0)
    #expect(header.minY == 22)
    for (section, row) in [(0, 0), (1, 0), (2, 1)] {
      let top = CGFloat(section + 1) * (22 + header.height) + CGFloat(4 * section + row) * 44
      #expect(table.rectForRow(at: path(row, section)).minY == top)
    }
  }

  @Test("The text is 16 points from the edge")
  func text() throws {
    let cell = try #require(table().cellForRow(at: path(0)))
    cell.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    #expect(label.convert(label.bounds, to: cell).minX == 16)
  }

  @Test("A header that half of its section's last rows is left of is pushed out by that half")
  func pushed() throws {
    let table = table()
    let height = table.rectForHeader(inSection: 0).height
    let end = table.rect(forSection: 0).maxY
    table.contentOffset.y = end - height / 2
    stage.tick()
    let header = try #require(table.headerView(forSection: 0))
    #expect(abs(header.frame.minY - (end - height)) <= 0.5)
  }

  @Test("Cells of an inset group are 16 points from the sides")
  func insetGroup() throws {
    let cell = try #require(table(.insetGrouped).cellForRow(at: path(0)))
    #expect(cell.frame.minX == 16 && cell.frame.maxX == 359)
  }

  @Test("A row with one line of 17 points is 44 points high")
  func rowHeight() {
    let source = RowSource(count: 1)
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.register(RowCell.self, forCellReuseIdentifier: "word")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.tick()
    #expect(table.rectForRow(at: path(0)).height == 44)
  }

  @Test("A quick tap selects the row")
  func tap() {
    let table = table()
    let rect = table.rectForRow(at: path(1))
    stage.tap(100, Double(rect.midY))
    #expect(table.indexPathForSelectedRow == path(1) && table.cellForRow(at: path(1))?.isSelected == true)
  }

  @Test("A tap on another row: the order of the calls")
  func order() {
    let table = table()
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(recorded.log.isEmpty, "a selection in code tells the delegate nothing")
    stage.tap(100, Double(table.rectForRow(at: path(1)).midY))
    #expect(
      recorded.log == [
        "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect 1", "willDeselect 0", "didDeselect 0",
        "didSelect 1",
      ])
  }

  @Test("Without estimates all heights are asked for before the first cell, and a cell before it is displayed")
  func heights() throws {
    recorded.gives = true
    _ = table(estimate: 0)
    let first = try #require(recorded.log.firstIndex { $0.hasPrefix("cell") })
    let heights = Set(recorded.log[..<first].filter { $0.hasPrefix("height") })
    #expect(heights.count == 12)
    for row in 0..<4 {
      let cell = try #require(recorded.log.firstIndex(of: "cell 0.\(row)"))
      let display = try #require(recorded.log.firstIndex(of: "willDisplay 0.\(row)"))
      #expect(cell < display)
    }
  }

  @Test("A reload asks the data source nothing before the next layout")
  func reload() {
    let table = table()
    recorded.gives = true
    table.reloadData()
    #expect(recorded.log.isEmpty)
    stage.tick()
    #expect(recorded.log.contains("cell 0.0"))
  }
}
