// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A model of numbers with the data source and delegate methods of a table.
@MainActor final class LifetimeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var stage: LifetimeStage?
  let model: LifetimeItems

  init(_ stage: LifetimeStage) {
    self.stage = stage
    model = LifetimeItems(stage, count: 30)
    super.init()
  }

  /// Performs a random batch on a table.
  func update(_ table: UITableView, _ stage: LifetimeStage) {
    let styles: [UITableView.RowAnimation] = [.fade, .left, .top, .automatic, .none]
    let style = styles[stage.int(0..<styles.count)]
    guard stage.oneIn(2) else {
      let change = model.change(&stage.random)
      table.beginUpdates()
      table.deleteRows(at: change.deleted, with: style)
      table.insertRows(at: change.inserted, with: style)
      table.reloadRows(at: change.reloaded, with: style)
      table.endUpdates()
      return
    }
    let done = stage.book.completion("a batch of rows")
    table.performBatchUpdates {
      let change = self.model.change(&stage.random)
      table.deleteRows(at: change.deleted, with: style)
      table.insertRows(at: change.inserted, with: style)
    } completion: { [weak stage] _ in
      done()
      stage?.callback()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(model.items[indexPath.row])"
    cell.accessoryType = .detailDisclosureButton
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    model.items.insert(model.items.remove(at: source.row), at: destination.row)
    stage?.callback()
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    model.items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
    stage?.callback()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    stage?.callback()
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { stage?.callback() }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    indexPath.row.isMultiple(of: 2) ? nil : UISwipeActionsConfiguration(actions: [.lifetimes(stage)])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { .lifetimes(stage) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { stage?.callback() }
}

extension LifetimeStage {
  /// Creates a table with a model, with or without a controller.
  func makeTable() -> (UITableView, LifetimeRows) {
    let rows = LifetimeRows(self)
    help(rows)
    let style: UITableView.Style = oneIn(2) ? .plain : .insetGrouped
    let table: UITableView
    if oneIn(3) {
      let controller = UITableViewController(style: style)
      install(controller, "the table controller")
      table = controller.tableView
    } else {
      table = UITableView(frame: rootView.bounds, style: style)
      show(table, "the table")
    }
    track(table, "the table")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    if oneIn(4) {
      keep(table.visibleCells.first) {
        $0.setEditing(true, animated: true)
        $0.layoutIfNeeded()
      }
    }
    return (table, rows)
  }

  /// Schedules random batches.
  func planUpdates(_ table: UITableView, _ rows: LifetimeRows) {
    planBatches { [weak self, weak table, weak rows] in
      if let self, let table, table.dataSource != nil { rows?.update(table, self) }
    }
  }
}

extension LifetimeScene {
  static let tables: [LifetimeScene] = [
    LifetimeScene("table update") { stage in
      let (table, rows) = stage.makeTable()
      rows.update(table, stage)
      stage.planUpdates(table, rows)
    },
    LifetimeScene("table editing") { stage in
      let (table, rows) = stage.makeTable()
      table.setEditing(true, animated: !stage.oneIn(3))
      stage.tap(CGPoint(x: 20, y: 100), after: 4)
      stage.tap(CGPoint(x: 300, y: 100), after: 20)
      if stage.oneIn(3) { stage.planUpdates(table, rows) }
    },
    LifetimeScene("table reorder") { stage in
      let (table, rows) = stage.makeTable()
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      stage.finger(
        at: CGPoint(x: 300, y: 110), to: CGPoint(x: 300, y: stage.oneIn(2) ? 474 : 250), rest: 20, moving: 12)
      if stage.oneIn(3) { stage.planUpdates(table, rows) }
    },
    LifetimeScene("table swipe") { stage in
      let (table, rows) = stage.makeTable()
      let y = CGFloat(stage.int(60..<300))
      stage.finger(at: CGPoint(x: 250, y: y), to: CGPoint(x: stage.oneIn(2) ? 10 : 150, y: y), moving: 8)
      stage.tap(CGPoint(x: 300, y: y), after: 24)
      if stage.oneIn(3) { stage.planUpdates(table, rows) }
      if stage.oneIn(3) { stage.keep(table.visibleCells.dropFirst(2).first) { $0.layoutIfNeeded() } }
    },
    LifetimeScene("table menu") { stage in
      let (table, rows) = stage.makeTable()
      stage.finger(at: CGPoint(x: 100, y: 120), rest: 34, moving: 2)
      if stage.oneIn(2) { stage.tap(stage.point(), after: 40) }
      if stage.oneIn(3) { stage.planUpdates(table, rows) }
    },
    LifetimeScene("table scrolling and selection") { stage in
      let (table, rows) = stage.makeTable()
      switch stage.int(0..<3) {
      case 0: table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: true)
      case 1: stage.finger(at: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), moving: 6)
      default: for step in 0..<4 { stage.tap(stage.point(), after: 1 + step * 9) }
      }
      if stage.oneIn(3) { stage.planUpdates(table, rows) }
    },
    LifetimeScene("table refresh") { stage in
      let (table, rows) = stage.makeTable()
      let control = UIRefreshControl()
      stage.track(control, "the refresh control")
      table.refreshControl = control
      control.addAction(UIAction { [weak stage] _ in stage?.callback() }, for: .valueChanged)
      stage.finger(at: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 460), moving: 15)
      stage.later(30) { [weak control] in control?.endRefreshing() }
      if stage.oneIn(4) { stage.keep(control) { $0.endRefreshing() } }
      if stage.oneIn(4) { stage.planUpdates(table, rows) }
    },
    LifetimeScene("popped table") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.install(navigation, "the navigation controller")
      let controller = UITableViewController(style: .plain)
      let rows = LifetimeRows(stage)
      stage.help(rows)
      stage.hold(controller, "the table controller")
      stage.track(controller.tableView, "the table")
      controller.tableView.dataSource = rows
      controller.tableView.delegate = rows
      navigation.pushViewController(controller, animated: stage.oneIn(2))
      stage.onRelease { [weak navigation] in navigation?.popToRootViewController(animated: false) }
      stage.planUpdates(controller.tableView, rows)
    },
  ]
}
