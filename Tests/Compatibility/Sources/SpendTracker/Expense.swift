// SPDX-License-Identifier: MIT

import UIKit

enum Category: String, CaseIterable, Codable, Hashable {
  case food, travel, fun, home

  var title: String { rawValue.capitalized }

  var color: UIColor {
    switch self {
    case .food: return .systemOrange
    case .travel: return .systemBlue
    case .fun: return .systemPink
    case .home: return .systemGreen
    }
  }
}

enum Recurrence: Codable, Equatable {
  case once
  case every(days: Int)
}

struct Expense: Codable, Identifiable, Equatable {
  var id: Int
  var title: String
  var amount: Double
  var category: Category
  var day: Int
  var recurrence: Recurrence = .once
}

class ExpenseStore {
  static let didChange = Notification.Name("ExpenseStoreDidChange")

  private(set) var expenses: [Expense]

  init(expenses: [Expense] = ExpenseStore.samples) {
    self.expenses = expenses
  }

  func add(title: String, amount: Double, category: Category, recurrence: Recurrence) {
    let id = (expenses.map { $0.id }.max() ?? 0) + 1
    let day = expenses.map { $0.day }.max() ?? 1
    expenses.append(Expense(id: id, title: title, amount: amount, category: category, day: day, recurrence: recurrence))
    NotificationCenter.default.post(name: ExpenseStore.didChange, object: self)
  }

  func remove(id: Expense.ID) {
    expenses.removeAll { $0.id == id }
    NotificationCenter.default.post(name: ExpenseStore.didChange, object: self)
  }

  func totals() -> [(category: Category, total: Double)] {
    let groups = Dictionary(grouping: expenses, by: { $0.category })
    return Category.allCases.compactMap { category in
      guard let group = groups[category] else { return nil }
      return (category, group.reduce(0) { $0 + $1.amount })
    }
  }

  func byDay() -> [(day: Int, expenses: [Expense])] {
    Dictionary(grouping: expenses, by: \.day).sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  func exported() -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try? encoder.encode(expenses)
  }

  static let samples = [
    Expense(id: 1, title: "Pizza", amount: 12.5, category: .food, day: 1),
    Expense(id: 2, title: "Train", amount: 30, category: .travel, day: 1),
    Expense(id: 3, title: "Cinema", amount: 9, category: .fun, day: 2),
    Expense(id: 4, title: "Rent", amount: 48.5, category: .home, day: 2, recurrence: .every(days: 30)),
  ]
}

extension Double {
  var money: String {
    let cents = Int((self * 100).rounded())
    return "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}
