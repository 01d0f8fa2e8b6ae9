// SPDX-License-Identifier: MIT

import UIKit

/// The range that a rectangle covers on one axis.
nonisolated struct AxisStretch: Equatable {
  /// The start of the range.
  var lower: CGFloat
  /// The end of the range.
  var upper: CGFloat

  /// Creates a range between two coordinates.
  init(lower: CGFloat, upper: CGFloat) {
    self.lower = lower
    self.upper = upper
  }

  /// Creates the range that a rectangle covers on an axis.
  init(along rect: CGRect, _ axis: Axis) {
    lower = rect.start(axis)
    upper = rect.end(axis)
  }

  /// Creates the range that an element with the given center and size covers.
  init(center: CGPoint, size: CGSize, _ axis: Axis) {
    let length = size[axis]
    lower = center[axis] - length / 2
    upper = lower + length
  }

  /// The length of the range.
  var length: CGFloat { upper - lower }

  /// Returns whether two ranges overlap. Ranges that only share an end point do not overlap.
  func overlaps(_ other: AxisStretch) -> Bool { upper > other.lower && lower < other.upper }

  /// Returns the range extended by a margin at both ends.
  func widened(by margin: CGFloat) -> AxisStretch { AxisStretch(lower: lower - margin, upper: upper + margin) }

  /// Returns the intersection of two overlapping ranges.
  func common(with other: AxisStretch) -> AxisStretch {
    AxisStretch(lower: max(lower, other.lower), upper: min(upper, other.upper))
  }

  /// Returns the rectangle that covers this range along the given axis, and the range `across` along the other axis.
  func rectangle(_ across: AxisStretch, _ axis: Axis) -> CGRect {
    axis == .horizontal
      ? CGRect(x: lower, y: across.lower, width: length, height: across.length)
      : CGRect(x: across.lower, y: lower, width: across.length, height: length)
  }
}
