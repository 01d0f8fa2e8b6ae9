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

/// The state of a row that is moved by its control, and of the report to the data source.
struct RowMovement {
  /// The row that its control carries; nil while none is.
  var carried: RowReordering? { didSet { if carried == nil, oldValue != nil { hasEnded = true } } }
  /// True from the end of a movement until the order of the views is updated.
  private var hasEnded = false
  /// The movement that is being reported to the data source; nil if there is none.
  var reported: (from: IndexPath, to: IndexPath)?
  /// Whether the data source has displayed the result of that movement already.
  var isShown = false

  /// Whether a movement has ended since the last call, and no other one has begun.
  mutating func takeEnd() -> Bool {
    guard hasEnded, carried == nil else { return false }
    hasEnded = false
    return true
  }
}
