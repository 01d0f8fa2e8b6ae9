// SPDX-License-Identifier: MIT

import UIKit

/// The scrolling axis or the axis perpendicular to it. The same code handles both axes.
typealias Axis = NSLayoutConstraint.Axis

nonisolated extension NSLayoutConstraint.Axis {
  /// The perpendicular axis.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

nonisolated extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

nonisolated extension CGSize {
  /// The extent along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

nonisolated extension CGRect {
  /// Returns the left or top edge along an axis.
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// Returns the right or bottom edge along an axis.
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}
