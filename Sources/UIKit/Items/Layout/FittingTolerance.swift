// SPDX-License-Identifier: MIT

/// Determines whether a difference between a preferred and a current length is significant.
nonisolated enum FittingTolerance {
  /// Whether a preferred length, in points, is significantly different: larger than the current one, so that content
  /// does not fit, or smaller by more than half a point. NaN differs from everything.
  static func differs(_ preferred: Double, from present: Double) -> Bool {
    let growth = preferred - present
    return !(growth >= -UIKitTuning.fitTolerance && growth <= UIKitTuning.fitGrowthTolerance)
  }
}
