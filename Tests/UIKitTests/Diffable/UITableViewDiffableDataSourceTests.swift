// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source of words that overrides the methods that subclasses typically override.
private final class WordsSource: UITableViewDiffableDataSource<String, String> {
  var appliesMoves = true

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: indexPath) else { return }
    var next = snapshot()
    next.deleteItems([item])
    apply(next)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath) else {
      return
    }
    var next = snapshot()
    if !appliesMoves {
      next.deleteItems([item])
    } else if sourceIndexPath.row < destinationIndexPath.row {
      next.moveItem(item, afterItem: other)
    } else {
      next.moveItem(item, beforeItem: other)
    }
    apply(next, animatingDifferences: false)
  }
}

@Suite(.oneApplication)
@MainActor
struct UITableViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  @MainActor
  private final class Bench {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let table: UITableView
    let source: WordsSource
    var configured = 0

    init() {
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.sectionHeaderTopPadding = 0
      table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
      source = WordsSource(tableView: table) { table, path, word in
        let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
        cell.textLabel?.text = word
        return cell
      }
      stage.window.addSubview(table)
    }

    var words: String { table.visibleCells.map { $0.textLabel?.text ?? "?" }.joined(separator: " ") }
  }

  private func snapshot(_ sections: [(String, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("Snapshots are shown, rows keep their cells, and titles come from the subclass") func applying() {
    let bench = Bench()
    bench.source.apply(snapshot([("one", ["a", "b"]), ("two", ["c"])]))
    bench.stage.tick()
    #expect(bench.words == "a b c" && bench.table.headerView(forSection: 1)?.textLabel?.text == "two")
    let cell = bench.table.cellForRow(at: IndexPath(row: 0, section: 1))
    var done = 0
    bench.source.defaultRowAnimation = .left
    bench.source.apply(snapshot([("one", ["c", "d", "a"])])) { done += 1 }
    bench.stage.wait(0.1)
    let added = bench.table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect((added?.layer.presentation()?.frame.minX ?? 0) < 0)
    bench.stage.wait(0.6)
    #expect(bench.words == "c d a" && done == 1)
    #expect(bench.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(bench.source.indexPath(for: "a") == IndexPath(row: 2, section: 0))
    #expect(bench.source.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
    #expect(bench.source.index(for: "one") == 0 && bench.source.index(for: "two") == nil)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Items are reloaded and reconfigured") func again() {
    let bench = Bench()
    bench.source.apply(snapshot([("one", ["a", "b"])]), animatingDifferences: false)
    bench.stage.tick()
    let first = bench.table.cellForRow(at: IndexPath(row: 0, section: 0))
    let second = bench.table.cellForRow(at: IndexPath(row: 1, section: 0))
    first?.textLabel?.text = "old"
    second?.textLabel?.text = "old"
    var next = bench.source.snapshot()
    next.reconfigureItems(["a"])
    next.reloadItems(["b"])
    bench.source.apply(next)
    bench.stage.wait(0.6)
    #expect(bench.words == "a b")
    #expect(bench.table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    bench.source.applySnapshotUsingReloadData(snapshot([("one", ["x"])]))
    bench.stage.tick()
    #expect(bench.words == "x")
  }

  @Test("A swipe deletes a row through a snapshot") func deleting() {
    let bench = Bench()
    bench.source.apply(snapshot([("one", ["a", "b", "c"])]))
    bench.stage.tick()
    // A 100-point swipe reveals the delete button but is too short to delete the row without a tap.
    bench.stage.down(300, 28 + 66)
    let end = bench.stage.drag(from: CGPoint(x: 300, y: 28 + 66), by: CGPoint(x: -10, y: 0), count: 10, every: 0.02)
    bench.stage.wait(0.1)
    bench.stage.up(end.x, end.y)
    bench.stage.wait(0.6)
    #expect(bench.words == "a b c")
    bench.stage.tap(300, 28 + 66)
    bench.stage.wait(0.8)
    #expect(bench.words == "a c" && bench.source.snapshot().itemIdentifiers == ["a", "c"])
    #expect(bench.table.validate().isEmpty)
  }

  @Test("A dragged row moves once although its data source applies a snapshot") func moving() {
    let bench = Bench()
    bench.source.apply(snapshot([("one", ["a", "b", "c", "d"])]))
    bench.table.setEditing(true, animated: false)
    bench.stage.tick()
    bench.stage.down(300, 50)
    bench.stage.drag(from: CGPoint(x: 300, y: 50), by: CGPoint(x: 0, y: 11), count: 9, every: 1.0 / 60)
    bench.stage.up(300, 149)
    bench.stage.wait(0.6)
    #expect(bench.words == "b c a d" && bench.source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    bench.source.appliesMoves = false
    bench.stage.down(300, 50)
    bench.stage.drag(from: CGPoint(x: 300, y: 50), by: CGPoint(x: 0, y: 11), count: 9, every: 1.0 / 60)
    bench.stage.up(300, 149)
    bench.stage.wait(0.6)
    #expect(bench.words == "c a d" && bench.table.numberOfRows(inSection: 0) == 3)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("A provider that returns no cell is a fault") func noCell() {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
    stage.window.addSubview(table)
    let faults = Diagnostics.recording {
      source.apply(snapshot([("one", ["a"])]))
      stage.tick()
    }
    #expect(faults.map { $0.kind } == ["noCell"])
  }
}
