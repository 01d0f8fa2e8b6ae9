// SPDX-License-Identifier: MIT

/// Moves from one position to another, found by either end.
struct MoveTable<Place: Hashable> {
  private var targets: [Place: Place] = [:]
  private var sources: [Place: Place] = [:]

  /// Adds a move; every position is the start of one move at most, and the end of one.
  mutating func add(_ from: Place, _ to: Place) {
    targets[from] = to
    sources[to] = from
  }

  /// The end of the move from a position; nil if there is none.
  func target(of place: Place) -> Place? { targets.isEmpty ? nil : targets[place] }

  /// The start of the move to a position; nil if there is none.
  func source(of place: Place) -> Place? { sources.isEmpty ? nil : sources[place] }
}
