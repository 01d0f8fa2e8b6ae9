// SPDX-License-Identifier: MIT

import SprungGeometry

/// The spatial index for queries: the boxes of all bodies, asleep or not. A query first updates the index with the
/// bodies that moved since the previous query. The index is separate from the collision grid, which contains only the
/// fat boxes of collidable bodies. The index contains the exact box of every body, and a set with one bit per body
/// marks the boxes to update.
final class BodyQueries {
  /// The boxes of bodies by row, as of the last query.
  let index = BroadPhase()
  /// A buffer for query results, nil while a query uses it.
  var foundRows: RowList? = RowList()

  private let columns: BodyColumns
  private let bodies: BodyStore

  init(columns: BodyColumns, bodies: BodyStore) {
    self.columns = columns
    self.bodies = bodies
  }

  /// Returns the rows of the bodies whose boxes intersect or touch a box, in ascending order.
  func rows(overlapping box: Box) -> RowList {
    updateBodyIndex()
    let rows = takeFoundRows()
    index.forEach(overlapping: box) { rows.append($0) }
    rows.sort()
    return rows
  }

  /// Takes the buffer for the results of a query. A nested query during a visit gets its own list.
  func takeFoundRows() -> RowList {
    guard let rows = foundRows else { return RowList() }
    foundRows = nil
    rows.removeAll()
    return rows
  }

  /// Updates the boxes of the index.
  func updateBodyIndex() {
    columns.sortOutMoved()
    let unindexed = columns.unindexed.view
    for word in 0..<columns.movedWords {
      var bits = unindexed[word]
      guard bits != 0 else { continue }
      unindexed[word] = 0
      while bits != 0 {
        let row = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if row < bodies.rowCount, columns.flags[row].contains(.alive) {
          index.insert(Int32(row), columns.queryBox(of: row))
        }
      }
    }
  }
}
