// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The duration in seconds (0.3) of the animation that begins or ends a search, in which the bar slides and the field
  /// moves. Our choice.
  static let searchDuration: TimeInterval = 0.3

  /// The opacity of the black view over content that a search obscures (0.2). Our choice. With lower values, the
  /// content appears usable.
  static let searchDimmingOpacity: CGFloat = 0.2

  /// The distance in points between the sides of a navigation bar and its search field: 16, or 20 from a width of 414
  /// points. During a search, it is 8.
  static let searchRowSide = (narrow: CGFloat(16), wide: CGFloat(20), widthOfWide: CGFloat(414), active: CGFloat(8))
}
