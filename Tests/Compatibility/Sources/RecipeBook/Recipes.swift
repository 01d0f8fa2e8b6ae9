// SPDX-License-Identifier: MIT

import UIKit

struct Recipe: Codable, Hashable {
  enum Course: String, Codable, CaseIterable {
    case starter, main, dessert
  }

  let id: UUID
  var name: String
  var minutes: Int
  var course: Course
  var steps: [String]
  var isFavorite: Bool

  init(name: String, minutes: Int, course: Course, steps: [String], isFavorite: Bool = false) {
    self.id = UUID()
    self.name = name
    self.minutes = minutes
    self.course = course
    self.steps = steps
    self.isFavorite = isFavorite
  }
}

extension Notification.Name {
  static let recipesDidChange = Notification.Name("recipesDidChange")
}

@MainActor final class RecipeStore {
  static let shared = RecipeStore()

  private(set) var recipes: [Recipe] = [
    Recipe(name: "Tomato Soup", minutes: 25, course: .starter, steps: ["Chop", "Simmer", "Blend"]),
    Recipe(name: "Garlic Bread", minutes: 15, course: .starter, steps: ["Slice", "Spread", "Bake"]),
    Recipe(name: "Lasagna", minutes: 90, course: .main, steps: ["Sauce", "Layer", "Bake"], isFavorite: true),
    Recipe(name: "Risotto", minutes: 40, course: .main, steps: ["Toast", "Stir", "Rest"]),
    Recipe(name: "Apple Pie", minutes: 75, course: .dessert, steps: ["Dough", "Fill", "Bake"]),
    Recipe(name: "Panna Cotta", minutes: 20, course: .dessert, steps: ["Heat", "Pour", "Chill"], isFavorite: true),
  ]

  func recipes(in course: Recipe.Course, matching query: String = "") -> [Recipe] {
    let sorted = recipes.filter { $0.course == course }.sorted { $0.name < $1.name }
    guard !query.isEmpty else { return sorted }
    return sorted.filter { $0.name.lowercased().contains(query.lowercased()) }
  }

  func toggleFavorite(_ recipe: Recipe) {
    guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
    recipes[index].isFavorite.toggle()
    NotificationCenter.default.post(name: .recipesDidChange, object: self)
  }

  func delete(_ recipe: Recipe) {
    recipes.removeAll { $0.id == recipe.id }
    NotificationCenter.default.post(name: .recipesDidChange, object: self)
  }
}
