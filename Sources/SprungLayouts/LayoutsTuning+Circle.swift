// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the circle, as published with its sample project.
extension LayoutsTuning {
  /// Width and height in points of a tile on the circle (70).
  static let circleTile: CGFloat = 70
  /// The shorter side of the view divided by the initial radius (2.5).
  static let circleShare: CGFloat = 2.5
  /// The size in points of the hand in the middle (20 x 200: it ends before the tiles on the smallest phone).
  static let circleHand = CGSize(width: 20, height: 200)
  /// How large a tile is that has gone into the middle (0.1).
  static let circleVanishing: CGFloat = 0.1
  /// Width and height in points of a tile of the grid (200), and the points around each (13).
  static let turningTile: CGFloat = 200
  static let turningSpacing: CGFloat = 13
  /// The rotation in radians of a tile of the grid that appears (backwards) or disappears (a quarter of pi).
  static let turningAngle: CGFloat = .pi / 4
}
