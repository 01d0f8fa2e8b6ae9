// SPDX-License-Identifier: MIT

import SprungGeometry

/// An axis along which content scrolls. The same code handles both axes.
@usableFromInline package enum ScrollAxis {
  /// The x axis.
  case horizontal
  /// The y axis.
  case vertical

  /// The perpendicular axis.
  @inlinable package var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: ScrollAxis) -> CGFloat {
    @inlinable get { axis == .horizontal ? x : y }
    @inlinable set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The extent along an axis.
  @inlinable package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
  /// The left or top edge along an axis.
  @inlinable package func start(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The right or bottom edge along an axis.
  @inlinable package func end(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension UIEdgeInsets {
  /// The inset before the content along an axis: left or top.
  @inlinable package func start(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The inset after the content along an axis: right or bottom.
  @inlinable package func end(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}
