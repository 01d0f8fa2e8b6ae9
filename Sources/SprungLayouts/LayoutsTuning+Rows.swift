// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the wheel and of the list of cards.
extension LayoutsTuning {
  /// The size in points of a card of the wheel (140 x 190).
  static let wheelCard = CGSize(width: 140, height: 190)
  /// The least radius in points of the wheel (480), and its share of a wide view (0.75). Less turns the cards more.
  static let wheelRadius: (least: CGFloat, share: CGFloat) = (480, 0.75)
  /// The angle in radians from the top beyond which cards are not shown (1.3).
  static let wheelHorizon: CGFloat = 1.3

  /// The height in points of a card of the list (180), the points between cards (16) and at the edges (16), and how wide a
  /// card gets (560).
  static let vegaHeight: CGFloat = 180
  static let vegaSpacing: CGFloat = 16
  static let vegaMargin: CGFloat = 16
  static let vegaWidest: CGFloat = 560
  /// How much smaller a card is that has gone under the upper edge (0.15), and the share of the way that it has moved by
  /// then, of that which the others go (0.25).
  static let vegaShrink: CGFloat = 0.15
  static let vegaTuck: CGFloat = 0.25
  /// The share of a pull beyond the beginning by which the distance between cards grows (0.12). More looks like rubber.
  static let vegaStretch: CGFloat = 0.12
}
