// SPDX-License-Identifier: MIT

/// A table of moves that can be looked up by source or target.
struct MoveTable<Position: Hashable> {
  private var targets: [Position: Position] = [:]
  private var sources: [Position: Position] = [:]

  /// Adds a move. Each position can be the source of at most one move, and the target of at most one move.
  mutating func add(_ from: Position, _ to: Position) {
    targets[from] = to
    sources[to] = from
  }

  /// Returns the target of the move from a position; nil if there is none.
  func target(of position: Position) -> Position? { targets.isEmpty ? nil : targets[position] }

  /// Returns the source of the move to a position; nil if there is none.
  func source(of position: Position) -> Position? { sources.isEmpty ? nil : sources[position] }
}
