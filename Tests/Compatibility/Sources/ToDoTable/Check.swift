// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let list = ToDoViewController()
  check.show { UINavigationController(rootViewController: list) }
  check.frames(2)
  let table = list.tableView!
  let top = table.adjustedContentInset.top
  func text(_ row: Int) -> String { table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text ?? "-" }
  check.expect(table.visibleCells.count == 4, "four rows are in view: \(table.visibleCells.count)")
  check.expect(text(2) == "Learn development", "the third row is \(text(2))")
  check.finger.tap(CGPoint(x: 100, y: top + 75))
  check.settle()
  let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
  check.expect(second?.accessoryType == .checkmark && list.items[1].checked, "a tap checks the second row")
  check.expect(table.indexPathForSelectedRow == nil && second?.isSelected == false, "nothing stays selected")
  list.addItem("Eat ice cream")
  check.settle()
  check.expect(
    table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame, is: CGRect(x: 0, y: 200, width: 320, height: 50),
    "the new row")
  // A swipe across the entire row deletes it.
  check.finger.drag(from: CGPoint(x: 300, y: top + 25), to: CGPoint(x: 20, y: top + 25), over: 0.3)
  check.settle()
  check.expect(list.items.count == 4 && text(0) == "Brush teeth", "the first row is deleted: \(text(0))")
  list.setEditing(true, animated: true)
  check.settle()
  check.expect(table.isEditing, "the edit button's method edits the table")
  check.finger.drag(from: CGPoint(x: 300, y: top + 25), to: CGPoint(x: 300, y: top + 125), over: 0.4)
  check.settle()
  let order = list.items.map { $0.text }.joined(separator: ", ")
  check.expect(order == "Learn development, Soccer practice, Brush teeth, Eat ice cream", "the rows are \(order)")
  check.expect(text(2) == "Brush teeth", "the table shows them so: \(text(2))")
}
