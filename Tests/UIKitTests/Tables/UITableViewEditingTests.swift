// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A data source of rows that can be deleted, inserted and moved.
private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c", "d", "e"]
  var log: [String] = []
  var style = UITableViewCell.EditingStyle.delete
  var limit: Int?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    (cell as? RowCell)?.word = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { rows[indexPath.row] != "c" }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("end") }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    IndexPath(row: min(limit ?? 99, proposedDestinationIndexPath.row), section: 0)
  }
}

@Suite(.oneApplication)
@MainActor
struct UITableViewEditingTests {
  private let editor = Editor()

  private func bench() -> TableBench {
    TableBench(RowSource(count: 0), delegate: editor) { $0.dataSource = editor }
  }

  @Test("Rows make space for their editing controls with an animation") func editing() {
    let bench = bench()
    bench.table.setEditing(true, animated: true)
    #expect(bench.table.isEditing && bench.cell(0)?.isEditing == true)
    bench.settle()
    #expect(bench.cell(0)?.contentView.frame == CGRect(x: 38, y: 0, width: 244, height: 44))
    #expect(
      bench.cell(2)?.contentView.frame.minX == 0 && bench.cell(2)?.editingStyle == UITableViewCell.EditingStyle.none)
    bench.table.setEditing(false, animated: true)
    bench.settle()
    #expect(bench.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bench.cell(0)?.parts.editControl == nil && bench.cell(0)?.parts.reorderControl == nil)
  }

  @Test("The delete control opens the delete button") func delete() {
    let bench = bench()
    bench.table.setEditing(true, animated: false)
    bench.stage.tick()
    bench.stage.tap(20, 66)
    bench.settle()
    #expect(bench.table.swipes.isOpen && bench.cell(1)?.showingDeleteConfirmation == true)
    #expect(bench.cell(1)!.bounds.origin.x >= 74)
    bench.stage.tap(300, 66)
    bench.settle()
    #expect(editor.rows == ["a", "c", "d", "e"] && bench.words == "a c d e")
    #expect(editor.log.contains("commit delete 1") && !bench.table.swipes.isOpen)
    #expect(bench.cell(1)?.bounds.origin == .zero && bench.table.validate().isEmpty)
  }

  @Test("The insert control commits an insertion") func insert() {
    editor.style = .insert
    let bench = bench()
    bench.table.setEditing(true, animated: false)
    bench.stage.tick()
    bench.stage.tap(20, 22)
    #expect(editor.log == ["commit insert 0"])
  }

  @Test("A row is dragged to another position") func move() {
    let bench = bench()
    bench.table.setEditing(true, animated: false)
    bench.stage.tick()
    bench.stage.down(300, 22)
    bench.stage.drag(from: CGPoint(x: 300, y: 22), by: CGPoint(x: 0, y: 11), count: 9, every: 1.0 / 60)
    #expect(bench.table.carrier.carried?.to == bench.path(2))
    #expect(bench.cell(0)?.frame.minY == 99 && bench.cell(1)?.frame.minY == 0 && bench.cell(2)?.frame.minY == 44)
    bench.stage.up(300, 121)
    bench.settle()
    #expect(editor.log == ["move 0 2"] && editor.rows == ["b", "c", "a", "d", "e"])
    #expect(bench.words == "b c a d e" && bench.cell(2)?.frame.minY == 88 && bench.table.contentOffset.y == 0)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("The delegate limits the target of a row; a cancelled touch returns it") func limits() {
    editor.limit = 1
    let bench = bench()
    bench.table.setEditing(true, animated: false)
    bench.stage.tick()
    bench.stage.down(300, 22)
    bench.stage.drag(from: CGPoint(x: 300, y: 22), by: CGPoint(x: 0, y: 20), count: 8, every: 1.0 / 60)
    #expect(bench.table.carrier.carried?.to == bench.path(1))
    bench.stage.cancel()
    bench.settle()
    #expect(editor.log.isEmpty && bench.words == "a b c d e" && bench.cell(0)?.frame.minY == 0)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Rows are selected while editing only if the table allows it") func selection() {
    let bench = bench()
    bench.table.setEditing(true, animated: false)
    bench.stage.tick()
    bench.stage.tap(160, 22)
    #expect(bench.table.indexPathForSelectedRow == nil)
    bench.table.allowsSelectionDuringEditing = true
    bench.stage.tap(160, 22)
    #expect(bench.table.indexPathForSelectedRow == bench.path(0))
  }
}
