// SPDX-License-Identifier: MIT

import SprungModels

/// A row that is being carried by its control.
struct RowReordering {
  /// Where the row was.
  let from: IndexPath
  /// Where it would be put down.
  var to: IndexPath
  /// From the finger to the top of the row, in points.
  let grip: CGFloat
  /// The top of the row in content coordinates, in points.
  var top: CGFloat
}

/// How a row is being moved: by its control, and as the data source is told.
struct RowMovement {
  /// The row that its control carries; nil while none is.
  var carried: RowReordering? { didSet { if carried == nil, oldValue != nil { hasEnded = true } } }
  /// True from the end of a movement until the order of the views is brought into line.
  private var hasEnded = false
  /// The movement that the data source is being told of; nil while it is not.
  var reported: (from: IndexPath, to: IndexPath)?
  /// Whether the data source has shown the result of that movement by itself.
  var isShown = false

  /// Whether a movement has ended since the last call, and no other one has begun.
  mutating func takeEnd() -> Bool {
    guard hasEnded, carried == nil else { return false }
    hasEnded = false
    return true
  }
}
