// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the stacks, as published with their sample project.
extension LayoutsTuning {
  /// Width and height of a pile (180) and of its photos (170) in points.
  static let pileSide: CGFloat = 180
  static let pilePhoto: CGFloat = 170
  /// Margin around all piles in points (20), and minimum spacing between piles in wide (50) and narrow (20) views.
  static let pileMargin: CGFloat = 20
  static let pileGap: (wide: CGFloat, narrow: CGFloat) = (50, 20)
  /// Minimum width of a wide view in points (600).
  static let pileWideView: CGFloat = 600
  /// Height of a caption (25), and its distance from the pile (8), in points.
  static let pileCaption: (height: CGFloat, distance: CGFloat) = (25, 8)
  /// Rotation of the visible photos of a pile as multiples of `pileAngle` (0, 1 and -1), and that angle in degrees (5).
  static let pileTurns: [CGFloat] = [0, 1, -1]
  static let pileAngle: CGFloat = 5
  /// Scale of a pinch beyond which a released pile opens (2.5).
  static let pileThreshold: CGFloat = 2.5
  /// Opacity of a photo's shadow, 0...1 (0.5).
  static let pileShadow: CGFloat = 0.5
  /// Scale of a pinch at which a pile is completely spread into the grid (4).
  static let pileOpenScale: CGFloat = 4
  /// Progress of the opening at which everything else has faded out (0.75).
  static let pileFadeShare: CGFloat = 0.75
  /// Z index of the photos of the opened pile (1000), in front of everything else.
  static let pileFront = 1000

  /// Size of a photo in the grid (170 x 197), spacing between photos (10), and section insets, in points.
  static let gridPhoto = CGSize(width: 170, height: 197)
  static let gridSpacing: CGFloat = 10
  static let gridInset = UIEdgeInsets(top: 4, left: 10, bottom: 14, right: 10)
  /// Heights of headers (50) and footers (44) of the grid in points.
  static let gridBoundaries: (header: CGFloat, footer: CGFloat) = (50, 44)

  /// Returns the height of a label in points, scaled for the text size of a view to at most twice the default height.
  @MainActor static func scaled(_ height: CGFloat, for view: UIView?) -> CGFloat {
    min(2 * height, UIFontMetrics.default.scaledValue(for: height, compatibleWith: view?.traitCollection))
  }
}
