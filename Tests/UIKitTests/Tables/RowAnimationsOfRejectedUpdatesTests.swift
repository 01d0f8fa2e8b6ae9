// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Regression tests: the row animations of changes were stored for the next update, and discarded only when an update
/// was applied or the table was reloaded. If changes were not applied, because a reload was pending or the table had no
/// window, a later update used their animations. For example, if a row was deleted with `.left` while a reload was
/// pending, a row in the next update moved out to the left.
@Suite(.oneApplication)
@MainActor
struct RowAnimationsOfRejectedUpdatesTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var words = ["a", "b", "c", "d"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let rows = Rows()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.tick()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func remove(_ row: Int, _ animation: UITableView.RowAnimation) {
    rows.words.remove(at: row)
    table.deleteRows(at: [path(row)], with: animation)
  }

  /// Reloads the section with a fade and returns the initial x-coordinate of row 1, which must be at the left edge.
  private func startOfNextUpdate() throws -> CGFloat {
    stage.wait(0.6)
    rows.words = ["x", "y", "z"]
    table.reloadSections(IndexSet(integer: 0), with: .fade)
    stage.tick()
    let start = try #require(table.cellForRow(at: path(1))?.layer.presentation()).frame.minX
    stage.wait(0.6)
    return start
  }

  @Test("A change next to a pending reload is not animated later")
  func pendingReload() throws {
    table.reloadData()
    rows.words.insert("n", at: 1)
    table.insertRows(at: [path(1)], with: .left)
    #expect(try startOfNextUpdate() == 0)
  }

  @Test("A change reported after a reload in the same batch is not animated later", arguments: [false, true])
  func reloadInBatch(isNested: Bool) throws {
    let faults = Diagnostics.recording {
      if isNested {
        table.performBatchUpdates {
          rows.words.insert("n", at: 1)
          table.reloadData()
          table.insertRows(at: [path(1)], with: .right)
        }
      } else {
        table.beginUpdates()
        rows.words.insert("n", at: 1)
        table.reloadData()
        table.insertRows(at: [path(1)], with: .right)
        table.endUpdates()
      }
      stage.tick()
    }
    #expect(faults.isEmpty && table.visibleCells.map { $0.textLabel?.text } == ["a", "n", "b", "c", "d"])
    #expect(try startOfNextUpdate() == 0)
  }

  @Test("A change that violates a rule is not animated later")
  func invalid() throws {
    let faults = Diagnostics.recording { table.insertRows(at: [path(1)], with: .left) }
    #expect(faults.map(\.kind) == ["invalidUpdate"])
    #expect(try startOfNextUpdate() == 0)
  }

  @Test("A change without a window is not animated later")
  func withoutWindow() throws {
    table.removeFromSuperview()
    rows.words.insert("n", at: 1)
    table.insertRows(at: [path(1)], with: .left)
    stage.window.addSubview(table)
    #expect(try startOfNextUpdate() == 0)
  }

  @Test("An animated resize inside a batch does not use its animations")
  func resizedInBatch() throws {
    rows.words = (0..<20).map { "\($0)" }
    table.reloadData()
    table.frame.size.height = 132
    stage.wait(0.6)
    table.beginUpdates()
    rows.words.remove(at: 2)
    table.deleteRows(at: [path(2)], with: .left)
    let cell = try #require(table.cellForRow(at: path(2)))
    UIView.animate(withDuration: 0.3) {
      table.frame.size.height = 88
      table.layoutIfNeeded()
    }
    #expect(cell.frame.minX == 0, "the row is still visible, because its batch has not ended")
    table.endUpdates()
    stage.wait(0.6)
    #expect(table.validate() == [])
  }

  @Test("The animation of an applied update is used only once")
  func applied() throws {
    let cell = try #require(table.cellForRow(at: path(1)))
    remove(1, .left)
    #expect(cell.frame == CGRect(x: -320, y: 44, width: 320, height: 44))
    #expect(try startOfNextUpdate() == 0)
  }
}
