// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The duration in seconds (0.3) of the animation that begins or ends a search, during which the bar slides and the
  /// search field moves. Our choice.
  static let searchDuration: TimeInterval = 0.3

  /// The opacity (0.2) of the black view over content that a search obscures. Our choice: with lower values, the
  /// content would appear to be enabled.
  static let searchDimmingOpacity: CGFloat = 0.2

  /// The distance in points between the sides of a navigation bar and its search field: 16, or 20 if the bar is at
  /// least 414 points wide. During a search, the distance is 8.
  static let searchRowSide = (narrow: CGFloat(16), wide: CGFloat(20), widthOfWide: CGFloat(414), active: CGFloat(8))
}
