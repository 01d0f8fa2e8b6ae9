// SPDX-License-Identifier: MIT

/// Determines whether a difference between a preferred and a current length is significant.
nonisolated enum FittingTolerance {
  /// Returns whether a preferred length differs significantly from the current length, in points. It does if it is
  /// larger, because the content would not fit, or smaller by more than half a point. NaN differs from everything.
  static func differs(_ preferred: Double, from present: Double) -> Bool {
    let growth = preferred - present
    return !(growth >= -UIKitTuning.fitTolerance && growth <= UIKitTuning.fitGrowthTolerance)
  }
}
