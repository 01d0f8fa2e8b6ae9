// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the circle, taken from its published sample project.
extension LayoutsTuning {
  /// The width and height of a tile on the circle in points (70).
  static let circleTile: CGFloat = 70
  /// The shorter side of the view divided by the initial radius (2.5).
  static let circleShare: CGFloat = 2.5
  /// The size of the hand at the center in points (20 x 200). Even on the smallest phone, the hand does not reach the
  /// tiles.
  static let circleHand = CGSize(width: 20, height: 200)
  /// The scale of a deleted tile when it reaches the center (0.1).
  static let circleVanishing: CGFloat = 0.1
  /// The width and height of a tile in the grid in points (200), and the spacing around each tile (13).
  static let turningTile: CGFloat = 200
  static let turningSpacing: CGFloat = 13
  /// The angle in radians by which a tile in the grid rotates forward when it disappears, and backward when it appears
  /// (π/4).
  static let turningAngle: CGFloat = .pi / 4
}
