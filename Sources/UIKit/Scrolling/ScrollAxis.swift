// SPDX-License-Identifier: MIT

/// One of the two directions in which content scrolls; the same code serves both.
nonisolated package enum ScrollAxis {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}

nonisolated extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

nonisolated extension CGSize {
  /// The extent along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

nonisolated extension UIEdgeInsets {
  /// The inset before the content along an axis: left or top.
  func start(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The inset after the content along an axis: right or bottom.
  func end(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}
