// SPDX-License-Identifier: MIT

/// A task of the list.
struct Todo: Equatable {
  let id: Int
  var title: String
  var isDone = false
}

/// The tasks in their order: the open ones first, then the completed ones. A value, so undo restores an earlier one.
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

  /// The tasks that pass a filter and whose titles contain all words of the given string.
  func matching(_ text: String, _ filter: Filter = .all) -> [Todo] {
    let words = text.lowercased().split(separator: " ")
    return todos.filter { todo in
      guard filter == .all || todo.isDone == (filter == .done) else { return false }
      let title = todo.title.lowercased()
      return words.allSatisfy { title.contains($0) }
    }
  }

  /// Adds a task after the other open ones.
  mutating func add(_ title: String) {
    todos.insert(Todo(id: nextID, title: title), at: openCount)
    nextID += 1
  }

  mutating func remove(_ id: Int) { todos.removeAll { $0.id == id } }

  mutating func rename(_ id: Int, to title: String) {
    if let index = todos.firstIndex(where: { $0.id == id }) { todos[index].title = title }
  }

  /// Completes a task or opens it again, and moves it to the end of the open ones.
  mutating func setDone(_ isDone: Bool, of id: Int) {
    guard let index = todos.firstIndex(where: { $0.id == id }), todos[index].isDone != isDone else { return }
    var todo = todos.remove(at: index)
    todo.isDone = isDone
    todos.insert(todo, at: openCount)
  }
}
