// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// If a row was deleted while the user dragged it by its reorder control, debug and release builds crashed. The table's
/// layout queried the row's height with an index out of range. If the surrounding rows were also deleted, the data
/// source received a move of a nonexistent row. A model change now cancels reordering: the row returns to its original
/// position, and no move is reported.
@Suite(.oneApplication)
@MainActor
struct CarriedRowIsDeletedTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [0, 1, 2, 3]
    var moves: [String] = []
    var asked: (() -> Void)?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = rows[path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      moves.append("\(source.row) to \(destination.row)")
      rows.insert(rows.remove(at: source.row), at: destination.row)
      asked?()
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath path: IndexPath
    ) -> IndexPath {
      asked?()
      return path
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { asked?() }
  }

  private let fingers = RegressionFingers(size: CGSize(width: 390, height: 700))
  private let source = Source()
  private let table: UITableView

  init() {
    table = UITableView(frame: fingers.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.rowHeight = 44
    fingers.window.addSubview(table)
    table.setEditing(true, animated: false)
    fingers.wait(0.3)
  }

  private func carryRow3() {
    fingers.down(370, 154)
    fingers.wait(0.3)
    for y in stride(from: 154.0, to: 100, by: -6) { fingers.move(370, y, after: 0.016) }
  }

  private func letGo() {
    fingers.wait(0.2)
    fingers.move(370, 60, after: 0.016)
    fingers.up(370, 60, after: 0.016)
    fingers.wait(1)
  }

  private func expectOrder(_ sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = table.visibleCells
    #expect(shown.map(\.tag) == source.rows, sourceLocation: sourceLocation)
    for (index, cell) in shown.enumerated() {
      #expect(cell.frame.minY == 44 * CGFloat(index) && cell.alpha == 1, sourceLocation: sourceLocation)
    }
    #expect(table.validate() == [], sourceLocation: sourceLocation)
  }

  @Test("the drag used by these tests moves the row")
  func control() {
    carryRow3()
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY != 132)
    letGo()
    #expect(source.moves == ["3 to 1"] || source.moves == ["3 to 0"])
    expectOrder()
  }

  @Test("a model change during reordering cancels the move", arguments: 0..<7)
  func changes(way: Int) {
    carryRow3()
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    switch way {
    case 0:
      source.rows = [0]
      table.deleteRows(at: [path(1), path(2), path(3)], with: .fade)
    case 1:
      source.rows = [0]
      table.reloadData()
    case 2:
      source.rows.append(9)
      table.insertRows(at: [path(4)], with: .fade)
    case 3:
      source.rows = []
      table.deleteRows(at: (0..<4).map(path), with: .none)
    case 4:
      source.rows = [3, 0, 1, 2]
      table.moveRow(at: path(3), to: path(0))
    case 5: table.reloadSections([0], with: .none)
    default: table.reloadRows(at: [path(3)], with: .none)
    }
    letGo()
    #expect(source.moves == [])
    expectOrder()
  }

  @Test("the delegate can change the model when queried for a target or when the table scrolls")
  func inCallbacks() {
    for count in [20, 4] {
      source.rows = Array(0..<count)
      source.moves = []
      table.reloadData()
      fingers.wait(0.1)
      var left = 1
      source.asked = { [source, table] in
        guard left > 0 else { return }
        left -= 1
        source.rows = [0, 1]
        table.deleteRows(at: (2..<count).map { IndexPath(row: $0, section: 0) }, with: .fade)
      }
      carryRow3()
      letGo()
      source.asked = nil
      #expect(left == 0 && source.moves == [])
      expectOrder()
    }
  }

  @Test("the data source can announce its own changes in response to a move")
  func announcedTwice() {
    source.asked = { [source, table] in
      guard !source.moves.isEmpty else { return }
      source.asked = nil
      source.rows.append(9)
      table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
    }
    carryRow3()
    letGo()
    #expect(source.moves.count == 1)
    expectOrder()
  }
}
