// SPDX-License-Identifier: MIT

import SprungModels

/// A row that is being moved with its reorder control.
struct RowReordering {
  /// The original index path of the row.
  let from: IndexPath
  /// The index path to which the row would move if the touch ended now.
  var to: IndexPath
  /// The distance from the top of the row to the touch, in points.
  let grip: CGFloat
  /// The top of the row in content coordinates, in points.
  var top: CGFloat
}

/// The row that the user is moving with its reorder control, and the move that is being reported to the data source.
struct RowMovement {
  /// The row that the user is moving, or nil if there is none.
  var carried: RowReordering? { didSet { if carried == nil, oldValue != nil { hasEnded = true } } }
  /// Whether a movement has ended, and the order of the views has not been updated yet.
  private var hasEnded = false
  /// The movement that is being reported to the data source, or nil if there is none.
  var reported: (from: IndexPath, to: IndexPath)?
  /// Whether the data source has already updated the table for the reported movement.
  var isShown = false

  /// Returns whether a movement has ended since the last call and no other movement has begun.
  mutating func takeEnd() -> Bool {
    guard hasEnded, carried == nil else { return false }
    hasEnded = false
    return true
  }
}
