// SPDX-License-Identifier: MIT

import UIKit

/// The list: a tap or a swipe from the beginning marks a task as done, a swipe from the end deletes it, and every change can be undone.
final class TaskListViewController: UITableViewController {
  private(set) var book = TaskBook(titles: [
    "Water the plants", "Buy bread and milk", "Answer the letter from Anna", "Book a table for four", "Fix the bicycle",
    "Read one chapter", "Buy paint for the door",
  ])
  private var shown: [Errand] = []
  private let search = UISearchController(searchResultsController: nil)
  private lazy var addItem = UIBarButtonItem(
    barButtonSystemItem: .add, target: self, action: #selector(askForTitle))
  private lazy var undoItem = UIBarButtonItem(barButtonSystemItem: .undo, target: self, action: #selector(undoLast))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = addItem
    navigationItem.leftBarButtonItem = undoItem
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search tasks"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tableView.rowHeight = UITableView.automaticDimension
    shown = book.tasks
    updateBar()
  }

  // MARK: Changes, each with its way back

  @objc func askForTitle() {
    let alert = UIAlertController(title: "New Task", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        let text = alert?.textFields?.first?.text ?? ""
        if !text.isEmpty { self?.add(text) }
      })
    present(alert, animated: true)
  }

  func add(_ title: String) { change("Add Task") { _ = $0.add(title) } }

  func delete(_ number: Int) { change("Delete Task") { _ = $0.remove(number) } }

  func setDone(_ isDone: Bool, of number: Int) {
    change(isDone ? "Mark as Done" : "Mark as Open") { $0.setDone(isDone, of: number) }
  }

  /// Changes the tasks. They are a value, so the way back is the value from before.
  private func change(_ name: String, _ change: (inout TaskBook) -> Void) {
    var next = book
    change(&next)
    if next.tasks != book.tasks { take(next, name) }
  }

  private func take(_ next: TaskBook, _ name: String) {
    let before = book
    book = next
    undoManager?.registerUndo(withTarget: self) { $0.take(before, name) }
    undoManager?.setActionName(name)
    display()
  }

  @objc func undoLast() {
    undoManager?.undo()
    updateBar()
  }

  // MARK: Display

  /// Displays the tasks that the search finds: rows that are new or gone fade, the others move to their new positions.
  private func display() {
    let next = book.matching(search.searchBar.text ?? "")
    let old = shown
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    let gone = old.indices.filter { index in !next.contains { $0.number == old[index].number } }
    let new = next.indices.filter { index in !old.contains { $0.number == next[index].number } }
    let kept = next.filter { task in old.contains { $0.number == task.number } }
    let before = old.filter { task in kept.contains { $0.number == task.number } }
    tableView.performBatchUpdates { [self] in
      shown = next
      tableView.deleteRows(at: gone.map { path($0) }, with: .fade)
      tableView.insertRows(at: new.map { path($0) }, with: .fade)
      for (position, task) in kept.enumerated() where before[position].number != task.number {
        guard let from = old.firstIndex(where: { $0.number == task.number }),
          let to = next.firstIndex(where: { $0.number == task.number })
        else { continue }
        tableView.moveRow(at: path(from), to: path(to))
      }
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { fill(cell, with: shown[path.row]) }
    }
    updateBar()
  }

  private func updateBar() {
    undoItem.isEnabled = undoManager?.canUndo ?? false
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard shown.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "checkmark.circle")
    let isSearching = !(search.searchBar.text ?? "").isEmpty
    empty.text = isSearching ? "No Results" : "Nothing to Do"
    empty.secondaryText = isSearching ? "Try another word." : "Add a task with the button above."
    contentUnavailableConfiguration = empty
  }

  private func fill(_ cell: UITableViewCell, with task: Errand) {
    var content = cell.defaultContentConfiguration()
    content.text = task.title
    content.textProperties.color = task.isDone ? .secondaryLabel : .label
    content.image = UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
    cell.contentConfiguration = content
    cell.accessibilityValue = task.isDone ? "Done" : "Open"
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    fill(cell, with: shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let task = shown[indexPath.row]
    setDone(!task.isDone, of: task.number)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let task = shown[indexPath.row]
    let mark = UIContextualAction(style: .normal, title: task.isDone ? "Open" : "Done") { [weak self] _, _, done in
      self?.setDone(!task.isDone, of: task.number)
      done(true)
    }
    mark.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let number = shown[indexPath.row].number
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(number)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension TaskListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { display() }
}
