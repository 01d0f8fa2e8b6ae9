// SPDX-License-Identifier: MIT

import UIKit

/// The constants of a screen that bounces on its lower edge.
extension LayoutsTuning {
  /// Gravity; 1 is 1000 points per second squared (4). Smaller: the screen seems to float.
  static let coverGravity: CGFloat = 4
  /// Fraction of the speed after a bounce (0.5).
  static let coverElasticity: CGFloat = 0.5
  /// Height of a hop that hints at the content below, in points (40).
  static let coverHop: CGFloat = 40
  /// Distance of an open screen beyond the upper edge in points (40), so that its shadow is not visible.
  static let coverMargin: CGFloat = 40
  /// Frequency in hertz of the spring with which a touch drags the screen (9). The screen hangs 1.3 points below the
  /// touch.
  static let coverGrip: CGFloat = 9
}
