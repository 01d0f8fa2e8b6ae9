// SPDX-License-Identifier: MIT

/// Moves from one position to another, found by either end.
struct MoveTable<Position: Hashable> {
  private var targets: [Position: Position] = [:]
  private var sources: [Position: Position] = [:]

  /// Adds a move; every position is the start of one move at most, and the end of one.
  mutating func add(_ from: Position, _ to: Position) {
    targets[from] = to
    sources[to] = from
  }

  /// The end of the move from a position; nil if there is none.
  func target(of position: Position) -> Position? { targets.isEmpty ? nil : targets[position] }

  /// The start of the move to a position; nil if there is none.
  func source(of position: Position) -> Position? { sources.isEmpty ? nil : sources[position] }
}
