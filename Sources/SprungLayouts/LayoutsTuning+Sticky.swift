// SPDX-License-Identifier: MIT

import UIKit

/// The constants of items that stick to edges and corners, and of the curtain.
extension LayoutsTuning {
  /// The density of a sticky item (0.01). Light items accelerate strongly, because the force of a field does not depend
  /// on mass.
  static let stickyDensity: CGFloat = 0.01
  /// The linear resistance in 1/s at edges (20, for a soft stop). With smaller values, items overshoot.
  static let edgeResistance: CGFloat = 20
  /// The linear resistance in 1/s at corners (8, for a small overshoot). Larger values require harder throws.
  static let cornerResistance: CGFloat = 8
  /// The distances beyond the center in points at which the first field ends (1) and the second one starts (0.25). If
  /// an item at rest at the center were in both fields or in neither, it would stay there.
  static let stickySeam: (end: CGFloat, start: CGFloat) = (1, 0.25)

  /// The gravity; 1 is 1000 points per second squared (5). With a smaller value, the curtain seems to float.
  static let curtainGravity: CGFloat = 5
  /// The density of the curtain (400). It is high, so that attached items hardly slow the curtain down.
  static let curtainDensity: CGFloat = 400
}
