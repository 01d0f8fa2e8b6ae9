// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The application inserted rows while a row showed its swipe actions. The table closed the row and called
/// `didEndEditingRowAt` immediately: after the model had changed, but before the update queried the counts. If the
/// delegate updated the table in this call, the fault `invalidUpdate` occurred. The method is now called after the
/// update is applied.
@Suite(.oneApplication)
@MainActor
struct SwipeEndsAfterUpdateTests {
  private func send(_ kind: InputKind, _ x: Double, _ milliseconds: Double) {
    UIApplication.shared.handle(
      InputEvent(kind, flags: .touch, identifier: 1, x: Float(x), y: 60, milliseconds: milliseconds))
  }

  @Test("the end of a swipe is reported after the update that closes it", arguments: [false, true])
  func update(inBatch: Bool) {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    let rows = SwipedRows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    var time = 0.0
    func frames(_ count: Int) {
      for _ in 0..<count {
        time += 1.0 / 60
        UIApplication.shared.tick(timestamp: time)
      }
    }
    frames(2)
    send(.pointerDown, 300, time * 1000)
    frames(1)
    for step in 1...10 {
      send(.pointerMove, 300 - Double(step) * 12, time * 1000)
      frames(1)
    }
    frames(12)
    send(.pointerUp, 180, time * 1000)
    frames(40)
    #expect(rows.events == ["willBegin"])
    let faults = Diagnostics.recording {
      if inBatch {
        table.performBatchUpdates({ rows.insert(100, table) })
      } else {
        rows.insert(100, table)
      }
      frames(40)
    }
    #expect(faults.map(\.message) == [])
    #expect(rows.events == ["willBegin", "didEnd with 12 rows"])
    #expect(table.numberOfRows(inSection: 0) == 12 && rows.rows.prefix(3) == [101, 100, 0])
    #expect(table.validate() == [])
  }
}

/// Rows with a swipe action. When a swipe ends, a row is inserted.
@MainActor
private final class SwipedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = Array(0..<10)
  var events: [String] = []

  func insert(_ row: Int, _ table: UITableView) {
    rows.insert(row, at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    ])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { events.append("willBegin") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    insert(101, tableView)
    events.append("didEnd with \(tableView.numberOfRows(inSection: 0)) rows")
  }
}
