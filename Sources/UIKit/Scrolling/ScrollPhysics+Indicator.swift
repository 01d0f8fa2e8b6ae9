// SPDX-License-Identifier: MIT

nonisolated extension ScrollPhysics {
  /// Where a scroll indicator lies on its track.
  struct Indicator: Equatable {
    /// Points from the start of the track.
    var start: Double
    /// Points of length.
    var length: Double

    /// The indicator for an offset: its length shows how much of the content is visible, its place where that part is.
    ///
    /// Content pulled past an edge squeezes it against the end of the track.
    ///
    /// - Parameters:
    ///   - offset: Points.
    ///   - range: Legal offsets.
    ///   - viewport: Points of content visible at a time.
    ///   - track: Points of the track.
    init(offset: Double, range: ClosedRange<Double>, viewport: Double, track: Double) {
      let room = range.upperBound - range.lowerBound
      let whole = viewport + room
      let natural = whole > 0 ? track * viewport / whole : track
      let full = min(track, max(UIKitTuning.indicatorMinimumLength, natural))
      let overshoot = max(range.lowerBound - offset, offset - range.upperBound, 0)
      length = min(full, max(UIKitTuning.indicatorSquashedLength, full - overshoot))
      let share = room > 0 ? min(max((offset - range.lowerBound) / room, 0), 1) : 0
      start = (track - length) * share
    }
  }
}
