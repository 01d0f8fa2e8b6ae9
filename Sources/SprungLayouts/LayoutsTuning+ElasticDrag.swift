// SPDX-License-Identifier: MIT

import UIKit

extension LayoutsTuning {
  /// The frequency in hertz of a dragged item's stiffest spring (8). With much smaller values, the item lags far
  /// behind.
  static let dragFrequency: CGFloat = 8
  /// The damping ratio of a dragged item's springs (0.6).
  static let dragDamping: CGFloat = 0.6
  /// The ratio of the lowest to the highest spring frequency (0.35). With a value of 1, the item does not tilt.
  static let dragLoosest: CGFloat = 0.35
}
