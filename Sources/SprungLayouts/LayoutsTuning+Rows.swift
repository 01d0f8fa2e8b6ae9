// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the wheel and of the list of cards.
extension LayoutsTuning {
  /// The size of a card on the wheel in points (140 x 190).
  static let wheelCard = CGSize(width: 140, height: 190)
  /// The minimum radius of the wheel in points (480), and its ratio to a wide view's width (0.75). With smaller values,
  /// cards are rotated more.
  static let wheelRadius: (least: CGFloat, share: CGFloat) = (480, 0.75)
  /// The angle in radians, measured from the top of the wheel, beyond which cards are not displayed (1.3).
  static let wheelHorizon: CGFloat = 1.3

  /// The height of a card in the list (180), the spacing between cards (16), the margin at the edges (16), and the
  /// maximum width of a card (560), in points.
  static let vegaHeight: CGFloat = 180
  static let vegaSpacing: CGFloat = 16
  static let vegaMargin: CGFloat = 16
  static let vegaWidest: CGFloat = 560
  /// The decrease in scale of a card that is tucked under the upper edge (0.15), and the fraction of the other cards'
  /// movement by which it moves (0.25).
  static let vegaShrink: CGFloat = 0.15
  static let vegaTuck: CGFloat = 0.25
  /// The increase in spacing between cards as a fraction of the overscroll distance (0.12). With larger values, the
  /// list looks like rubber.
  static let vegaStretch: CGFloat = 0.12
}
