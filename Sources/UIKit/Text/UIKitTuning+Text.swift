// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The factor by which a font shrinks in each trial when several lines must fit (0.95). Nearer to 1, texts fit
  /// more tightly and trials take longer.
  nonisolated static let fontShrinkStep: CGFloat = 0.95

  /// The factor (1.05) by which a text may be wider than its line before letters can no longer move together: that of
  /// `tighteningFactorForTruncation` of AppKit's paragraph style.
  nonisolated static let tightening: CGFloat = 1.05

  /// The number of sizes (8) that a label of one line tries before its text is cut. Each is nearer to the largest that fits.
  nonisolated static let fontShrinkTrials = 8

  /// The smallest part of the font size that a label without a minimum shrinks to (0.05), so that trials end.
  nonisolated static let smallestFontScale: CGFloat = 0.05

  /// The side in points of a rectangle that does not limit a text (10,000,000). A smaller one would break long lines.
  nonisolated static let unlimitedText: CGFloat = 10_000_000

  /// The distance in points (0.25) between the measured baseline and the one that a host would choose, from which on
  /// the letters are shifted. A smaller difference is not visible, and fonts other than the system's differ by as much.
  nonisolated static let smallestBaselineShift: CGFloat = 0.25

  /// The distance in points (28) between tabulator stops of a paragraph that does not set them: that of iOS's default paragraph style.
  nonisolated static let tabInterval: CGFloat = 28

  /// The smallest width in points (10) of the space beside an excluded path in which a line is placed.
  nonisolated static let smallestLineGap: CGFloat = 10

  /// The distance of the baseline below the middle of a line, in units of the font's size (0.3555): the system font's
  /// ascender minus half its line height.
  nonisolated static let baselineBelowMiddle: CGFloat = 0.3555
}
