// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the wheel and of the list of cards.
extension LayoutsTuning {
  /// Size of a card of the wheel in points (140 x 190).
  static let wheelCard = CGSize(width: 140, height: 190)
  /// Minimum radius of the wheel in points (480), and its ratio to a wide view's width (0.75). Smaller: cards rotate
  /// more.
  static let wheelRadius: (least: CGFloat, share: CGFloat) = (480, 0.75)
  /// Angle from the top in radians beyond which cards are not displayed (1.3).
  static let wheelHorizon: CGFloat = 1.3

  /// Height of a card of the list (180), spacing between cards (16), margin at the edges (16), and maximum width of a
  /// card (560), in points.
  static let vegaHeight: CGFloat = 180
  static let vegaSpacing: CGFloat = 16
  static let vegaMargin: CGFloat = 16
  static let vegaWidest: CGFloat = 560
  /// Decrease in scale of a card that is tucked under the upper edge (0.15), and its movement relative to that of the
  /// other cards (0.25).
  static let vegaShrink: CGFloat = 0.15
  static let vegaTuck: CGFloat = 0.25
  /// Increase of the distance between cards relative to the overscroll (0.12). Larger: looks like rubber.
  static let vegaStretch: CGFloat = 0.12
}
