// SPDX-License-Identifier: MIT

import UIKit

/// The constants of tiles that fall.
extension LayoutsTuning {
  /// Width and height in points of a tile where there is room (64), and the points between tiles and around them (8).
  static let fallingTile: CGFloat = 64
  static let fallingGap: CGFloat = 8
  /// Gravity of 1 is 1000 points per second squared (2.5).
  static let fallingGravity: CGFloat = 2.5
  /// Share of the speed that a bounce keeps: of the lowest tile of a column (0.2), how much more each one above it keeps
  /// (0.04), and the most (0.45). Equal shares make a column look like one piece.
  static let fallingElasticity: (first: CGFloat, step: CGFloat, most: CGFloat) = (0.2, 0.04, 0.45)
}
