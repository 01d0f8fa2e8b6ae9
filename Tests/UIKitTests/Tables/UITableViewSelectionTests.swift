// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

private final class Log: NSObject, UITableViewDelegate {
  var log: [String] = []
  var redirect: [Int: Int] = [:]
  var refuses = false
  private func note(_ name: String, _ path: IndexPath) { log.append("\(name) \(path.row)") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("should", indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("unhighlight", indexPath) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will", indexPath)
    if refuses { return nil }
    return redirect[indexPath.row].map { IndexPath(row: $0, section: 0) } ?? indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select", indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("deselect", indexPath) }
}

@Suite(.oneApplication)
@MainActor
struct UITableViewSelectionTests {
  private let log = Log()

  private func tap(_ row: Int, _ bench: TableBench) {
    log.log = []
    bench.stage.tap(160, Double(row) * 44 + 22)
    bench.stage.wait(0.5)
  }

  @Test("A tap on a row, on another one, and on the same row call the delegate in order") func single() {
    let bench = TableBench(RowSource(count: 20), delegate: log)
    tap(2, bench)
    #expect(log.log == ["should 2", "highlight 2", "unhighlight 2", "will 2", "select 2"])
    #expect(bench.cell(2)?.isSelected == true && bench.cell(2)?.selectedBackgroundView?.isHidden == false)
    tap(4, bench)
    #expect(
      log.log == [
        "should 4", "highlight 4", "unhighlight 4", "will 4", "willDeselect 2", "deselect 2", "select 4",
      ])
    #expect(bench.table.indexPathForSelectedRow == bench.path(4))
    tap(4, bench)
    #expect(log.log.suffix(2) == ["will 4", "select 4"])
  }

  @Test("The delegate can redirect the selection to another row, or prevent it") func redirected() {
    let bench = TableBench(RowSource(count: 20), delegate: log)
    log.redirect[1] = 3
    tap(1, bench)
    #expect(bench.table.indexPathForSelectedRow == bench.path(3) && log.log.last == "select 3")
    log.refuses = true
    tap(5, bench)
    #expect(bench.table.indexPathForSelectedRow == bench.path(3) && log.log.last == "will 5")
  }

  @Test("Multiple rows can be selected, and a second tap deselects one") func multiple() {
    let bench = TableBench(RowSource(count: 20), delegate: log) { $0.allowsMultipleSelection = true }
    tap(1, bench)
    tap(3, bench)
    #expect(bench.table.indexPathsForSelectedRows == [bench.path(1), bench.path(3)])
    tap(1, bench)
    #expect(log.log.suffix(2) == ["willDeselect 1", "deselect 1"])
    #expect(bench.table.indexPathsForSelectedRows == [bench.path(3)])
  }

  @Test("Programmatic selection does not notify the delegate") func byProgram() {
    let bench = TableBench(RowSource(count: 20), delegate: log)
    bench.table.selectRow(at: bench.path(15), animated: false, scrollPosition: .middle)
    bench.stage.wait(0.1)
    #expect(bench.cell(15)?.isSelected == true && log.log.isEmpty)
    bench.table.deselectRow(at: bench.path(15), animated: true)
    bench.settle()
    #expect(bench.cell(15)?.isSelected == false && bench.cell(15)?.selectedBackgroundView?.isHidden == true)
    #expect(bench.table.indexPathForSelectedRow == nil && log.log.isEmpty)
    let none: IndexPath? = nil
    bench.table.selectRow(at: none, animated: false, scrollPosition: .none)
  }

  @Test("The selection style can be invisible, and tables can disable selection") func styles() {
    let bench = TableBench(RowSource(count: 20), delegate: log)
    bench.cell(0)?.selectionStyle = .none
    tap(0, bench)
    #expect(bench.cell(0)?.isSelected == true && bench.cell(0)?.selectedBackgroundView?.isHidden ?? true)
    bench.table.allowsSelection = false
    tap(3, bench)
    #expect(log.log.isEmpty)
  }

  @Test("A notification is posted after the user has changed the selection, but not after the app has") func notified()
  {
    nonisolated final class Count: @unchecked Sendable { var value = 0 }
    let bench = TableBench(RowSource(count: 20), delegate: log) { $0.allowsMultipleSelection = true }
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: bench.table, queue: nil
    ) { _ in count.value += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    tap(1, bench)
    #expect(count.value == 1)
    tap(1, bench)
    #expect(count.value == 2 && bench.table.indexPathForSelectedRow == nil)
    bench.table.selectRow(at: bench.path(2), animated: false, scrollPosition: .none)
    bench.table.deselectRow(at: bench.path(2), animated: false)
    #expect(count.value == 2)
    bench.table.allowsMultipleSelection = false
    tap(3, bench)
    tap(4, bench)
    #expect(count.value == 4)
    log.refuses = true
    tap(5, bench)
    #expect(count.value == 4)
  }

  private final class Follower: NSObject, UITableViewDelegate {
    var follows: Bool?
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      follows ?? (indexPath.row % 2 == 0)
    }
  }

  @Test("The delegate decides for each row whether the selection follows the focus") func following() throws {
    let follower = Follower()
    let bench = TableBench(RowSource(count: 20), delegate: follower)
    bench.stage.encoder = FrameEncoder()
    bench.stage.tick()
    bench.stage.focus(try #require(bench.cell(0)))
    bench.stage.key(.arrowDown)
    #expect(bench.table.indexPathForSelectedRow == nil)
    bench.stage.key(.arrowDown)
    #expect(bench.table.indexPathForSelectedRow == bench.path(2))
    bench.stage.key(.arrowDown)
    #expect(bench.table.indexPathForSelectedRow == bench.path(2))
    bench.table.selectionFollowsFocus = true
    follower.follows = false
    bench.stage.key(.arrowDown)
    #expect(bench.table.indexPathForSelectedRow == bench.path(2))
    bench.table.delegate = bench.counter
    bench.stage.key(.arrowUp)
    #expect(bench.table.indexPathForSelectedRow == bench.path(3))
  }
}
