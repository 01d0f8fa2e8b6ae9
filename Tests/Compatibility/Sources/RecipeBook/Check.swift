// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the book as a complete app: tabs, a list with search, a detail page, and a settings form.
@MainActor public func check(_ check: Check) {
  for key in ["notifications", "servings", "units"] { UserDefaults.standard.removeObject(forKey: key) }
  let tabs = RootTabBarController()
  check.show { tabs }
  check.frames(2)
  guard let navigation = tabs.selectedViewController as? UINavigationController,
    let list = navigation.topViewController as? RecipeListViewController
  else { return check.expect(false, "the list") }
  check.expect(tabs.tabBar.frame.maxY, is: 568, "the tab bar")
  check.expect(names(list.tableView) == ["Garlic Bread", "Tomato Soup", "Lasagna", "Risotto", "Apple Pie", "Panna Cotta"], "rows")
  check.expect(list.tableView(list.tableView, titleForHeaderInSection: 1) == "Main", "a header")

  // Searches.
  guard let search = list.tableView.tableHeaderView as? UISearchBar else { return check.expect(false, "the search bar") }
  check.expect(search.frame, is: CGRect(x: 0, y: 0, width: 320, height: 56), "the search bar's frame")
  tap(search.searchTextField, check)
  check.finger.type("ap")
  check.frames(2)
  check.expect(names(list.tableView) == ["Apple Pie"], "what was found: \(names(list.tableView))")
  check.finger.key(.backspace)
  check.finger.key(.backspace)
  check.frames(2)
  check.expect(names(list.tableView).count == 6, "all again")
  search.resignFirstResponder()
  check.frames(2)

  // Opens a recipe.
  let path = IndexPath(row: 0, section: 1)
  list.tableView.scrollToRow(at: path, at: .middle, animated: false)
  check.frames(2)
  tap(list.tableView.cellForRow(at: path), check)
  guard let detail = navigation.topViewController as? RecipeDetailViewController else { return check.expect(false, "the page") }
  check.expect(detail.title == "Lasagna", "its title")
  let stack = all(UIStackView.self, in: detail.view).first
  check.expect(stack?.arrangedSubviews.count == 4, "three steps and a button")
  check.expect(stack?.frame.minX ?? 0, is: 16, "the steps' margin")
  check.expect(stack?.frame.width ?? 0, is: 288, "their width")
  check.expect((stack?.arrangedSubviews[1] as? UILabel)?.text == "2. Layer", "a step")
  tap(button("Start cooking", in: detail.view), check)
  let alert = tabs.presentedViewController as? UIAlertController
  check.expect(alert?.message == "Ready in 90 minutes", "the alert: \(alert?.message ?? "")")
  tap(button("Start", in: alert?.view), check)
  check.expect(navigation.topViewController === list, "back in the list")

  // Changes the settings.
  check.finger.tap(CGPoint(x: 240, y: 568 - 24))
  check.expect(check.settle(), "it comes to rest")
  guard let settings = (tabs.selectedViewController as? UINavigationController)?.topViewController as? SettingsViewController
  else { return check.expect(false, "the settings") }
  tap(all(UISwitch.self, in: settings.view).first, check)
  check.expect(UserDefaults.standard.bool(forKey: "notifications"), "the switch")
  let slider = all(UISlider.self, in: settings.view).first
  check.expect(slider?.frame.size.width ?? 0, is: 140, "the slider's width")
  if let slider {
    let y = slider.convert(slider.bounds, to: nil).midY
    let box = slider.convert(slider.bounds, to: nil)
    let thumb = box.minX + 14 + (box.width - 28) / 7
    check.finger.down(CGPoint(x: thumb, y: y))
    check.wait(0.3)
    check.finger.move(to: CGPoint(x: box.maxX + 30, y: y), over: 0.4)
    check.finger.up()
  }
  check.expect(UserDefaults.standard.integer(forKey: "servings") == 8, "servings: \(slider?.value ?? 0)")
  let row = settings.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
  check.expect(row?.textLabel?.text == "Servings: 8", "the text of a row: \(row?.textLabel?.text ?? "")")
  tap(settings.tableView.cellForRow(at: IndexPath(row: 3, section: 0)), check)
  tap(button("Reset", in: tabs.presentedViewController?.view), check)
  check.expect(!UserDefaults.standard.bool(forKey: "notifications"), "reset")
  check.expect(all(UISwitch.self, in: settings.view).first?.isOn == false, "the switch is off")
}

@MainActor private func names(_ table: UITableView) -> [String] {
  (0..<table.numberOfSections).flatMap { section in
    (0..<table.numberOfRows(inSection: section)).map { row in
      let path = IndexPath(row: row, section: section)
      let cell = table.cellForRow(at: path) ?? table.dataSource?.tableView(table, cellForRowAt: path)
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }
}

/// Returns a view's descendants of the given class, from back to front.
@MainActor private func all<V: UIView>(_: V.Type, in view: UIView?) -> [V] {
  guard let view else { return [] }
  return view.subviews.flatMap { ($0 as? V).map { [$0] } ?? all(V.self, in: $0) }
}

@MainActor private func tap(_ view: UIView?, _ check: Check, line: Int = #line) {
  guard let view else { return check.expect(false, "there is nothing to tap", line: line) }
  check.finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  check.expect(check.settle(), "it comes to rest", line: line)
}

@MainActor private func button(_ title: String, in view: UIView?) -> UIButton? {
  all(UIButton.self, in: view).first { $0.title(for: .normal) == title || $0.accessibilityLabel == title }
}
