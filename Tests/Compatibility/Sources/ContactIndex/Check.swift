// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let list = ContactsViewController(style: .plain)
  check.show { list }
  check.frames(2)
  let table = list.tableView!
  check.expect(!list.loading.isEmpty, "rows are fetched ahead")
  check.expect(!list.loading.contains(IndexPath(row: 0, section: 0)), "what shows is not")
  // The third of five index titles. Each title is 14 points high, and all are vertically centered at the right edge.
  let middle = CGPoint(
    x: table.bounds.width - 9,
    y: (table.bounds.height + table.adjustedContentInset.top - table.adjustedContentInset.bottom) / 2)
  check.finger.down(middle)
  check.finger.up()
  check.frames(2)
  let first = table.indexPathsForVisibleRows?.first { path in
    table.rectForRow(at: path).minY >= table.contentOffset.y + table.adjustedContentInset.top
  }
  check.expect(first == IndexPath(row: 0, section: 2), "C leads to D, the rows begin with section \(first?.section ?? -1)")
  check.finger.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.3)
  check.settle()
  check.expect(
    table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0), "drawn upward the index leads to the top")
  check.expect(table.indexPathForSelectedRow == nil, "no row is selected")
}
