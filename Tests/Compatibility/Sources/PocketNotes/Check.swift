// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the notes as a complete app: search, sections, pinning and deleting with swipes, an editor above the
/// keyboard, and saved values.
@MainActor public func check(_ check: Check) {
  UserDefaults.standard.removeObject(forKey: "notes")
  let list = NotesViewController()
  let navigation = UINavigationController(rootViewController: list)
  check.show { navigation }
  check.frames(2)
  let table = list.tableView!
  check.expect(rows(table) == ["Ideas", "Groceries", "Gifts"], "the rows: \(rows(table))")
  check.expect(list.toolbarItems?[1].title == "3 Notes", "the count")
  check.expect(navigation.toolbar.frame.maxY, is: 568, "the toolbar")
  check.expect(table.cellForRow(at: [0, 0])?.frame.minX ?? 0, is: 16, "the first row's left edge")
  check.expect(table.numberOfSections == 1 && table.headerView(forSection: 0) == nil, "one section without a header")

  // Pins a note.
  swipe(table, [0, 2], check)
  press("Pin", in: table, check)
  check.expect(rows(table) == ["Gifts", "Ideas", "Groceries"] && table.numberOfSections == 2, "pinned: \(rows(table))")

  // Searches.
  if let field = list.navigationItem.searchController?.searchBar.searchTextField {
    let box = field.convert(field.bounds, to: nil)
    check.finger.tap(CGPoint(x: box.midX, y: box.midY))
    check.settle()
    check.finger.type("lamp")
    check.settle()
    check.expect(rows(table) == ["Ideas"], "found: \(rows(table))")
    list.navigationItem.searchController?.isActive = false
    check.settle()
  }
  check.expect(rows(table).count == 3, "all again")

  // Deletes a note.
  swipe(table, [1, 0], check)
  press("Delete", in: table, check)
  check.expect(rows(table) == ["Gifts", "Groceries"], "after deleting: \(rows(table))")

  // Writes a new note.
  let compose = navigation.navigationBar.convert(CGPoint(x: 298, y: 22), to: nil)
  check.finger.tap(compose)
  check.settle()
  guard let editor = navigation.topViewController as? NoteEditorViewController else { return check.expect(false, "the editor") }
  let field = editor.view.subviews.compactMap { $0 as? UITextField }.first
  let text = editor.view.subviews.compactMap { $0 as? UITextView }.first
  check.expect(field?.isFirstResponder == true, "the title is edited")
  check.finger.setKeyboardHeight(260)
  check.settle()
  check.expect(text?.frame.maxY ?? 0, is: 308, "above the keyboard")
  check.finger.type("Plan\nSee the sea")
  check.frames(2)
  check.expect(field?.text == "Plan" && text?.isFirstResponder == true, "the text is edited")
  check.expect(text?.text == "See the sea", "the text: \(text?.text ?? "")")
  check.finger.setKeyboardHeight(0)
  check.settle()
  navigation.popViewController(animated: true)
  check.settle()
  check.expect(rows(table) == ["Gifts", "Plan", "Groceries"], "with the new one: \(rows(table))")

  // Reads the saved notes.
  let kept = NoteStore().notes
  check.expect(kept.map(\.title) == ["Plan", "Groceries", "Gifts"], "kept: \(kept.map(\.title))")
  check.expect(kept.last?.isPinned == true && kept.last?.priority == .low && kept.last?.body == .empty, "the last one")
  check.expect(kept.count > 1 && kept[1].body == .checklist(items: ["Milk", "Bread", "Eggs"], done: 1), "the list")
  check.expect(kept.first?.body == .text("See the sea"), "the text")
  check.expect(list.toolbarItems?[1].title == "3 Notes", "the count")
}

@MainActor private func rows(_ table: UITableView) -> [String] {
  (0..<table.numberOfSections).flatMap { section in
    (0..<table.numberOfRows(inSection: section)).map { row in
      (table.cellForRow(at: IndexPath(row: row, section: section))?.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }
}

@MainActor private func swipe(_ table: UITableView, _ path: IndexPath, _ check: Check) {
  let row = table.convert(table.rectForRow(at: path), to: nil)
  check.finger.flick(from: CGPoint(x: 280, y: row.midY), to: CGPoint(x: 120, y: row.midY), over: 0.2)
  check.settle()
}

@MainActor private func press(_ title: String, in view: UIView, _ check: Check, line: Int = #line) {
  guard let button = find(title, in: view) else { return check.expect(false, "no button \(title)", line: line) }
  check.finger.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  check.expect(check.settle(), "it comes to rest", line: line)
}

@MainActor private func find(_ title: String, in view: UIView) -> UIButton? {
  for subview in view.subviews {
    if let button = subview as? UIButton, button.title(for: .normal) == title || button.accessibilityLabel == title { return button }
    if let found = find(title, in: subview) { return found }
  }
  return nil
}
