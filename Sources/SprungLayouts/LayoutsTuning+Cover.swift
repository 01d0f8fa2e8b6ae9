// SPDX-License-Identifier: MIT

import UIKit

/// The constants of a screen that bounces on its lower edge.
extension LayoutsTuning {
  /// The gravity; 1 is 1000 points per second squared (4). With a smaller value, the screen seems to float.
  static let coverGravity: CGFloat = 4
  /// The fraction of the speed that remains after a bounce (0.5).
  static let coverElasticity: CGFloat = 0.5
  /// The height in points of a hop that hints at the content below (40).
  static let coverHop: CGFloat = 40
  /// The distance in points of an open screen beyond the upper edge (40), so that its shadow is not visible.
  static let coverMargin: CGFloat = 40
  /// The frequency in hertz of the spring by which a touch drags the screen (9). The screen hangs 1.3 points below the
  /// touch.
  static let coverGrip: CGFloat = 9
}
