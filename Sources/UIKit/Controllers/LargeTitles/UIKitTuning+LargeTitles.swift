// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The height of the large title row in points (52) at the default text size.
  static let largeTitleRowHeight: CGFloat = 52

  /// The distance between the button row and the large title in points (3.5).
  static let largeTitleTop: CGFloat = 3.5

  /// The minimum difference between the heights of the row and its title in points (4). The height of the row grows
  /// with the text size, for example to 61.5 points for a 48-point font.
  static let largeTitleLeastMargin: CGFloat = 4

  /// The maximum scale of a large title, and the distance in points by which the content must be pulled down to reach
  /// it. The scale (1.1) is the same as in iOS 13 to 18. The distance (100) is our choice: with a shorter distance, the
  /// title would visibly grow before the row does.
  static let largeTitleScale = (scale: CGFloat(1.1), pull: CGFloat(100))

  /// The duration in seconds (0.2) of the inline title's fade-in after the large title has scrolled away.
  static let inlineTitleDuration: TimeInterval = 0.2

  /// The height of the prompt row in points (30), and its font size (12, our choice).
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 12
}
