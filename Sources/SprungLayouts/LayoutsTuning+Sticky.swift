// SPDX-License-Identifier: MIT

import UIKit

/// The constants of items that stick to edges and corners, and of the curtain.
extension LayoutsTuning {
  /// Density of a sticky item (0.01). Light items are accelerated strongly, because the force of a field does not
  /// depend on mass.
  static let stickyDensity: CGFloat = 0.01
  /// Linear resistance in 1/s of items that stick to edges (20: a soft stop). Smaller: they overshoot.
  static let edgeResistance: CGFloat = 20
  /// Linear resistance in 1/s of items that stick to corners (8: a small overshoot). Larger: throws must be stronger.
  static let cornerResistance: CGFloat = 8
  /// Distances beyond the center in points at which the first field ends (1) and the second one starts (0.25). If both
  /// met exactly at the center, an item at rest there would be in both fields and stay. A gap would also hold it.
  static let stickySeam: (end: CGFloat, start: CGFloat) = (1, 0.25)

  /// Gravity; 1 is 1000 points per second squared (5). Smaller: the curtain seems to float.
  static let curtainGravity: CGFloat = 5
  /// Density of the curtain (400), so that attached items hardly slow it down.
  static let curtainDensity: CGFloat = 400
}
