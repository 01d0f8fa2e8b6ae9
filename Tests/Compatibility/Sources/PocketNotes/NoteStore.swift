// SPDX-License-Identifier: MIT

import UIKit

/// The body of a note.
enum NoteBody: Codable, Hashable {
  case text(String)
  case checklist(items: [String], done: Int)
  case empty

  var summary: String {
    switch self {
    case .text(let text): return text.components(separatedBy: "\n").first ?? ""
    case .checklist(let items, let done): return "\(done) of \(items.count) done"
    case .empty: return "No additional text"
    }
  }
}

enum Priority: Int, Codable, CaseIterable, Comparable {
  case low, normal, high

  static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Note: Codable, Hashable, Identifiable {
  let id: Int
  var title: String
  var body: NoteBody
  var priority: Priority = .normal
  var isPinned = false
}

final class NoteStore {
  private static let key = "notes"
  private(set) var notes: [Note] = [] {
    didSet { save() }
  }
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    if let data = defaults.data(forKey: Self.key), let notes = try? JSONDecoder().decode([Note].self, from: data) {
      self.notes = notes
    } else {
      notes = [
        Note(id: 1, title: "Groceries", body: .checklist(items: ["Milk", "Bread", "Eggs"], done: 1)),
        Note(id: 2, title: "Ideas", body: .text("A lamp that follows the sun\nA bag with a map"), priority: .high),
        Note(id: 3, title: "Gifts", body: .empty, priority: .low),
      ]
    }
  }

  private func save() {
    guard let data = try? JSONEncoder().encode(notes) else { return }
    defaults.set(data, forKey: Self.key)
  }

  func upsert(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.insert(note, at: 0)
    }
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
  }

  func togglePin(_ note: Note) {
    guard let index = notes.firstIndex(of: note) else { return }
    notes[index].isPinned.toggle()
  }

  func makeNote() -> Note {
    Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "", body: .empty)
  }

  func notes(matching query: String?, pinned: Bool) -> [Note] {
    let candidates = notes.filter { $0.isPinned == pinned }.sorted { $0.priority > $1.priority }
    guard let query = query?.trimmingCharacters(in: .whitespaces).lowercased(), !query.isEmpty else { return candidates }
    return candidates.filter { note in
      note.title.lowercased().contains(query) || note.body.summary.lowercased().contains(query)
    }
  }
}
