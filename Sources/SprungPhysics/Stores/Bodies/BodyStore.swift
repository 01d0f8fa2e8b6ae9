// SPDX-License-Identifier: MIT

/// The bodies of a world: their columns, the rows in use, and the numbers of bodies that are awake or require the
/// solver.
///
/// Invariant: the counts match the flags in the columns. Only the owner adds and removes rows. `ActiveList` determines
/// which bodies sleep.
final class BodyStore {
  /// The columns of the bodies.
  let columns = BodyColumns(capacity: 16)
  /// The rows of the bodies.
  @exclusivity(unchecked) var rows = GenerationalRows()
  /// The number of rows ever used, including free rows.
  var rowCount: Int { rows.count }
  /// The number of rows in the active list.
  @exclusivity(unchecked) var activeCount = 0
  /// The number of bodies that can collide with others.
  @exclusivity(unchecked) var collidableCount = 0
  /// The number of bodies that are not rectangles.
  @exclusivity(unchecked) var shapedCount = 0
  /// Whether the collision pairs of a sleeping body must be recomputed.
  @exclusivity(unchecked) var hasUnpairedStill = false

  init() {}

  /// Returns the identifier of the body in a row that is in use.
  func identifier(of row: Int) -> BodyID {
    BodyID(index: Int32(row), generation: rows.generation(of: row))
  }

  /// Allocates a row for a new body and grows the columns if necessary. The caller initializes the row.
  func takeRow() -> Int {
    let row = Int(rows.take())
    columns.grow(to: row + 1)
    columns.clear(row)
    return row
  }

  /// Copies the bodies of another store.
  func copy(from other: BodyStore) {
    columns.copy(from: other.columns)
    rows.copy(from: other.rows)
    activeCount = other.activeCount
    collidableCount = other.collidableCount
    shapedCount = other.shapedCount
    hasUnpairedStill = other.hasUnpairedStill
  }
}
