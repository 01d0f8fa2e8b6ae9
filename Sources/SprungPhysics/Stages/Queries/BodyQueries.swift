// SPDX-License-Identifier: MIT

import SprungGeometry

/// The index that queries look bodies up in: the boxes of all bodies, asleep or not, brought up to date at a query by what moved
/// since the one before.
/// It is apart from the grid of the collisions, which has only what may collide, in fat boxes. Here every body is, in its own box, and the
/// set of what moved, one bit a body, says whose box has to be put in again.
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

  /// Brings the boxes of the index up to date.
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
