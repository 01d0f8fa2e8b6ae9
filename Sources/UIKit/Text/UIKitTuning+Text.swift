// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The factor by which a font shrinks per attempt when several lines must fit (0.95). Values closer to 1 fit more
  /// tightly but need more attempts.
  nonisolated static let fontShrinkStep: CGFloat = 0.95

  /// The maximum ratio of a text's width to the line width at which letter spacing can be reduced (1.05). AppKit's
  /// `tighteningFactorForTruncation` has the same default of 5 %.
  nonisolated static let tightening: CGFloat = 1.05

  /// The number of font sizes that a single-line label tries before it truncates its text (8). Each attempt is closer
  /// to the largest size that fits.
  nonisolated static let fontShrinkTrials = 8

  /// The minimum font scale of a label without an explicit minimum (0.05), so that the attempts end.
  nonisolated static let smallestFontScale: CGFloat = 0.05

  /// The side length of a rectangle that does not limit text, in points (10,000,000). A smaller one would wrap long
  /// lines.
  nonisolated static let unlimitedText: CGFloat = 10_000_000

  /// The minimum distance between the measured baseline and the host's baseline, in points (0.25), at which characters
  /// are shifted. A smaller difference is invisible, and fonts other than the system font differ as much.
  nonisolated static let smallestBaselineShift: CGFloat = 0.25

  /// The default interval of tab stops in points (28): that of iOS's default paragraph style.
  nonisolated static let tabInterval: CGFloat = 28

  /// The minimum width of the space beside an exclusion path in which a line is placed, in points (10).
  nonisolated static let smallestLineGap: CGFloat = 10

  /// The distance of the baseline below the center of a line, in units of the font size (0.3555). It is the system
  /// font's ascender minus half its line height.
  nonisolated static let baselineBelowMiddle: CGFloat = 0.3555
}
