// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests cells without a table, using only public API.
@Suite("Table view cells", .oneApplication) @MainActor struct UITableViewCellTests {
  @Test("A new cell has the width of a phone, a height of 44 points and a content view that fills it") func new() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
    #expect(cell.bounds.size == CGSize(width: 320, height: 44) && cell.reuseIdentifier == "a")
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44) && cell.contentView.superview === cell)
    #expect(cell.accessoryType == .none && cell.selectionStyle == .default && cell.editingStyle == .none)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing && cell.indentationLevel == 0)
  }

  @Test(
    "Each style has its labels",
    arguments: [(UITableViewCell.CellStyle.default, false), (.value1, true), (.value2, true), (.subtitle, true)])
  func labels(style: UITableViewCell.CellStyle, hasDetail: Bool) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    #expect(cell.textLabel != nil && (cell.detailTextLabel != nil) == hasDetail)
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test(
    "The content margins match the positions of the cell's own labels",
    arguments: [1.0, 2, 3])
  func margins(scale: Double) {
    final class Pinned: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.row == 0 else {
          cell.textLabel?.text = "Text"
          return cell
        }
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          view.topAnchor.constraint(equalTo: guide.topAnchor),
          guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          guide.bottomAnchor.constraint(equalTo: view.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        return cell
      }
    }
    let source = Pinned()
    let stage = FingerStage(size: CGSize(width: 320, height: 480), scale: CGFloat(scale))
    let table = UITableView(frame: stage.window.bounds)
    table.dataSource = source
    stage.window.addSubview(table)
    stage.tick()
    let cells = table.visibleCells
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 320, height: 72))
    #expect(cells[0].contentView.subviews.last?.frame == CGRect(x: 16, y: 11, width: 288, height: 50))
    #expect(cells[1].textLabel?.frame.minX == 16 && cells[1].textLabel?.frame.width == 288)
    cells[0].contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cells[0].layoutIfNeeded()
    #expect(cells[0].contentView.subviews.last?.frame.minX == 2)
  }

  @Test(
    "An indentation moves the text by level and width, 10 points per level by default",
    arguments: [(1, 10.0, 26.0), (3, 10, 46), (2, 25, 66)])
  func indentation(level: Int, width: Double, start: Double) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.indentationLevel = level
    cell.indentationWidth = CGFloat(width)
    cell.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    #expect(abs(Double(label.convert(label.bounds, to: cell).minX) - start) < 1e-9)
  }

  @Test("Animated selection and highlighting have the same result as immediate ones") func selection() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: true)
    #expect(cell.isSelected)
    cell.isSelected = false
    cell.setHighlighted(true, animated: false)
    #expect(!cell.isSelected && cell.isHighlighted)
    cell.isHighlighted = false
    #expect(!cell.isHighlighted)
  }

  @Test("A label with more lines makes its row taller, and with fewer lines shorter again", arguments: [1.0, 2, 3])
  func lines(scale: Double) throws {
    final class Texts: NSObject, UITableViewDataSource {
      var text = "One line"
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = indexPath.row == 1 ? text : "Row"
        return cell
      }
    }
    let stage = FingerStage(size: CGSize(width: 320, height: 480), scale: CGFloat(scale))
    let source = Texts()
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.dataSource = source
    stage.window.addSubview(table)
    stage.tick()
    func tops() -> [CGFloat] { (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY } }
    #expect(tops() == [0, 44, 88])
    source.text = String(repeating: "many words ", count: 20)
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    stage.wait(0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let label = try #require(cell.textLabel)
    let wanted = label.sizeThatFits(CGSize(width: 288, height: 10_000)).height + 22
    #expect(wanted > 80 && abs(cell.frame.height - wanted) <= CGFloat(1 / scale))
    #expect(abs(tops()[2] - 44 - cell.frame.height) < 1e-6)
    let pixels = Double(cell.frame.height) * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-6, "rows end at whole pixels")
    source.text = "One line"
    table.reloadData()
    stage.tick()
    #expect(tops() == [0, 44, 88])
  }
}
