// SPDX-License-Identifier: MIT

import UIKit

class ToDoItem {
  var text: String
  var checked = false

  init(_ text: String) {
    self.text = text
  }
}

// A to-do list: a typical first table view controller.
class ToDoViewController: UITableViewController {
  var items = [ToDoItem("Walk the dog"), ToDoItem("Brush teeth"), ToDoItem("Learn development"), ToDoItem("Soccer practice")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To Do"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ToDoItem")
    tableView.rowHeight = 50
    tableView.tableFooterView = UIView()
  }

  func configureCheckmark(for cell: UITableViewCell, with item: ToDoItem) {
    cell.accessoryType = item.checked ? .checkmark : .none
  }

  func addItem(_ text: String) {
    let newRowIndex = items.count
    items.append(ToDoItem(text))
    let indexPath = IndexPath(row: newRowIndex, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)
  }

  // MARK: - Table View Data Source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ToDoItem", for: indexPath)
    let item = items[indexPath.row]
    cell.textLabel?.text = item.text
    configureCheckmark(for: cell, with: item)
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
    let item = items.remove(at: fromIndexPath.row)
    items.insert(item, at: to.row)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  // MARK: - Table View Delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let cell = tableView.cellForRow(at: indexPath) {
      let item = items[indexPath.row]
      item.checked.toggle()
      configureCheckmark(for: cell, with: item)
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
