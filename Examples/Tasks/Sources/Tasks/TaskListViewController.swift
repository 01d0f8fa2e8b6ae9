// SPDX-License-Identifier: MIT

import UIKit

/// The list of tasks.
///
/// A tap or a leading swipe completes a task. A trailing swipe offers to edit or delete it. Every change can be undone.
final class TaskListViewController: UITableViewController {
  private(set) var list = TodoList(titles: [
    "Water the plants", "Buy bread and milk", "Answer the letter from Anna", "Book a table for four", "Fix the bicycle",
    "Read one chapter", "Buy paint for the door",
  ])
  /// The displayed tasks, which match the search text and the filter.
  private(set) var shown: [Todo] = []
  private let search = UISearchController(searchResultsController: nil)
  private lazy var addItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(askForTask))
  private lazy var undoItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.uturn.left"), style: .plain, target: self, action: #selector(undoLast))
  private lazy var redoItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.uturn.right"), style: .plain, target: self, action: #selector(redoLast))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    navigationController?.navigationBar.prefersLargeTitles = true
    undoItem.accessibilityLabel = "Undo"
    redoItem.accessibilityLabel = "Redo"
    navigationItem.rightBarButtonItem = addItem
    navigationItem.leftBarButtonItems = [undoItem, redoItem]
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search tasks"
    search.searchBar.scopeButtonTitles = TodoList.Filter.allCases.map { $0.title }
    search.searchBar.delegate = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.keyboardDismissMode = .onDrag
    shown = list.todos
    updateBar()
  }

  // MARK: Changes

  @objc private func askForTask() {
    askForTitle("New Task", button: "Add", text: "") { [weak self] in self?.add($0) }
  }

  private func edit(_ todo: Todo) {
    askForTitle("Edit Task", button: "Save", text: todo.title) { [weak self] title in
      self?.change("Edit Task") { $0.rename(todo.id, to: title) }
    }
  }

  private func askForTitle(_ heading: String, button: String, text: String, then use: @escaping (String) -> Void) {
    let alert = UIAlertController(title: heading, message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "Title"
      $0.text = text
      $0.autocapitalizationType = .sentences
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let action = UIAlertAction(title: button, style: .default) { [weak alert] _ in
      let title = alert?.textFields?.first?.text ?? ""
      if !title.isEmpty { use(title) }
    }
    alert.addAction(action)
    alert.preferredAction = action
    present(alert, animated: true)
  }

  func add(_ title: String) { change("Add Task") { $0.add(title) } }

  func delete(_ id: Int) { change("Delete Task") { $0.remove(id) } }

  func setDone(_ isDone: Bool, of id: Int) {
    change(isDone ? "Complete Task" : "Reopen Task") { $0.setDone(isDone, of: id) }
  }

  /// Changes the list and registers the previous list for undo.
  private func change(_ name: String, _ change: (inout TodoList) -> Void) {
    var next = list
    change(&next)
    if next != list { replace(with: next, name) }
  }

  private func replace(with next: TodoList, _ name: String) {
    let previous = list
    list = next
    undoManager?.registerUndo(withTarget: self) { $0.replace(with: previous, name) }
    undoManager?.setActionName(name)
    display()
  }

  @objc private func undoLast() {
    undoManager?.undo()
    updateBar()
  }

  @objc private func redoLast() {
    undoManager?.redo()
    updateBar()
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(askForTask)),
      UIKeyCommand(input: "z", modifierFlags: .command, action: #selector(undoLast)),
      UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: #selector(redoLast)),
    ]
  }

  // MARK: Display

  private var filter: TodoList.Filter { TodoList.Filter(rawValue: search.searchBar.selectedScopeButtonIndex) ?? .all }

  /// Displays the matching tasks. New and removed rows fade, and all others move to their new positions.
  private func display() {
    let next = list.matching(search.searchBar.text ?? "", filter)
    let old = shown
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    let removed = old.indices.filter { index in !next.contains { $0.id == old[index].id } }
    let added = next.indices.filter { index in !old.contains { $0.id == next[index].id } }
    let kept = next.filter { todo in old.contains { $0.id == todo.id } }
    let before = old.filter { todo in kept.contains { $0.id == todo.id } }
    tableView.performBatchUpdates { [self] in
      shown = next
      tableView.deleteRows(at: removed.map { path($0) }, with: .fade)
      tableView.insertRows(at: added.map { path($0) }, with: .fade)
      for (position, todo) in kept.enumerated() where before[position].id != todo.id {
        guard let from = old.firstIndex(where: { $0.id == todo.id }),
          let to = next.firstIndex(where: { $0.id == todo.id })
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
    redoItem.isEnabled = undoManager?.canRedo ?? false
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard shown.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    let isSearching = !(search.searchBar.text ?? "").isEmpty || filter != .all
    empty.image = UIImage(systemName: isSearching ? "magnifyingglass" : "checkmark.circle")
    empty.text = isSearching ? "No Results" : "No Tasks"
    empty.secondaryText = isSearching ? "Try another word or filter." : "Add a task with the button above."
    contentUnavailableConfiguration = empty
  }

  private func fill(_ cell: UITableViewCell, with todo: Todo) {
    var content = cell.defaultContentConfiguration()
    content.text = todo.title
    content.textProperties.color = todo.isDone ? .secondaryLabel : .label
    content.image = UIImage(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
    cell.contentConfiguration = content
    cell.accessibilityValue = todo.isDone ? "Done" : "Open"
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
    let todo = shown[indexPath.row]
    setDone(!todo.isDone, of: todo.id)
  }

  // MARK: Swipes

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let todo = shown[indexPath.row]
    let mark = UIContextualAction(style: .normal, title: todo.isDone ? "Open" : "Done") { [weak self] _, _, done in
      self?.setDone(!todo.isDone, of: todo.id)
      done(true)
    }
    mark.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let todo = shown[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(todo.id)
      done(true)
    }
    let edit = UIContextualAction(style: .normal, title: "Edit") { [weak self] _, _, done in
      done(true)
      self?.edit(todo)
    }
    return UISwipeActionsConfiguration(actions: [delete, edit])
  }
}

extension TaskListViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) { display() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { display() }
}
