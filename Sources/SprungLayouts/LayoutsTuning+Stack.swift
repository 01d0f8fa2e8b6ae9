// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the stacks, as published with their sample project.
extension LayoutsTuning {
  /// Width and height in points of a pile (180) and of a photo in it (170).
  static let pileSide: CGFloat = 180
  static let pilePhoto: CGFloat = 170
  /// Points around all piles (20), and the least between two of them in a wide view (50) and in a narrow one (20).
  static let pileMargin: CGFloat = 20
  static let pileGap: (wide: CGFloat, narrow: CGFloat) = (50, 20)
  /// Points from which on a view is wide (600).
  static let pileWideView: CGFloat = 600
  /// The height in points of a caption (25), and the points between it and its pile (8).
  static let pileCaption: (height: CGFloat, distance: CGFloat) = (25, 8)
  /// The angles of the photos of a pile that can be seen, in degrees as a multiple of `pileAngle` (0, 1 and -1), and that (5).
  static let pileTurns: [CGFloat] = [0, 1, -1]
  static let pileAngle: CGFloat = 5
  /// The scale of a pinch beyond which a pile that is let go opens (2.5).
  static let pileThreshold: CGFloat = 2.5
  /// How dark the shadow of a photo is, 0...1 (0.5).
  static let pileShadow: CGFloat = 0.5
  /// The scale of a pinch with which a pile has come all the way to the grid (4).
  static let pileOpenScale: CGFloat = 4
  /// The share of that way at which everything else has faded (0.75).
  static let pileFadeShare: CGFloat = 0.75
  /// The z index of the photos of the opened pile (1000), in front of everything else.
  static let pileFront = 1000

  /// The size in points of a photo in the grid (170 x 197), the points between photos (10) and around them.
  static let gridPhoto = CGSize(width: 170, height: 197)
  static let gridSpacing: CGFloat = 10
  static let gridInset = UIEdgeInsets(top: 4, left: 10, bottom: 14, right: 10)
  /// The heights in points of the grid's headers and footers (50 and 44).
  static let gridBoundaries: (header: CGFloat, footer: CGFloat) = (50, 44)

  /// A height of words in points, scaled with the text size of a view but to twice the usual height at most.
  @MainActor static func scaled(_ height: CGFloat, for view: UIView?) -> CGFloat {
    min(2 * height, UIFontMetrics.default.scaledValue(for: height, compatibleWith: view?.traitCollection))
  }
}
