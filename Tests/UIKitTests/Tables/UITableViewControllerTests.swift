// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private final class Names: UITableViewController {
  var names = ["Ada", "Bert"]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

@Suite(.oneApplication)
@MainActor
struct UITableViewControllerTests {
  @Test("The view is the table, whose data source is the controller") func view() {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let controller = Names(style: .grouped)
    stage.window.rootViewController = controller
    stage.tick()
    #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Bert"])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }

  @Test("The selection is cleared on appearance, if enabled") func selection() {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let controller = Names(style: .plain)
    stage.window.rootViewController = controller
    stage.tick()
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow != nil)
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test("A controller without the cell method reports a fault") func missing() {
    final class Empty: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    }
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let faults = Diagnostics.recording {
      stage.window.rootViewController = Empty()
      stage.tick()
    }
    #expect(faults.map(\.kind) == ["missingCell"])
  }
}
