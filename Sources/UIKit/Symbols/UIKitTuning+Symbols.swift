// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Units of the grid of symbols in a point size (75, ours): the ring of a circle is as wide as capitals are high, and half more.
  nonisolated static let symbolGrid: CGFloat = 75
  /// Units that stay clear around shapes in front of others (5.5, ours). Below 4 slashes merge with the shapes that
  /// they strike.
  nonisolated static let symbolGap: CGFloat = 5.5
  /// The widest line of a detail inside a body, in units (9, ours). More fills small bodies at heavy weights.
  nonisolated static let symbolDetailLine: CGFloat = 9
  /// The size of a symbol in a circle or square (0.54, ours).
  nonisolated static let symbolEnclosedScale: CGFloat = 0.54
  /// The width of lines of what is drawn smaller (0.95, ours).
  nonisolated static let symbolEnclosedLine: CGFloat = 0.95
  /// The size of a badge (0.44, ours).
  nonisolated static let symbolBadgeScale: CGFloat = 0.44
  /// The least frame of a symbol that is struck through, in units.
  nonisolated static let symbolSlashFrame = CGSize(width: 76, height: 78)
  /// The least frame of a symbol with a badge, in units.
  nonisolated static let symbolBadgeFrame = CGSize(width: 88, height: 92)
  /// Widths of lines from ultra light to black as parts of the point size (near Apple's).
  nonisolated static let symbolLines: [CGFloat] = [0.03, 0.046, 0.063, 0.085, 0.098, 0.114, 0.13, 0.147, 0.165]
  /// The sizes of small, medium and large symbols; Apple's large ones are about 30 % larger than medium ones.
  nonisolated static let symbolScales: [CGFloat] = [0.783, 1, 1.29]
  /// The height of capitals in the system font, as a part of the point size; symbols are centered on it.
  nonisolated static let symbolCapHeight: CGFloat = 0.704_589_843_75
}
