// SPDX-License-Identifier: MIT

/// The vertical alignment of text that has been reduced in size.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// Aligned with the baseline of the text at full size.
  case alignBaselines = 0
  /// Vertically centered in the line.
  case alignCenters = 1
  /// Aligned with the top of the line.
  case none = 2
}
