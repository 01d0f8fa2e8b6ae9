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
  /// The distance in points between the upper edge and an open screen (40). It is large enough to hide the screen's
  /// shadow.
  static let coverMargin: CGFloat = 40
  /// The frequency in hertz of the spring by which a touch drags the screen (9). With this stiffness, the screen sags
  /// 1.3 points below the touch.
  static let coverGrip: CGFloat = 9
}
