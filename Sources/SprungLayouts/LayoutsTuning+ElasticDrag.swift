// SPDX-License-Identifier: MIT

import UIKit

extension LayoutsTuning {
  /// Frequency in hertz of the stiffest spring of a dragged item (8). Much smaller: the item is far behind the touch.
  static let dragFrequency: CGFloat = 8
  /// Damping ratio of these springs (0.6).
  static let dragDamping: CGFloat = 0.6
  /// Ratio of the lowest to the highest spring frequency (0.35). 1: the item does not tilt.
  static let dragLoosest: CGFloat = 0.35
}
