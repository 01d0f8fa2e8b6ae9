// SPDX-License-Identifier: MIT

/// Something to do.
struct Errand: Equatable {
  let number: Int
  var title: String
  var isDone = false
}

/// The tasks in their order: open ones first, then those that are done.
struct TaskBook {
  private(set) var tasks: [Errand]
  private var next: Int

  init(titles: [String]) {
    tasks = titles.enumerated().map { Errand(number: $0.offset, title: $0.element) }
    next = titles.count
  }

  var openCount: Int { tasks.count { !$0.isDone } }

  /// The tasks whose titles contain all words of a search text.
  func matching(_ text: String) -> [Errand] {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return tasks }
    return tasks.filter { task in
      let title = task.title.lowercased()
      return words.allSatisfy { title.contains($0) }
    }
  }

  /// Adds a task at the end of the open ones.
  mutating func add(_ title: String) -> Errand {
    let task = Errand(number: next, title: title)
    next += 1
    insert(task, at: openCount)
    return task
  }

  mutating func insert(_ task: Errand, at index: Int) { tasks.insert(task, at: min(index, tasks.count)) }

  /// Removes a task, and returns where it was.
  mutating func remove(_ number: Int) -> Int? {
    guard let index = tasks.firstIndex(where: { $0.number == number }) else { return nil }
    tasks.remove(at: index)
    return index
  }

  /// Marks a task as done, or as open again, and moves it to the others of its kind.
  mutating func setDone(_ isDone: Bool, of number: Int) {
    guard let index = tasks.firstIndex(where: { $0.number == number }), tasks[index].isDone != isDone else { return }
    var task = tasks.remove(at: index)
    task.isDone = isDone
    insert(task, at: openCount)
  }
}
