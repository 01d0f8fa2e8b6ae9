// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITableViewPlaceholderTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var names = ["a", "b", "c", "d"]
    var context: (any UITableViewDropPlaceholderContext)?
    var asked: [Int] = []
    var saysHeights = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return saysHeights ? CGFloat(40 + 10 * indexPath.row) : 40
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider())]
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
      let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 25)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "..." }
      context = coordinator.drop(item.dragItem, to: placeholder)
    }
  }

  @Test("A placeholder row has its own height between the rows of the data source, until its row is inserted")
  func rows() throws {
    let stage = FingerStage(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    stage.window.addSubview(table)
    stage.tick()
    stage.down(100, 20)
    stage.wait(0.6)
    for step in 1...6 { stage.move(100, 20 + 10 * Double(step), at: stage.time + 0.02) }
    stage.up(100, 80)
    stage.wait(0.8)
    let context = try #require(rows.context)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "...", "b", "c", "d"])
    #expect(table.visibleCells.map { Double($0.frame.height) } == [40, 25, 50, 60, 70])
    #expect(table.numberOfRows(inSection: 0) == 4 && rows.asked.allSatisfy { (0..<4).contains($0) })
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 65, width: 320, height: 50))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 70)) == IndexPath(row: 1, section: 0))
    context.commitInsertion { rows.names.insert("new", at: $0.row) }
    stage.wait(0.6)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "new", "b", "c", "d"])
    #expect(table.visibleCells.map { Double($0.frame.height) } == [40, 50, 60, 70, 80] && table.validate() == [])
  }
}
