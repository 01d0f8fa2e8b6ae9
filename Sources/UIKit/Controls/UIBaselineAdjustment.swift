// SPDX-License-Identifier: MIT

/// How letters that have shrunk to fit stand in their line.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the foot of the line in its full size.
  case alignBaselines = 0
  /// In the middle of the line.
  case alignCenters = 1
  /// At the top of the line.
  case none = 2
}
