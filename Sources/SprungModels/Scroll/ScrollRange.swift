// SPDX-License-Identifier: MIT

import SprungGeometry

/// The valid content offsets of a scroll view.
package struct ScrollRange: Equatable {
  /// The valid horizontal offsets.
  package var x: ClosedRange<Double>
  /// The valid vertical offsets.
  package var y: ClosedRange<Double>

  /// Creates the range for a content size, insets and a viewport. Content that is smaller than the viewport is placed at
  /// `alignment`, in unit coordinates.
  package init(content: CGSize, insets: UIEdgeInsets, viewport: CGSize, alignment: CGPoint = .zero) {
    func range(_ axis: ScrollAxis) -> ClosedRange<Double> {
      // The inset is subtracted from 0, because negating an inset of 0 would produce a negative zero.
      var low = 0 - insets.start(axis)
      let end = content[axis] + insets.end(axis) - viewport[axis]
      if end < low, alignment[axis] > 0 { low -= (low - end) * alignment[axis] }
      let high = max(low, end)
      // The range is only half as large as the limit, because an offset beyond an edge must also be within the limit.
      let limit = GeometryLimit.largest / 2
      return Double(min(max(low, -limit), limit))...Double(min(max(high, -limit), limit))
    }
    x = range(.horizontal)
    y = range(.vertical)
  }

  /// The valid offsets along an axis.
  package subscript(axis: ScrollAxis) -> ClosedRange<Double> { axis == .horizontal ? x : y }

  /// Returns whether the content is larger than the viewport along an axis.
  package func overflows(_ axis: ScrollAxis) -> Bool { self[axis].lowerBound < self[axis].upperBound }

  /// Returns the valid offset that is closest to the given offset.
  package func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: ScrollPhysics.clamp(offset.x, to: x), y: ScrollPhysics.clamp(offset.y, to: y))
  }
}
