// SPDX-License-Identifier: MIT

import UIKit

/// A cell where it belongs.
struct RestingPlace {
  /// The attributes from the layout.
  let attributes: UICollectionViewLayoutAttributes
  /// The item's order among the others.
  let order: FlowOrder
  /// The ranges that it covers along the scrolling axis, and across it.
  let along: AxisStretch
  let across: AxisStretch
  /// Whether the cell has no area, and so nothing to move yet.
  let isEmpty: Bool

  /// The resting position of the current attributes.
  init(_ attributes: UICollectionViewLayoutAttributes, _ axis: Axis) {
    self.attributes = attributes
    let center = attributes.center
    order = FlowOrder(center[axis], attributes.indexPath)
    let size = attributes.size
    along = AxisStretch(center: center, size: size, axis)
    across = AxisStretch(center: center, size: size, axis.other)
    isEmpty = size.width <= 0 || size.height <= 0
  }

  /// A function, not a closure: a closure of the main actor would check its thread at every comparison.
  nonisolated static func isBefore(_ first: RestingPlace, _ second: RestingPlace) -> Bool {
    first.order.isBefore(second.order)
  }
}
