// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The number of grid units per point size (75, our choice). The diameter of a circle symbol is 1.5 times the cap
  /// height.
  nonisolated static let symbolGrid: CGFloat = 75
  /// The width of the clear margin around a shape that is in front of another shape, in grid units (5.5, our choice).
  /// With values below 4, slashes merge with the shapes behind them.
  nonisolated static let symbolGap: CGFloat = 5.5
  /// The maximum line width of a detail inside a body, in grid units (9, our choice). With higher values, the details
  /// of small bodies merge into a filled area at heavy weights.
  nonisolated static let symbolDetailLine: CGFloat = 9
  /// The scale of a symbol inside a circle or square (0.54, our choice).
  nonisolated static let symbolEnclosedScale: CGFloat = 0.54
  /// The factor by which the line width of shapes inside other shapes is multiplied (0.95, our choice).
  nonisolated static let symbolEnclosedLine: CGFloat = 0.95
  /// The scale of a badge (0.44, our choice).
  nonisolated static let symbolBadgeScale: CGFloat = 0.44
  /// The minimum size of the frame of a symbol with a slash, in grid units.
  nonisolated static let symbolSlashFrame = CGSize(width: 76, height: 78)
  /// The minimum size of the frame of a symbol with a badge, in grid units.
  nonisolated static let symbolBadgeFrame = CGSize(width: 88, height: 92)
  /// The line widths of the weights from ultra light to black, as fractions of the point size (close to Apple's
  /// values).
  nonisolated static let symbolLines: [CGFloat] = [0.03, 0.046, 0.063, 0.085, 0.098, 0.114, 0.13, 0.147, 0.165]
  /// The scales of small, medium and large symbols. Apple's large symbols are about 30 % larger than its medium ones.
  nonisolated static let symbolScales: [CGFloat] = [0.783, 1, 1.29]
  /// The cap height of the system font as a fraction of the point size. Symbols are vertically centered on the cap
  /// height.
  nonisolated static let symbolCapHeight: CGFloat = 0.704_589_843_75
}
