// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The factor by which a font shrinks in each attempt when multiple lines must fit (0.95). With values closer to 1,
  /// the text fits more tightly, but more attempts are needed.
  nonisolated static let fontShrinkStep: CGFloat = 0.95

  /// The maximum ratio of text width to line width up to which letter spacing is reduced (1.05). AppKit's
  /// `tighteningFactorForTruncation` has the same default (5 %).
  nonisolated static let tightening: CGFloat = 1.05

  /// The number of font sizes that a single-line label tries before it truncates its text (8). With each attempt, the
  /// size is closer to the largest size that fits.
  nonisolated static let fontShrinkTrials = 8

  /// The minimum font scale of a label that does not set one (0.05), which limits the number of attempts.
  nonisolated static let smallestFontScale: CGFloat = 0.05

  /// The side length in points of a rectangle that does not limit text (10,000,000). With a smaller value, long lines
  /// would wrap.
  nonisolated static let unlimitedText: CGFloat = 10_000_000

  /// The minimum distance in points between the measured baseline and the host's baseline at which characters are
  /// shifted (0.25). A smaller difference is invisible, and fonts other than the system font deviate by that much
  /// anyway.
  nonisolated static let smallestBaselineShift: CGFloat = 0.25

  /// The default distance between tab stops in points (28, as in iOS's default paragraph style).
  nonisolated static let tabInterval: CGFloat = 28

  /// The minimum width, in points, of the space beside an exclusion path for a line to be placed there (10).
  nonisolated static let smallestLineGap: CGFloat = 10

  /// The distance from the center of a line down to its baseline, as a fraction of the font size (0.3555). This is the
  /// system font's ascender minus half its line height.
  nonisolated static let baselineBelowMiddle: CGFloat = 0.3555
}
