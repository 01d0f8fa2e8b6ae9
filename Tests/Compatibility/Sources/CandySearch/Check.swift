// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor private func center(_ view: UIView) -> CGPoint {
  view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
}

/// Checks a search in the navigation bar, and the older style with the search bar in a table header.
@MainActor public func check(_ check: Check) {
  let list = CandyListViewController(style: .plain)
  let navigation = UINavigationController(rootViewController: list)
  check.show { navigation }
  check.frames(2)
  let bar = list.searchController.searchBar
  check.expect(navigation.navigationBar.frame.height, is: 96, "the bar has a search row")
  check.expect(list.tableView.numberOfRows(inSection: 0) == 6, "all candies")
  check.finger.tap(center(bar.searchTextField))
  check.wait(1)
  check.expect(list.searchController.isActive && bar.isFirstResponder, "the search is active")
  check.expect(navigation.navigationBar.frame.height, is: 96, "the scopes replace the title")
  check.finger.type("choc")
  check.frames(2)
  check.expect(list.tableView.numberOfRows(inSection: 0) == 3, "three are found")
  bar.selectedScopeButtonIndex = 2
  check.frames(2)
  check.expect(list.tableView.numberOfRows(inSection: 0) == 0, "none of them is hard")
  check.finger.key(.escape)
  check.wait(1)
  check.expect(!list.searchController.isActive && bar.text == "", "Escape cancels")

  let history = HistoryViewController(style: .plain)
  navigation.pushViewController(history, animated: true)
  check.wait(1)
  check.expect(navigation.navigationBar.frame.height, is: 44, "no search row")
  let field = history.searchController.searchBar.searchTextField
  check.finger.tap(center(field))
  check.wait(1)
  check.finger.type("nut")
  check.frames(2)
  check.expect(history.results.label.text == "Results for nut", "the results")
  check.expect(center(history.results.label).y > center(field).y, "they are below the field")
  check.expect(history.results.view.window != nil && !history.results.view.isHidden, "they are visible")
  history.searchController.isActive = false
  check.wait(1)
  check.expect(history.events == ["willPresent", "didDismiss"], "the delegate was notified")
  check.expect(history.results.view.window == nil, "the results are gone")
}
