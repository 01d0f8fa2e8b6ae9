// SPDX-License-Identifier: MIT

/// The bodies of a world: their columns, which rows are in use, and how many are awake or need the solver.
///
/// Invariant: the counts are those of the flags in the columns. Only its owner adds and removes rows; who sleeps is the
/// business of `ActiveList`.
final class BodyStore {
  /// The columns of the bodies.
  let columns = BodyColumns(capacity: 16)
  /// The rows of the bodies.
  @exclusivity(unchecked) var rows = GenerationalRows()
  /// Rows ever used; a row below may be free.
  var rowCount: Int { rows.count }
  /// Number of rows at the start of the active list.
  @exclusivity(unchecked) var activeCount = 0
  /// Number of bodies that may touch others.
  @exclusivity(unchecked) var collidableCount = 0
  /// Number of bodies that are not rectangles.
  @exclusivity(unchecked) var shapedCount = 0
  /// Whether some body that is not awake has to be paired again.
  @exclusivity(unchecked) var hasUnpairedStill = false

  init() {}

  /// The identifier of the body in a row that is in use.
  func identifier(of row: Int) -> BodyID {
    BodyID(index: Int32(row), generation: rows.generation(of: row))
  }

  /// Takes a row for a new body, with columns as long as needed. The caller fills it.
  func takeRow() -> Int {
    let row = Int(rows.take())
    columns.grow(to: row + 1)
    columns.clear(row)
    return row
  }

  /// Takes over the bodies of another store.
  func copy(from other: BodyStore) {
    columns.copy(from: other.columns)
    rows.copy(from: other.rows)
    activeCount = other.activeCount
    collidableCount = other.collidableCount
    shapedCount = other.shapedCount
    hasUnpairedStill = other.hasUnpairedStill
  }
}
