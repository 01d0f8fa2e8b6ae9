// SPDX-License-Identifier: MIT

import UIKit

/// A cell at its resting position.
struct RestingPlace {
  /// The attributes that the layout returned.
  let attributes: UICollectionViewLayoutAttributes
  /// The sort order of the item.
  let order: FlowOrder
  /// The ranges that the cell covers along and across the scrolling axis.
  let along: AxisStretch
  let across: AxisStretch
  /// Whether the cell has no area and therefore does not need a spring.
  let isEmpty: Bool

  /// Creates the resting position from a layout's attributes.
  init(_ attributes: UICollectionViewLayoutAttributes, _ axis: Axis) {
    self.attributes = attributes
    let center = attributes.center
    order = FlowOrder(center[axis], attributes.indexPath)
    let size = attributes.size
    along = AxisStretch(center: center, size: size, axis)
    across = AxisStretch(center: center, size: size, axis.other)
    isEmpty = size.width <= 0 || size.height <= 0
  }

  /// Returns whether one cell precedes another. The function is nonisolated, because a closure on the main actor would
  /// check for the main thread in each comparison.
  nonisolated static func isBefore(_ first: RestingPlace, _ second: RestingPlace) -> Bool {
    first.order.isBefore(second.order)
  }
}
