// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// A table on a stage, with single-line rows and a log of its calls.
@MainActor final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  let stage: TestStage
  private let titles: [String?]
  private let rows: [Int]
  private let usesTextLabel: Bool
  private let givesHeights: Bool
  var log: [String] = []

  init(
    _ style: UITableView.Style, titles: [String?], rows: [Int], usesTextLabel: Bool = false, givesHeights: Bool = false,
    _ configure: (UITableView) -> Void = { _ in }
  ) throws {
    self.titles = titles
    self.rows = rows
    self.usesTextLabel = usesTextLabel
    self.givesHeights = givesHeights
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
    let controller = UIViewController()
    stage = try TestStage(TestDevice(width: 375, height: 667, scale: 2)) { controller }
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    configure(table)
    table.dataSource = self
    table.delegate = self
    controller.view.addSubview(table)
    stage.frame()
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if usesTextLabel {
      cell.textLabel?.text = "Row"
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if givesHeights { log.append("height \(indexPath.row)") }
    return givesHeights ? 44 : UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("willDisplay \(indexPath.row)")
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

  func tap(row: Int) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    stage.tap(at: CGPoint(x: 100, y: rect.midY))
    stage.advance(by: 0.5)
  }
}

/// Returns a table with three titled sections of 3, 2 and 4 rows.
@MainActor func titledTable() throws -> TableScene {
  try TableScene(.plain, titles: ["One", "Two", "Three"], rows: [3, 2, 4])
}

extension FactsTests {
  /// Facts about the positions of rows and headers in tables.
  static let tables = FactArea(
    name: "tables",
    rules: [
      rule("plain table: points above the first header .*") { _ in
        text(try titledTable().table.rectForHeader(inSection: 0).minY)
      },
      rule(#"plain table: top of row (\d)\.(\d) is .*"#) { groups in
        let path = IndexPath(row: Int(try groups.number(1)), section: Int(try groups.number(0)))
        return text(try titledTable().table.rectForRow(at: path).minY)
      },
      rule("plain table: from the edge to the text") { _ in
        let scene = try TableScene(.plain, titles: [nil], rows: [1], usesTextLabel: true)
        let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.layoutIfNeeded()
        let label = try #require(cell.textLabel)
        return text(label.convert(label.bounds, to: cell).minX)
      },
      rule("half a header before the end of section 0: it is pushed out") { _ in
        let scene = try titledTable()
        let height = scene.table.rectForHeader(inSection: 0).height
        scene.table.contentOffset.y = scene.table.rect(forSection: 0).maxY - height / 2
        scene.stage.frame()
        return text(try #require(scene.table.headerView(forSection: 0)).frame.minY)
      },
      rule("inset grouped table: from the sides to the cell .*") { _ in
        let scene = try TableScene(.insetGrouped, titles: [nil], rows: [1])
        return text(try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0))).frame.minX)
      },
      rule("plain table, textLabel, before iOS 26: height of a row .*") { _ in
        let scene = try TableScene(.plain, titles: [nil], rows: [1], usesTextLabel: true)
        return text(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
      },
      rule("plain table before iOS 26: height of a header with a title") { _ in
        text(try titledTable().table.rectForHeader(inSection: 0).height)
      },
      rule("a quick tap selects the row") { _ in
        let scene = try TableScene(.plain, titles: [nil], rows: [3])
        scene.tap(row: 1)
        let path = try #require(scene.table.indexPathForSelectedRow)
        return "[\(path.section), \(path.row)] \(scene.table.cellForRow(at: path)?.isSelected ?? false)"
      },
    ])
}
