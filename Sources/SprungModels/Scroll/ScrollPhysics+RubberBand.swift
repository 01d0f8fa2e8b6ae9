// SPDX-License-Identifier: MIT

extension ScrollPhysics {
  /// How far content follows a finger that pulls it past its edge: `shown = c d D / (c d + D)`.
  ///
  /// `d` is the raw overshoot, `D` the viewport's extent along the axis and `c` 0.55. The content never moves away by
  /// more than the viewport's extent.
  package struct RubberBand: Equatable {
    /// Points of the viewport along the axis; 0 or less shows nothing.
    package let extent: Double

    /// The band of a viewport.
    package init(extent: Double) { self.extent = extent }

    /// Points shown for a raw overshoot of either sign.
    package func shown(_ raw: Double) -> Double {
      guard extent > 0, raw != 0 else { return 0 }
      let pulled = ModelsTuning.rubberBandStiffness * raw.magnitude
      let shown = pulled * extent / (pulled + extent)
      return raw < 0 ? -shown : shown
    }

    /// The raw overshoot that is shown as `shown`: the inverse, so that a drag taken up again does not jump.
    ///
    /// An overshoot of the whole extent or more has no inverse; the raw value at 99 % of the extent is used instead.
    package func raw(_ shown: Double) -> Double {
      guard extent > 0, shown != 0 else { return 0 }
      let size = min(shown.magnitude, 0.99 * extent)
      let raw = extent * size / (ModelsTuning.rubberBandStiffness * (extent - size))
      return shown < 0 ? -raw : raw
    }

    /// The position shown for a raw position, given the legal range.
    package func position(raw: Double, in range: ClosedRange<Double>) -> Double {
      if raw < range.lowerBound { return range.lowerBound + shown(raw - range.lowerBound) }
      if raw > range.upperBound { return range.upperBound + shown(raw - range.upperBound) }
      return raw
    }

    /// The raw position that is shown as `position`, given the legal range.
    package func rawPosition(shown position: Double, in range: ClosedRange<Double>) -> Double {
      if position < range.lowerBound { return range.lowerBound + raw(position - range.lowerBound) }
      if position > range.upperBound { return range.upperBound + raw(position - range.upperBound) }
      return position
    }
  }
}
