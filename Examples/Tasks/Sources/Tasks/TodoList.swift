// SPDX-License-Identifier: MIT

/// A task in the list.
struct Todo: Equatable {
  let id: Int
  var title: String
  var isDone = false
}

/// The tasks in order: open tasks first, then completed tasks. It is a value type, so undo can restore previous values.
struct TodoList: Equatable {
  enum Filter: Int, CaseIterable {
    case all, open, done

    var title: String {
      switch self {
      case .all: "All"
      case .open: "Open"
      case .done: "Done"
      }
    }
  }

  private(set) var todos: [Todo]
  private var nextID: Int

  init(titles: [String]) {
    todos = titles.enumerated().map { Todo(id: $0.offset, title: $0.element) }
    nextID = titles.count
  }

  var openCount: Int { todos.count { !$0.isDone } }

  /// Returns the tasks that match a filter and whose titles contain every word of the text.
  func matching(_ text: String, _ filter: Filter = .all) -> [Todo] {
    let words = text.lowercased().split(separator: " ")
    return todos.filter { todo in
      guard filter == .all || todo.isDone == (filter == .done) else { return false }
      let title = todo.title.lowercased()
      return words.allSatisfy { title.contains($0) }
    }
  }

  /// Adds a task after all other open tasks.
  mutating func add(_ title: String) {
    todos.insert(Todo(id: nextID, title: title), at: openCount)
    nextID += 1
  }

  mutating func remove(_ id: Int) { todos.removeAll { $0.id == id } }

  mutating func rename(_ id: Int, to title: String) {
    if let index = todos.firstIndex(where: { $0.id == id }) { todos[index].title = title }
  }

  /// Completes or reopens a task, and moves it to the end of the open tasks.
  mutating func setDone(_ isDone: Bool, of id: Int) {
    guard let index = todos.firstIndex(where: { $0.id == id }), todos[index].isDone != isDone else { return }
    var todo = todos.remove(at: index)
    todo.isDone = isDone
    todos.insert(todo, at: openCount)
  }
}
