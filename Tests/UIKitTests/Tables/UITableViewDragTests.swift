// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITableViewDragTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var names = ["a", "b", "c", "d"]
    var heard: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = names[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { heard.append("end") }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath
      else { return }
      heard.append("drop \(source.row) \(destination.row)")
      names.insert(names.remove(at: source.row), at: destination.row)
      tableView.moveRow(at: source, to: destination)
      coordinator.drop(item.dragItem, toRowAt: destination)
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row == 3 else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in self.heard.append("open") }])
      }
    }
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
      true
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      tableView.setEditing(true, animated: true)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard.append("selected") }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      heard.append("primary \(indexPath.row)")
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 400))
  private let table: UITableView
  private let rows = Rows()

  init() {
    table = UITableView(frame: stage.window.bounds, style: .plain)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    table.allowsMultipleSelectionDuringEditing = true
    stage.window.addSubview(table)
    stage.tick()
  }

  private func middle(_ row: Int) -> CGPoint {
    let place = table.rectForRow(at: IndexPath(row: row, section: 0))
    return CGPoint(x: 100, y: place.midY)
  }

  private func carry(_ from: Int, _ to: Int) {
    let (start, end) = (middle(from), middle(to))
    stage.down(start.x, start.y)
    stage.wait(0.6)
    for step in 1...6 { stage.move(100, start.y + (end.y - start.y) * Double(step) / 6, at: stage.time + 0.02) }
    stage.up(end.x, end.y)
    stage.wait(0.8)
  }

  @Test("A row is dragged to another position")
  func dragging() {
    carry(0, 2)
    #expect(rows.heard == ["drop 0 2", "end"] && rows.names == ["b", "c", "a", "d"])
    #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == rows.names && table.validate() == [])
  }

  @Test("A row with a menu shows it; moving the touch further drags the row instead")
  func menus() {
    stage.down(100, middle(3).y)
    stage.wait(0.6)
    stage.up(100, middle(3).y)
    #expect(stage.menuRows.count == 1)
    stage.key(.escape)
    stage.wait(0.5)
    carry(3, 0)
    #expect(stage.contextMenu == nil && rows.names == ["d", "a", "b", "c"])
    #expect(rows.heard == ["drop 3 0", "end"])
  }

  @Test("Two fingers select rows; a tap performs the primary action")
  func selecting() {
    stage.tap(100, middle(1).y)
    #expect(rows.heard == ["primary 1"])
    for id in Int32(1)...2 { stage.down(80 + 20 * Double(id), middle(0).y, id: id) }
    for step in 1...8 {
      for id in Int32(1)...2 {
        stage.move(80 + 20 * Double(id), middle(0).y + 100 * Double(step) / 8, id: id, at: stage.time + 0.01)
      }
    }
    #expect(table.isEditing && table.indexPathsForSelectedRows?.map { $0.row } == [0, 1, 2])
    for id in Int32(1)...2 { stage.up(100, middle(2).y, id: id) }
    #expect(rows.heard.last == "selected" && table.validate() == [])
  }

  @Test("While a cell is dragged, it receives no touches unless it allows them")
  func touchesDuringDrag() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let point = CGPoint(x: 50, y: 20)
    #expect(!cell.userInteractionEnabledWhileDragging && cell.hitTest(point, with: nil) != nil)
    stage.down(100, middle(0).y)
    stage.wait(0.6)
    for step in 1...4 { stage.move(100, middle(0).y + 10 * Double(step), at: stage.time + 0.02) }
    #expect(table.hasActiveDrag && cell.hitTest(point, with: nil) == nil)
    cell.userInteractionEnabledWhileDragging = true
    #expect(cell.hitTest(point, with: nil) != nil)
    cell.userInteractionEnabledWhileDragging = false
    stage.up(100, middle(0).y + 40)
    stage.wait(0.8)
    #expect(!table.hasActiveDrag && cell.hitTest(point, with: nil) != nil)
  }
}
