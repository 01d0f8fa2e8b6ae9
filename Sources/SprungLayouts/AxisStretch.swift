// SPDX-License-Identifier: MIT

import UIKit

/// The range of one axis that a rectangle covers.
nonisolated struct AxisStretch: Equatable {
  /// Where it begins.
  var lower: CGFloat
  /// Where it ends.
  var upper: CGFloat

  /// A stretch between two coordinates.
  init(lower: CGFloat, upper: CGFloat) {
    self.lower = lower
    self.upper = upper
  }

  /// The range of an axis that a rectangle covers.
  init(along rect: CGRect, _ axis: Axis) {
    lower = rect.start(axis)
    upper = rect.end(axis)
  }

  /// The range that an element with a center and a size covers.
  init(center: CGPoint, size: CGSize, _ axis: Axis) {
    let length = size[axis]
    lower = center[axis] - length / 2
    upper = lower + length
  }

  /// How long it is.
  var length: CGFloat { upper - lower }

  /// Whether two stretches have more than an end in common.
  func overlaps(_ other: AxisStretch) -> Bool { upper > other.lower && lower < other.upper }

  /// The stretch with so much more at both ends.
  func widened(by margin: CGFloat) -> AxisStretch { AxisStretch(lower: lower - margin, upper: upper + margin) }

  /// The intersection of two ranges that overlap.
  func common(with other: AxisStretch) -> AxisStretch {
    AxisStretch(lower: max(lower, other.lower), upper: min(upper, other.upper))
  }

  /// The rectangle that covers this of one axis and another stretch of the other one.
  func rectangle(_ across: AxisStretch, _ axis: Axis) -> CGRect {
    axis == .horizontal
      ? CGRect(x: lower, y: across.lower, width: length, height: across.length)
      : CGRect(x: across.lower, y: lower, width: across.length, height: length)
  }
}
