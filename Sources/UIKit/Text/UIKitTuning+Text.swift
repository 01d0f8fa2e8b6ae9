// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Points to whose multiples measured texts are rounded up (0.5, a pixel of a screen of scale 2). Without rounding,
  /// frames that follow texts lie between pixels and look blurred; a coarser grid leaves visible gaps.
  nonisolated static let textGrid: CGFloat = 0.5

  /// The factor by which a font shrinks in each trial when several lines must fit (0.95). Nearer to 1, texts fit
  /// more tightly and trials take longer.
  nonisolated static let fontShrinkStep: CGFloat = 0.95

  /// The smallest part of the font size that a label without a minimum shrinks to (0.05), so that trials end.
  nonisolated static let smallestFontScale: CGFloat = 0.05

  /// The side in points of a rectangle that does not limit a text (10,000,000). A smaller one would break long lines.
  nonisolated static let unlimitedText: CGFloat = 10_000_000
}
