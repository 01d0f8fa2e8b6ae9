// SPDX-License-Identifier: MIT

import UIKit

/// The constants of falling tiles.
extension LayoutsTuning {
  /// The width and height of a tile in a sufficiently large view (64), and the spacing between and around tiles (8), in
  /// points.
  static let fallingTile: CGFloat = 64
  static let fallingGap: CGFloat = 8
  /// The gravity; 1 is 1000 points per second squared (2.5).
  static let fallingGravity: CGFloat = 2.5
  /// The fraction of the speed that remains after a bounce: the value for the lowest tile of a column (0.2), the
  /// increase for each tile above it (0.04), and the maximum (0.45). If all tiles bounced equally, a column would look
  /// rigid.
  static let fallingElasticity: (first: CGFloat, step: CGFloat, most: CGFloat) = (0.2, 0.04, 0.45)
}
