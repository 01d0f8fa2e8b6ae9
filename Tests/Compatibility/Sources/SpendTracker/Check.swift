// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the tracker as a complete app: two charts, rows by day, a form with fields, a wheel, a switch and a stepper,
/// deletion, and an export.
@MainActor public func check(_ check: Check) {
  let store = ExpenseStore()
  let screen = ExpensesViewController(store: store)
  let navigation = UINavigationController(rootViewController: screen)
  check.show { navigation }
  check.frames(2)
  guard let table = screen.view.subviews.first as? UITableView, let header = table.tableHeaderView else {
    return check.expect(false, "the table")
  }
  let donut = header.subviews.compactMap { $0 as? DonutChartView }.first
  let bars = header.subviews.compactMap { $0 as? BarChartView }.first
  check.expect(donut?.totalLabel.text == "$100.00", "the total: \(donut?.totalLabel.text ?? "")")
  check.expect(donut?.frame, is: CGRect(x: 80, y: 52, width: 160, height: 160), "the chart")
  check.expect(bars?.frame, is: CGRect(x: 16, y: 52, width: 288, height: 160), "the other chart")
  let slices = donut?.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
  check.expect(slices.count == 4, "four slices")
  check.expect(slices.last?.path?.boundingBoxOfPath.minX ?? 0, is: 12, within: 0.5, "the left edge of the last one")
  check.expect(texts(table, [0, 0]) == ["Cinema", "$9.00"], "\(texts(table, [0, 0]))")
  check.expect(texts(table, [0, 1]) == ["Rent (every 30 days)", "$48.50"], "\(texts(table, [0, 1]))")

  // Shows the other chart.
  if let control = header.subviews.compactMap({ $0 as? UISegmentedControl }).first {
    let box = control.convert(control.bounds, to: nil)
    check.finger.tap(CGPoint(x: box.maxX - 20, y: box.midY))
    check.settle()
  }
  check.expect(donut?.alpha == 0 && bars?.alpha == 1, "the bars are displayed")

  // Fills in the form.
  check.finger.tap(CGPoint(x: 298, y: 22))
  check.expect(check.settle(), "it comes to rest")
  guard let sheet = screen.presentedViewController as? UINavigationController,
    let form = sheet.topViewController as? ExpenseFormViewController
  else { return check.expect(false, "the form") }
  let save = form.navigationItem.rightBarButtonItem
  check.expect(save?.isEnabled == false, "nothing to save")
  let fields = allViews(UITextField.self, in: form.view)
  check.expect(fields.first?.frame.size.width ?? 0, is: 280, "the field's width")
  press(fields.first, check)
  check.finger.type("Book\n")
  check.expect(fields.last?.isFirstResponder == true, "the next field")
  check.finger.type("1x9.9")
  check.expect(fields.last?.text == "19.9", "digits only: \(fields.last?.text ?? "")")
  check.expect(save?.isEnabled == true, "something to save")
  fields.last?.resignFirstResponder()
  check.settle()
  if let picker = allViews(UIPickerView.self, in: form.view).first {
    let box = picker.convert(picker.bounds, to: nil)
    check.finger.drag(
      from: CGPoint(x: box.midX, y: box.midY + 40), to: CGPoint(x: box.midX, y: box.midY - 24), over: 0.5)
    check.wait(2)
    check.settle()
    check.expect(picker.selectedRow(inComponent: 0) == 2, "the wheel: \(picker.selectedRow(inComponent: 0))")
  }
  check.expect(allViews(UIScrollView.self, in: form.view).first?.contentOffset.y ?? -1, is: 0, "the form did not scroll")
  let toggle = allViews(UISwitch.self, in: form.view).first
  if let toggle {
    let box = toggle.convert(toggle.bounds, to: nil)
    check.finger.drag(from: CGPoint(x: box.minX + 14, y: box.midY), to: CGPoint(x: box.maxX, y: box.midY), over: 0.1)
    check.settle()
  }
  check.expect(toggle?.isOn == true, "the switch is on")
  let stepper = allViews(UIStepper.self, in: form.view).first
  if let stepper {
    let box = stepper.convert(stepper.bounds, to: nil)
    check.finger.down(CGPoint(x: box.maxX - 20, y: box.midY))
    check.wait(1)
    check.finger.up()
    check.settle()
    check.expect(stepper.value > 8, "held: \(stepper.value)")
    stepper.value = 14
    stepper.sendActions(for: .valueChanged)
  }
  press(button("Save", in: sheet.navigationBar), check)
  check.expect(screen.presentedViewController == nil, "the form is gone")
  check.expect(
    store.expenses.last == Expense(id: 5, title: "Book", amount: 19.9, category: .fun, day: 2, recurrence: .every(days: 14)),
    "the new one")
  check.expect(donut?.totalLabel.text == "$119.90", "the total: \(donut?.totalLabel.text ?? "")")
  check.expect(texts(table, [0, 2]) == ["Book (every 14 days)", "$19.90"], "\(texts(table, [0, 2]))")

  // Deletes a row in edit mode.
  press(button("Edit", in: navigation.navigationBar), check)
  check.expect(table.isEditing && screen.isEditing, "editing")
  screen.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
  check.settle()
  check.expect(table.numberOfRows(inSection: 0) == 2 && store.expenses.count == 4, "one row less")

  // Exports the expenses.
  store.remove(id: 1)
  store.remove(id: 2)
  store.remove(id: 3)
  let text = store.exported().map { String(decoding: $0, as: UTF8.self) } ?? ""
  check.expect(
    text
      == #"[{"amount":19.9,"category":"fun","day":2,"id":5,"recurrence":{"every":{"days":14}},"title":"Book"}]"#,
    text)
  let again = try? JSONDecoder().decode([Expense].self, from: Data(text.utf8))
  check.expect(again == store.expenses, "read again")
  let once = try? JSONDecoder().decode(Recurrence.self, from: Data(#"{"once":{}}"#.utf8))
  check.expect(once == .once, "a case without values")
  let unknown = try? JSONDecoder().decode(Recurrence.self, from: Data(#"{"never":{}}"#.utf8))
  check.expect(unknown == nil, "an unknown case")
}

@MainActor private func texts(_ table: UITableView, _ path: IndexPath) -> [String] {
  let cell = table.cellForRow(at: path)
  return [cell?.textLabel?.text ?? "", cell?.detailTextLabel?.text ?? ""]
}

/// Returns a view's descendants of the given class, from back to front.
@MainActor private func allViews<V: UIView>(_: V.Type, in view: UIView?) -> [V] {
  guard let view else { return [] }
  return view.subviews.flatMap { ($0 as? V).map { [$0] } ?? allViews(V.self, in: $0) }
}

@MainActor private func press(_ view: UIView?, _ check: Check, line: Int = #line) {
  guard let view else { return check.expect(false, "there is nothing to press", line: line) }
  check.finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  check.expect(check.settle(), "it comes to rest", line: line)
}

@MainActor private func button(_ title: String, in view: UIView?) -> UIButton? {
  allViews(UIButton.self, in: view).first { $0.title(for: .normal) == title || $0.accessibilityLabel == title }
}
