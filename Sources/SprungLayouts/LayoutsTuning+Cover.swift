// SPDX-License-Identifier: MIT

import UIKit

/// The constants of a screen that bounces on its lower edge.
extension LayoutsTuning {
  /// Gravity of 1 is 1000 points per second squared (4). Less and the screen floats.
  static let coverGravity: CGFloat = 4
  /// Share of the speed that a bounce keeps (0.5).
  static let coverElasticity: CGFloat = 0.5
  /// Height in points of the hop that a hint gives (40).
  static let coverHop: CGFloat = 40
  /// Points beyond the upper edge where an open screen stops (40), so that its shadow is gone too.
  static let coverMargin: CGFloat = 40
  /// Oscillations per second of the spring by which a finger drags the screen (9). The screen hangs 1.3 points below it.
  static let coverGrip: CGFloat = 9
}
