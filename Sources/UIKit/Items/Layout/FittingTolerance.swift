// SPDX-License-Identifier: MIT

/// Determines whether a difference between a preferred and a current length is significant.
nonisolated enum FittingTolerance {
  /// Returns whether a preferred length differs significantly from the current length, in points. A larger length
  /// differs significantly, because the content would not fit, and so does a length that is smaller by more than half a
  /// point. NaN differs from every length.
  static func differs(_ preferred: Double, from present: Double) -> Bool {
    let growth = preferred - present
    return !(growth >= -UIKitTuning.fitTolerance && growth <= UIKitTuning.fitGrowthTolerance)
  }
}
