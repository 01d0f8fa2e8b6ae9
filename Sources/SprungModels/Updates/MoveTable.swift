// SPDX-License-Identifier: MIT

/// Moves from one place to another, found by either end.
struct MoveTable<Place: Hashable> {
  private var targets: [Place: Place] = [:]
  private var sources: [Place: Place] = [:]

  /// Adds a move; every place is the start of one move at most, and the end of one.
  mutating func add(_ from: Place, _ to: Place) {
    targets[from] = to
    sources[to] = from
  }

  /// Where the move from a place ends; nil if there is none.
  func target(of place: Place) -> Place? { targets.isEmpty ? nil : targets[place] }

  /// Where the move to a place starts; nil if there is none.
  func source(of place: Place) -> Place? { sources.isEmpty ? nil : sources[place] }
}
