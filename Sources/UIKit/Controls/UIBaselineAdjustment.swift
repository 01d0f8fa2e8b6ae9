// SPDX-License-Identifier: MIT

/// The vertical alignment of letters that have shrunk to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the foot of the line in its full size.
  case alignBaselines = 0
  /// In the middle of the line.
  case alignCenters = 1
  /// At the top of the line.
  case none = 2
}
