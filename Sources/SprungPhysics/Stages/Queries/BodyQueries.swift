// SPDX-License-Identifier: MIT

import SprungGeometry

/// The index of bodies for queries: the boxes of all bodies, asleep or not, updated at a query with the bodies that
/// moved since the previous one.
/// It is separate from the grid of the collisions, which contains only collidable bodies, in fat boxes. This one
/// contains every body, in its own box, and the set of moved bodies, one bit a body, marks the boxes to update.
final class BodyQueries {
  /// The boxes of bodies by row, as of the last query.
  let index = BroadPhase()
  /// A buffer of the queries; nil while one uses it.
  var foundRows: RowList? = RowList()

  private let columns: BodyColumns
  private let bodies: BodyStore

  init(columns: BodyColumns, bodies: BodyStore) {
    self.columns = columns
    self.bodies = bodies
  }

  /// The rows of the bodies whose boxes overlap a box, in ascending order.
  func rows(overlapping box: Box) -> RowList {
    updateBodyIndex()
    let rows = takeFoundRows()
    index.forEach(overlapping: box) { rows.append($0) }
    rows.sort()
    return rows
  }

  /// The list for what a query finds. It is handed out and put back, so that a query within a visit gets its own.
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
