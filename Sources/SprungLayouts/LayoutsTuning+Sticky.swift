// SPDX-License-Identifier: MIT

import UIKit

/// The constants of what sticks to edges and corners, and of the curtain.
extension LayoutsTuning {
  /// Density of a sticky item (0.01): light items are pulled hard, because a field's force does not depend on the mass.
  static let stickyDensity: CGFloat = 0.01
  /// Linear resistance in 1/s of what sticks to edges (20: a soft arrival). Less overshoots.
  static let edgeResistance: CGFloat = 20
  /// Linear resistance in 1/s of what sticks to corners (8: it swings in). More needs stronger throws.
  static let cornerResistance: CGFloat = 8
  /// Points beyond the middle to which the field before it reaches, and from which the one behind it does (1 and 0.25).
  /// If both met exactly in the middle, an item at rest there would be in both and stay; a gap would hold it too.
  static let stickySeam: (end: CGFloat, start: CGFloat) = (1, 0.25)

  /// Gravity of 1 is 1000 points per second squared (5). Less and the curtain floats.
  static let curtainGravity: CGFloat = 5
  /// Density of the curtain (400). Attached items hardly slow it down.
  static let curtainDensity: CGFloat = 400
}
