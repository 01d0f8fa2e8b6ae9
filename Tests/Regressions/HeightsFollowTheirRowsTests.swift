// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// If a table's header view was set while a row was inserted, rows received each other's heights. The heights were
/// adopted when the header was set and not adjusted by the update that followed.
@Suite(.oneApplication) @MainActor struct HeightsFollowTheirRowsTests {
  private final class Cell: UITableViewCell {
    private lazy var height: NSLayoutConstraint = {
      let made = contentView.heightAnchor.constraint(equalToConstant: 44)
      made.priority = UILayoutPriority(999)
      made.isActive = true
      return made
    }()
    func show(_ points: CGFloat) { height.constant = points }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var heights: [CGFloat] = [50, 60, 70, 80, 90]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.show(heights[indexPath.row])
      return cell
    }
  }

  /// The change that invalidates the layout before the updates.
  enum Cause: CaseIterable {
    case header, rowHeight, nothing
  }

  @Test(
    "Rows keep their heights regardless of what precedes the updates of a turn", arguments: Cause.allCases, [1, 2, 3])
  func heights(cause: Cause, updates: Int) {
    let stage = RegressionFingers(size: CGSize(width: 320, height: 568))
    let source = Source()
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 50
    table.dataSource = source
    stage.window.addSubview(table)
    stage.wait(0.1)
    switch cause {
    case .header: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    case .rowHeight: table.estimatedRowHeight = 60
    case .nothing: break
    }
    for count in 0..<updates {
      source.heights.insert(CGFloat(100 + 10 * count), at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      if count == 1 {
        source.heights.remove(at: 2)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
    }
    stage.wait(1)
    let found = source.heights.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(found == source.heights)
  }
}
