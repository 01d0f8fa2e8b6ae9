// SPDX-License-Identifier: MIT

import UIKit

extension LayoutsTuning {
  /// Oscillations per second of the spring at the firmest corner of an item that is dragged (8). Much less and the item
  /// is far behind the finger.
  static let dragFrequency: CGFloat = 8
  /// Share of critical damping of these springs (0.6).
  static let dragDamping: CGFloat = 0.6
  /// The loosest corner's share of the firmest one's frequency (0.35). 1 does not tilt.
  static let dragLoosest: CGFloat = 0.35
}
