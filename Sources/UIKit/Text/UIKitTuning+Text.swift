// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The factor by which a font shrinks in each trial when several lines must fit (0.95). Nearer to 1, texts fit
  /// more tightly and trials take longer.
  nonisolated static let fontShrinkStep: CGFloat = 0.95

  /// The number of sizes (8) that a label of one line tries before its text is cut. Each is nearer to the largest that fits.
  nonisolated static let fontShrinkTrials = 8

  /// The smallest part of the font size that a label without a minimum shrinks to (0.05), so that trials end.
  nonisolated static let smallestFontScale: CGFloat = 0.05

  /// The side in points of a rectangle that does not limit a text (10,000,000). A smaller one would break long lines.
  nonisolated static let unlimitedText: CGFloat = 10_000_000
}
