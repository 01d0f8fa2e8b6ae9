// SPDX-License-Identifier: MIT

/// The vertical alignment of text whose font size has been reduced.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// The text has the same baseline as at full size.
  case alignBaselines = 0
  /// The text is vertically centered in the line.
  case alignCenters = 1
  /// The text is aligned with the top of the line.
  case none = 2
}
