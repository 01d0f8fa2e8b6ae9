// SPDX-License-Identifier: MIT

extension ScrollPhysics {
  /// The position of a scroll indicator on its track.
  package struct Indicator: Equatable {
    /// Points from the start of the track.
    package var start: Double
    /// Points of length.
    package var length: Double

    /// The indicator for an offset: its length shows how much of the content is visible, its position which part.
    ///
    /// Content pulled past an edge squeezes it against the end of the track.
    ///
    /// - Parameters:
    ///   - offset: Points.
    ///   - range: Legal offsets.
    ///   - viewport: Points of content visible at a time.
    ///   - track: Points of the track.
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
