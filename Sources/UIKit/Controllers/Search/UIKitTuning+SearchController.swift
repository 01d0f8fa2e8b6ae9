// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Seconds in which a search begins and ends (0.3): the bar slides away and the field moves. Our choice.
  static let searchDuration: TimeInterval = 0.3

  /// The opacity of the black over content that a search obscures (0.2). Our choice. Less, and the content seems usable.
  static let searchDimmingOpacity: CGFloat = 0.2

  /// Points between the sides of a navigation bar and its search field: 16, and 20 from a width of 414 points on; 8 during a search.
  static let searchRowSide = (narrow: CGFloat(16), wide: CGFloat(20), widthOfWide: CGFloat(414), active: CGFloat(8))
}
