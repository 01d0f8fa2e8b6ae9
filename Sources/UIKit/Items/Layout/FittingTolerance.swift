// SPDX-License-Identifier: MIT

/// Decides which differences between a preferred and a present length matter.
nonisolated enum FittingTolerance {
  /// Whether a preferred length, in points, counts: it is larger than the current one, so that content does not fit, or smaller
  /// by more than half a point. A NaN differs from everything.
  static func differs(_ preferred: Double, from present: Double) -> Bool {
    let growth = preferred - present
    return !(growth >= -UIKitTuning.fitTolerance && growth <= UIKitTuning.fitGrowthTolerance)
  }
}
