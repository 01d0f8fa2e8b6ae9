// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the stacks, mostly taken from their published sample project.
extension LayoutsTuning {
  /// The width and height of a pile (180) and of its photos (170) in points.
  static let pileSide: CGFloat = 180
  static let pilePhoto: CGFloat = 170
  /// The margin around all piles (20), and the minimum gap between piles in wide (50) and narrow (20) views, in points.
  static let pileMargin: CGFloat = 20
  static let pileGap: (wide: CGFloat, narrow: CGFloat) = (50, 20)
  /// The minimum width of a wide view in points (600).
  static let pileWideView: CGFloat = 600
  /// The height of a caption (25), and its distance from the pile (8), in points.
  static let pileCaption: (height: CGFloat, distance: CGFloat) = (25, 8)
  /// The rotations of a pile's visible photos as multiples of `pileAngle` (0, 1 and -1), and `pileAngle` in degrees
  /// (5).
  static let pileTurns: [CGFloat] = [0, 1, -1]
  static let pileAngle: CGFloat = 5
  /// The pinch scale beyond which a released pile opens (2.5).
  static let pileThreshold: CGFloat = 2.5
  /// The opacity of a photo's shadow, 0...1 (0.5).
  static let pileShadow: CGFloat = 0.5
  /// The pinch scale at which a pile is completely spread into the grid (4).
  static let pileOpenScale: CGFloat = 4
  /// The progress of the opening at which all other views have faded out (0.75).
  static let pileFadeShare: CGFloat = 0.75
  /// The z index of the opened pile's photos (1000), in front of all other views.
  static let pileFront = 1000

  /// The size of a photo in the grid (170 x 197), the spacing between photos (10), and the section insets, in points.
  static let gridPhoto = CGSize(width: 170, height: 197)
  static let gridSpacing: CGFloat = 10
  static let gridInset = UIEdgeInsets(top: 4, left: 10, bottom: 14, right: 10)
  /// The heights of headers (50) and footers (44) in the grid, in points.
  static let gridBoundaries: (header: CGFloat, footer: CGFloat) = (50, 44)

  /// Returns a label's height in points, scaled for the view's text size but limited to twice the default height.
  @MainActor static func scaled(_ height: CGFloat, for view: UIView?) -> CGFloat {
    min(2 * height, UIFontMetrics.default.scaledValue(for: height, compatibleWith: view?.traitCollection))
  }
}
