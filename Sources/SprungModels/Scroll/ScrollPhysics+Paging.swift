// SPDX-License-Identifier: MIT

extension ScrollPhysics {
  /// Returns the offset along one axis at which the content comes to rest after a release: the offset of a page.
  ///
  /// A release at 0.3 points per millisecond or more moves to the next page in its direction. A slower release moves to
  /// the nearest page. The result is never more than one page from the page on which the drag began, and never beyond
  /// the range.
  ///
  /// - Parameters:
  ///   - position: The position at release, in points.
  ///   - start: The position, in points, at which the drag began.
  ///   - velocity: The velocity in points per second.
  ///   - page: The length of a page in points; if it is 0 or less, the position is only clamped.
  ///   - range: The valid positions.
  package static func pagingTarget(
    position: Double, start: Double, velocity: Double, page: Double, range: ClosedRange<Double>
  ) -> Double {
    guard page > 0 else { return clamp(position, to: range) }
    let pages = position / page
    let floor = ModelsTuning.pagingVelocity / millisecond
    var index: Double
    if velocity >= floor {
      index = pages.rounded(.down) + 1
    } else if velocity <= -floor {
      index = pages.rounded(.up) - 1
    } else {
      index = (pages + 0.5).rounded(.down)
    }
    let first = (start / page + 0.5).rounded(.down)
    index = min(max(index, first - 1), first + 1)
    return clamp(index * page, to: range)
  }

  /// Returns the value in `range` that is closest to `value`.
  package static func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
