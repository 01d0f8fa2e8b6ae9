// SPDX-License-Identifier: MIT

extension ScrollPhysics {
  /// The resistance of content that is dragged beyond its edge: `shown = c d D / (c d + D)`.
  ///
  /// `d` is the raw overscroll, `D` the length of the viewport along the axis, and `c` is 0.55. The displayed
  /// overscroll never exceeds the length of the viewport.
  package struct RubberBand: Equatable {
    /// The length of the viewport along the axis in points; if it is 0 or less, no overscroll is displayed.
    package let extent: Double

    /// Creates the rubber band of a viewport.
    package init(extent: Double) { self.extent = extent }

    /// Returns the displayed overscroll for a raw overscroll of either sign, in points.
    package func shown(_ raw: Double) -> Double {
      guard extent > 0, raw != 0 else { return 0 }
      let pulled = ModelsTuning.rubberBandStiffness * raw.magnitude
      let shown = pulled * extent / (pulled + extent)
      return raw < 0 ? -shown : shown
    }

    /// Returns the raw overscroll for a displayed one. This inverse of `shown(_:)` prevents a jump when a drag is
    /// resumed.
    ///
    /// A displayed overscroll of the viewport's length or more has no inverse; the raw value for 99 % of the length is
    /// used instead.
    package func raw(_ shown: Double) -> Double {
      guard extent > 0, shown != 0 else { return 0 }
      let size = min(shown.magnitude, 0.99 * extent)
      let raw = extent * size / (ModelsTuning.rubberBandStiffness * (extent - size))
      return shown < 0 ? -raw : raw
    }

    /// Returns the displayed position for a raw position and the valid range.
    package func position(raw: Double, in range: ClosedRange<Double>) -> Double {
      if raw < range.lowerBound { return range.lowerBound + shown(raw - range.lowerBound) }
      if raw > range.upperBound { return range.upperBound + shown(raw - range.upperBound) }
      return raw
    }

    /// Returns the raw position for a displayed position and the valid range.
    package func rawPosition(shown position: Double, in range: ClosedRange<Double>) -> Double {
      if position < range.lowerBound { return range.lowerBound + raw(position - range.lowerBound) }
      if position > range.upperBound { return range.upperBound + raw(position - range.upperBound) }
      return position
    }
  }
}
