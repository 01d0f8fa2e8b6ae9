// SPDX-License-Identifier: MIT

import UIKit

/// The sort order of an item: by its position along the scrolling axis, then by its index path.
nonisolated struct FlowOrder: Equatable {
  /// The position along the axis.
  var along: CGFloat
  private let section: Int
  private let item: Int

  /// Creates the sort order of an item at a position along the axis.
  init(_ along: CGFloat, _ indexPath: IndexPath) {
    self.along = along
    section = indexPath.section
    item = indexPath.item
  }

  /// Returns whether the item precedes another one.
  func isBefore(_ other: FlowOrder) -> Bool {
    if along != other.along { return along < other.along }
    return section != other.section ? section < other.section : item < other.item
  }
}
