// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the list as a complete app: rows with buttons, an editor in a sheet, swipes, pull to refresh, and saved
/// values.
@MainActor public func check(_ check: Check) {
  UserDefaults.standard.removeObject(forKey: "tasks")
  let list = TaskListViewController()
  let navigation = UINavigationController(rootViewController: list)
  check.show { navigation }
  check.frames(2)
  let top = navigation.navigationBar.frame.maxY
  guard let table = list.view.subviews.first as? UITableView else { return check.expect(false, "the table") }
  check.expect(table.frame, is: CGRect(x: 0, y: 0, width: 320, height: 568), "the table's frame")
  check.expect(titles(table) == ["Buy milk", "Call mom", "Water plants"], "the rows: \(titles(table))")
  let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
  let box = all(UIButton.self, in: first).first
  check.expect(box?.frame.size == CGSize(width: 24, height: 24), "the size of a box")
  check.expect(box?.frame.minX ?? 0, is: first?.contentView.layoutMargins.left ?? 0, "its margin")
  check.expect(box?.center.y ?? 0, is: (first?.contentView.bounds.midY ?? 0), within: 0.5, "its middle")
  tap(box, check)
  check.expect(list.navigationItem.prompt == "2 open", "\(list.navigationItem.prompt ?? "")")
  check.expect(TaskStore().items.map(\.isDone) == [true, false, false], "what is kept")

  // Adds a new task.
  check.finger.tap(CGPoint(x: 296, y: top - 22))
  check.expect(check.settle(), "it comes to rest")
  guard let editor = navigation.presentedViewController as? UINavigationController else {
    return check.expect(false, "the editor")
  }
  check.expect(editor.view.frame.minY, is: 54, "the sheet")
  let fields = all(UITextField.self, in: editor.view)
  check.expect(fields.first?.isFirstResponder == true, "the field is focused")
  check.expect(fields.first?.frame.width ?? 0, is: 288, "its width")
  let save = editor.topViewController?.navigationItem.rightBarButtonItem
  check.expect(save?.isEnabled == false, "nothing to save")
  check.finger.type("Read book")
  check.expect(save?.isEnabled == true, "something to save")
  tap(button("Save", in: editor.navigationBar), check)
  check.expect(navigation.presentedViewController == nil, "the editor is gone")
  check.expect(titles(table).first == "Read book" && titles(table).count == 4, "the new row: \(titles(table))")

  // Deletes a task with a swipe.
  let second = table.rectForRow(at: IndexPath(row: 1, section: 0)).midY + top
  check.finger.flick(from: CGPoint(x: 280, y: second), to: CGPoint(x: 160, y: second), over: 0.2)
  check.expect(check.settle(), "it comes to rest")
  check.finger.tap(CGPoint(x: 300, y: second))
  check.expect(check.settle(), "it comes to rest")
  check.expect(titles(table) == ["Read book", "Call mom", "Water plants"], "after deleting: \(titles(table))")
  check.expect(TaskStore().items.count == 3, "what is kept now")

  // Refreshes the list by pulling.
  check.finger.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 480), over: 0.5)
  check.expect(table.refreshControl?.isRefreshing == true, "it refreshes")
  check.wait(2)
  check.expect(check.settle(), "it comes to rest")
  check.expect(table.refreshControl?.isRefreshing == false, "it has refreshed")
  check.expect(table.contentOffset.y, is: -top, "it is at the top again")

  // Checks the accessibility label of a row.
  check.finger.tap(CGPoint(x: 160, y: top + 20))
  check.expect(check.settle(), "it comes to rest")
  let alert = navigation.presentedViewController as? UIAlertController
  check.expect(alert?.title == "Read book", "the alert")
  tap(button("OK", in: alert?.view), check)
  check.expect(navigation.presentedViewController == nil, "the alert is gone")
  UserDefaults.standard.removeObject(forKey: "tasks")
}

@MainActor private func titles(_ table: UITableView) -> [String] {
  (0..<table.numberOfRows(inSection: 0)).map { row in
    all(UILabel.self, in: table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView).first {
      !($0.superview is UIButton)
    }?.text ?? ""
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
