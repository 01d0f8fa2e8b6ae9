// SPDX-License-Identifier: MIT

extension ScrollPhysics {
  /// The position of a scroll indicator on its track.
  package struct Indicator: Equatable {
    /// The start in points, relative to the start of the track.
    package var start: Double
    /// The length in points.
    package var length: Double

    /// Creates the indicator for an offset. The indicator's length shows the visible fraction of the content, and its
    /// position shows the visible part.
    ///
    /// Overscrolling shortens the indicator at the end of the track.
    ///
    /// - Parameters:
    ///   - offset: The content offset in points.
    ///   - range: The valid offsets.
    ///   - viewport: The visible length of the content in points.
    ///   - track: The length of the track in points.
    package init(offset: Double, range: ClosedRange<Double>, viewport: Double, track: Double) {
      let extent = range.upperBound - range.lowerBound
      let whole = viewport + extent
      let natural = whole > 0 ? track * viewport / whole : track
      let full = min(track, max(ModelsTuning.indicatorMinimumLength, natural))
      let overshoot = max(range.lowerBound - offset, offset - range.upperBound, 0)
      length = min(full, max(ModelsTuning.indicatorSquashedLength, full - overshoot))
      let share = extent > 0 ? min(max((offset - range.lowerBound) / extent, 0), 1) : 0
      start = (track - length) * share
    }
  }
}
