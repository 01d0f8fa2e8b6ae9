// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The height in points of the row with a large title (52), with the usual text size.
  static let largeTitleRowHeight: CGFloat = 52

  /// Points between the row with the buttons and a large title (3.5).
  static let largeTitleTop: CGFloat = 3.5

  /// Points by which the row is higher than its title at least (4): it grows with the text, to 61.5 points with 48-point letters.
  static let largeTitleLeastMargin: CGFloat = 4

  /// The largest scale of a large title, and the points that the content is then pulled down. The scale (1.1) is that of iOS 13 to 18,
  /// the distance (100) our choice. With less, the title grows before the row is seen to be longer.
  static let largeTitleScale = (scale: CGFloat(1.1), pull: CGFloat(100))

  /// Seconds in which the title between the buttons appears once the large title has left (0.2).
  static let inlineTitleDuration: TimeInterval = 0.2

  /// The height in points of the row with a prompt (30), and the size of its letters (12, our choice).
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 12
}
