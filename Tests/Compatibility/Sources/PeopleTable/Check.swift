// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let list = PeopleViewController()
  check.show { list }
  check.frames(2)
  let table = list.tableView!
  func names() -> String {
    var names: [String] = []
    for cell in table.visibleCells {
      names.append((cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "-")
    }
    return names.joined(separator: " ")
  }
  check.expect(names() == "Ada Bo Cy Di", "the rows are \(names())")
  check.expect(table.headerView(forSection: 1)?.textLabel?.text == "Blue", "sections have titles")
  check.expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, is: 44, "a row's height")
  let ada = table.cellForRow(at: IndexPath(row: 0, section: 0))
  list.shufflePeople()
  check.settle()
  check.expect(names() == "Bo Ada Di Cy", "the rows are \(names())")
  check.expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === ada, "a cell goes with its person")
  // A swipe across the entire row deletes it.
  let y = table.rectForRow(at: IndexPath(row: 0, section: 0)).midY - table.contentOffset.y
  check.finger.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 20, y: y), over: 0.3)
  check.settle()
  check.expect(names() == "Ada Di Cy", "the first row is deleted: \(names())")
  list.people[.red]?.append(Person(id: 5, name: "Ed"))
  list.update()
  check.settle()
  check.expect(names() == "Ada Bo Ed Cy Di", "the rows are \(names())")
}
